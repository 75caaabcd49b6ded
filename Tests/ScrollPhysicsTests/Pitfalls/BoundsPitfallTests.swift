import ScrollPhysics
import XCTest

/// Edges and new bounds in each feel.
final class BoundsPitfallTests: XCTestCase {
    private var throwing: [ScrollFeel] { ScrollFeel.builtIn.filter { $0.fling.momentum > 0 } }

    /// If the stretch has an inverse, a finger that catches a bounce and returns to its start leaves the content where
    /// it was caught.
    func testPitfall09ARegrabRetracesItsPathExactly() {
        for feel in throwing where [.rubberBand, .tanh].contains(feel.edge.stretch) {
            var scroller = Scroller.list(feel: feel, at: 50)
            scroller.send(.fling(ScrollVector(x: 0, y: -4000)), at: 0)
            let shown = scroller.y(0.1)
            XCTAssertLessThan(shown, 0, feel.name)
            scroller.send(.down(pointer(300), .touch), at: 0.1)
            let slop = feel.drag.slop
            scroller.send(.move(pointer(300 + slop + 90)), at: 0.12)
            XCTAssertLessThan(scroller.y(0.12), shown - 0.1, feel.name)
            scroller.send(.move(pointer(300 + slop)), at: 0.14)
            XCTAssertEqual(scroller.y(0.14), shown, accuracy: 1e-6, feel.name)
        }
    }

    func testPitfall10FlingsAtOppositeEdgesAreMirrorImages() {
        for feel in throwing {
            for speed in [400.0, 3000, 9000, 40_000] {
                var low = Scroller.list(feel: feel, at: 100)
                var high = Scroller.list(feel: feel, at: 4100)
                low.send(.fling(ScrollVector(x: 0, y: -speed)), at: 0)
                high.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
                for frame in 0...100 {
                    let time = Double(frame * frame) * 0.0005
                    low.run(to: time)
                    high.run(to: time)
                    XCTAssertEqual(
                        low.y(time), 4200 - high.y(time), accuracy: 1e-6, "\(feel.name), \(speed) at \(time)")
                }
            }
        }
    }

    func testPitfall11ContentAtRestIsPulledInAndGrowthMovesNothing() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, at: 4000)
            scroller.setExtent(.list(9000), at: .zero)
            XCTAssertEqual(scroller.y(0), 4000, feel.name)
            scroller.setExtent(.list(3000), at: .seconds(1))
            scroller.run(to: 5)
            XCTAssertEqual(scroller.y(5), 2200, accuracy: 1e-9, feel.name)
            XCTAssertEqual(scroller.phase(5), .idle, feel.name)
        }
    }

    func testPitfall11ContentThatGrowsWhileItIsHeldPastItsEndStaysUnderTheFinger() {
        for feel in throwing {
            for growth in [1.0, 20, 200, 5000] {
                var scroller = Scroller.list(feel: feel, at: 4200)
                let last = scroller.drag(by: -16)
                let held = scroller.y(last)
                // Not every feel can hold content there.
                if held == 4200 { continue }
                scroller.setExtent(.list(5000 + growth), at: .seconds(last))
                XCTAssertEqual(scroller.y(last), held, accuracy: 1e-9, "\(feel.name), \(growth)")
                XCTAssertEqual(scroller.phase(last), .interacting, feel.name)
            }
        }
    }

    func testPitfall11ContentThatShrinksInABounceComesBackToItsNewEdge() {
        for feel in throwing {
            var scroller = Scroller.list(feel: feel, at: 4100)
            scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
            scroller.run(to: 0.06)
            scroller.setExtent(.list(4000), at: .seconds(0.06))
            scroller.run(to: 8)
            XCTAssertEqual(scroller.y(8), 3200, accuracy: 1e-9, feel.name)
            XCTAssertEqual(scroller.phase(8), .idle, feel.name)
        }
    }
}
