import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class NearTopTests: XCTestCase {
    private func scene() throws -> ViewHost {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "near-top"), size: CGSize(width: 680, height: 600))
        host.wait(0.2)
        return host
    }

    /// A slow drag, which ends without a fling.
    private func pull(_ host: ViewHost, by distance: CGFloat) {
        host.drag(from: CGPoint(x: 340, y: 450), by: CGVector(dx: 0, dy: -distance), over: 2)
        host.wait(3)
    }

    func testWhatEndsNearTheTopGoesThere() async throws {
        let host = try scene()
        pull(host, by: 120)
        XCTAssertEqual(host.stageOffset.y, 0, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains { $0.hasSuffix("rests at the top") }, "\(host.texts)")
    }

    func testWhatEndsFurtherDownStaysThere() async throws {
        let host = try scene()
        pull(host, by: 260)
        XCTAssertGreaterThan(host.stageOffset.y, 160)
        XCTAssertTrue(host.texts.contains { $0.hasSuffix("unchanged") }, "\(host.texts)")
    }

    func testAFlingUpIsCarriedToTheTopFromWhereItWouldHaveEnded() async throws {
        let host = try scene()
        pull(host, by: 300)
        pull(host, by: -200)
        XCTAssertEqual(host.stageOffset.y, 0, accuracy: 0.01)
    }

    func testTheTintEndsWhereNearDoes() async throws {
        let host = try scene()
        XCTAssertEqual(host.frame(ofID: "near")?.height, 160)
        let slider = try XCTUnwrap(host.frame(ofID: "slider Near"))
        host.click(at: CGPoint(x: slider.maxX - 7, y: slider.midY))
        host.wait(0.3)
        XCTAssertEqual(host.frame(ofID: "near")?.height, 400)
        pull(host, by: 300)
        XCTAssertEqual(host.stageOffset.y, 0, accuracy: 0.01)
    }
}
