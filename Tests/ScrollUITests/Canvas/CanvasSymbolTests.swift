import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class CanvasSymbolTests: XCTestCase {
    func testAViewIsDrawnWhereTheCanvasPutsIt() async {
        var size: CGSize?
        let host = host(100, 80) {
            Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, _ in
                guard let dot = context.resolveSymbol(id: "dot") else { return }
                size = dot.size
                context.draw(dot, at: CGPoint(x: 50, y: 40))
                context.draw(dot, in: CGRect(x: 0, y: 0, width: 20, height: 12))
            } symbols: {
                Text("other").tag("text")
                Color.white.frame(width: 10, height: 6).tag("dot")
            }
        }
        XCTAssertEqual(size, CGSize(width: 10, height: 6))
        let dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("transform 1 0 0 1 45 37"), dump)
        XCTAssertTrue(dump.contains("transform 2 0 0 2 0 0"), dump)
        XCTAssertEqual(dump.components(separatedBy: "fill rect(0 0 10 6)").count, 3, dump)
        XCTAssertEqual(host.texts, [])
    }

    func testSymbolsThatAreNotThereAreNil() async {
        var found = true
        _ = host { Canvas { context, _ in found = context.resolveSymbol(id: 1) != nil } }
        XCTAssertFalse(found)
    }
}
