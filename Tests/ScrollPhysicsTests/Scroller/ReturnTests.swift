import ScrollPhysics
import XCTest

/// Lengths that change while content returns from beyond an edge.
final class ReturnTests: XCTestCase {
    func testOtherLengthsDoNotFlingReturningContentInwards() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for seconds in stride(from: 0.02, through: 1.5, by: 0.04) {
                for (viewport, content) in [(768.0, 1800.0), (832, 1800), (800, 1850), (800, 1750)] {
                    var scroller = Scroller.list(feel: feel, content: 1800, at: 990)
                    scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
                    scroller.advance(to: .seconds(seconds))
                    let velocity = scroller.velocity(at: .seconds(seconds)).y
                    let offset = scroller.y(seconds)
                    guard offset > 1000, velocity <= 0 else { continue }
                    scroller.setExtent(.list(content, viewport: viewport), at: .seconds(seconds))
                    XCTAssertEqual(scroller.y(seconds), offset, accuracy: 1e-9, feel.name)
                    // A spring may swing by a few points; as a fling, content moved by hundreds.
                    let least = min(1000, content - viewport)
                    for time in stride(from: seconds, through: seconds + 4, by: 0.01) {
                        scroller.advance(to: .seconds(time))
                        XCTAssertGreaterThanOrEqual(scroller.y(time), least - 5, "\(feel.name), \(seconds) s")
                    }
                    XCTAssertEqual(scroller.y(seconds + 4), least, accuracy: 1e-6, "\(feel.name), \(seconds) s")
                }
            }
        }
    }
}
