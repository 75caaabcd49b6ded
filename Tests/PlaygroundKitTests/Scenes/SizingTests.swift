import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class SizingTests: XCTestCase {
    private func scene(width: CGFloat = 680, height: CGFloat = 900) throws -> ViewHost {
        let host = makeSceneHost(
            try SceneCatalog.builtIn.scene(called: "sizing"), size: CGSize(width: width, height: height))
        host.wait(0.2)
        return host
    }

    private func card(_ host: ViewHost, _ room: String = "margins", _ number: Int = 0) throws -> CGRect {
        try XCTUnwrap(host.frame(ofID: "\(room) \(number)"))
    }

    /// The colour's own plate, inside of the card's frame.
    private func plates(_ host: ViewHost) -> [CGSize] {
        host.displayList.items.compactMap { item in
            guard case .fill(.roundedRect(let rect, let radius), _) = item, radius == 12 else { return nil }
            return CGSize(width: rect.width, height: rect.height)
        }
    }

    func testCardsHaveTheRatioThatIsChosen() async throws {
        let host = try scene()
        for (share, ratio) in [(0.1, 1), (0.4, 4.0 / 3), (0.65, 16.0 / 9), (0.9, 0.75)] {
            host.choose(share, in: "ratio")
            let plates = plates(host)
            XCTAssertGreaterThan(plates.count, 3, "\(ratio)")
            for plate in plates { XCTAssertEqual(plate.width / plate.height, ratio, accuracy: 0.02, "\(ratio)") }
        }
    }

    func testTheSizeClassDecidesHowManyShareAWindow() async throws {
        let (wide, narrow) = (try scene(width: 680), try scene(width: 500))
        XCTAssertEqual(try card(wide).width, (680 - 56 - 16) / 2, accuracy: 0.01)
        XCTAssertEqual(try card(narrow).width, 500 - 56, accuracy: 0.01)
        wide.choose(0.5, in: "size class")
        XCTAssertEqual(try card(wide).width, 680 - 56, accuracy: 0.01)
        narrow.choose(0.85, in: "size class")
        XCTAssertEqual(try card(narrow).width, (500 - 56 - 16) / 2, accuracy: 0.01)
    }

    func testPaddingCutsCardsOffAndMarginsLetThemThrough() async throws {
        let host = try scene()
        let (padded, through) = (
            try XCTUnwrap(host.frame(ofID: "row padding")), try XCTUnwrap(host.frame(ofID: "row margins"))
        )
        XCTAssertEqual(padded.minX, 28)
        XCTAssertEqual(padded.maxX, 652)
        XCTAssertEqual(through.minX, 0)
        XCTAssertEqual(through.maxX, 680)
        XCTAssertEqual(try card(host, "padding").minX, try card(host, "margins").minX, "both rest in line")
        XCTAssertEqual(try card(host, "safeArea").minX, try card(host, "margins").minX, "all three do")
    }
}
