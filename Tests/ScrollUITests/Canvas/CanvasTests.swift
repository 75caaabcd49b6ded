import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class CanvasTests: XCTestCase {
    private func dump(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let host = ViewHost(size: CGSize(width: 100, height: 80)) { Canvas(renderer: renderer) }
        host.frame(at: .zero)
        return host.displayList.dump()
    }

    func testPathsAreFilledAndDrawnAlong() async {
        let text = dump { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.stroke(Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }, with: .color(.black), lineWidth: 2)
        }
        XCTAssertTrue(text.contains("fill rect(0 0 100 80) #FFFFFFFF"), text)
        XCTAssertTrue(text.contains("M 0 0 L 9 9 line 2 butt miter"), text)
    }

    func testACopyOfTheContextHasAStateOfItsOwn() async {
        let text = dump { context, _ in
            var inner = context
            inner.translateBy(x: 10, y: 20)
            inner.opacity = 0.5
            inner.blendMode = .multiply
            inner.addFilter(.blur(radius: 3))
            inner.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
            context.fill(Path(CGRect(x: 5, y: 5, width: 2, height: 2)), with: .color(.white))
        }
        let wanted = """
                blend multiply
                  group opacity 0.5
                    blur 3
                      transform 1 0 0 1 10 20
                        fill rect(0 0 1 1) #FFFFFFFF
                fill rect(5 5 2 2) #FFFFFFFF
            """
        let lines = wanted.split(separator: "\n").map { $0.drop { $0 == " " } }
        let shown = text.split(separator: "\n").dropFirst(2).map { $0.drop { $0 == " " } }
        XCTAssertEqual(shown, lines)
    }

    func testClipsAreInForceWhereTheyWereSet() async {
        let text = dump { context, _ in
            context.translateBy(x: 10, y: 0)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            context.translateBy(x: 1, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.white))
            XCTAssertEqual(context.clipBoundingRect, CGRect(x: -1, y: -1, width: 5, height: 5))
        }
        XCTAssertTrue(text.contains("clip rect(0 0 5 5)"), text)
        XCTAssertTrue(text.contains("transform 1 0 0 1 11 1"), text)
    }

    func testTextAndLayersAreDrawn() async {
        let text = dump { context, _ in
            let label = context.resolve(Text("Ab").font(.system(size: 10)))
            XCTAssertGreaterThan(label.measure(in: CGSize(width: 100, height: 100)).width, 0)
            context.drawLayer { $0.draw(label, at: CGPoint(x: 50, y: 40)) }
        }
        XCTAssertTrue(text.contains("isolated"), text)
        XCTAssertTrue(text.contains("text \"Ab\""), text)
    }

    func testTheFunctionIsNotCalledAgainWhileTheCanvasMoves() async {
        let probe = Probe()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                Canvas { context, size in
                    MainActor.assumeIsolated { probe.hit("drawn") }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
                }
                .frame(height: 400)
            }
        }
        host.frame(at: .zero)
        host.notch(-1, at: CGPoint(x: 50, y: 50))
        host.advance(to: .seconds(1))
        XCTAssertEqual(probe["drawn"], 1)
    }
}
