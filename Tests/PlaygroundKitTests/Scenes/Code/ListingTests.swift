import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// The displayed code of scenes moves like the scenes.
@MainActor
final class ListingTests: XCTestCase {
    private struct Moved: Equatable {
        var axes: Axis.Set
        var insets: [CGFloat]
        var length: [CGFloat]
        var rest: [CGFloat]
    }

    /// The result of a drag over the middle of a scroll view, along its axes.
    private func moved(_ host: ViewHost, id: String, by way: CGVector, comparesLength: Bool) throws -> Moved {
        host.wait(0.2)
        let before = try XCTUnwrap(host.scrollSnapshot(ofID: id))
        host.drag(from: CGPoint(x: before.frame.midX, y: before.frame.midY), by: way)
        host.wait(4)
        let after = try XCTUnwrap(host.scrollSnapshot(ofID: id))
        let (insets, size) = (before.geometry.contentInsets, before.geometry.contentSize)
        let (isAcross, isDown) = (before.axes.contains(.horizontal), before.axes.contains(.vertical))
        let offset = after.geometry.contentOffset
        return Moved(
            axes: before.axes,
            insets: (isAcross ? [insets.leading, insets.trailing] : []) + (isDown ? [insets.top, insets.bottom] : []),
            length: comparesLength ? (isAcross ? [size.width] : []) + (isDown ? [size.height] : []) : [],
            rest: (isAcross ? [offset.x] : []) + (isDown ? [offset.y] : []))
    }

    private func check(
        _ name: String, id: String = PlaygroundScene.stageID, _ listing: some View, by way: CGVector,
        comparesLength: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let scene = makeSceneHost(try SceneCatalog.builtIn.scene(called: name), size: CGSize(width: 680, height: 600))
        scene.wait(0.2)
        let size = try XCTUnwrap(scene.scrollSnapshot(ofID: id)).frame.size
        let alone = ViewHost(size: size) { listing.onStage().id("listing") }
        XCTAssertEqual(
            try moved(scene, id: id, by: way, comparesLength: comparesLength),
            try moved(alone, id: "listing", by: way, comparesLength: comparesLength), name, file: file, line: line)
    }

    func testListingsRestWhereTheirScenesDo() async throws {
        try check("gallery", Gallery(), by: CGVector(dx: -260, dy: 0))
        try check("pages", FullPages(), by: CGVector(dx: -260, dy: 0))
        try check("sizing", id: "row margins", SizedCards(), by: CGVector(dx: -260, dy: 0))
        try check("transitions", Transitions(), by: CGVector(dx: -260, dy: 0))
        try check("list", LongList(), by: CGVector(dx: 0, dy: -200), comparesLength: false)
        try check("feed", Feed(), by: CGVector(dx: 0, dy: -200), comparesLength: false)
        try check("table", WideTable(), by: CGVector(dx: -200, dy: 0), comparesLength: false)
        try check("margins", Margins(), by: CGVector(dx: 0, dy: -200), comparesLength: false)
        try check("near-top", NearTopList(), by: CGVector(dx: 0, dy: -60), comparesLength: false)
        try check("near-top", NearTopList(), by: CGVector(dx: 0, dy: -240), comparesLength: false)
    }
}
