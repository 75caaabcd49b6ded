import ScrollPhysics
import XCTest

/// Content that a finger releases beyond an edge.
final class LetGoTests: XCTestCase {
    private func pulled(_ feel: ScrollFeel = .uikit, at offset: Double = 0, by distance: Double = 200) -> Scroller {
        var scroller = Scroller.list(feel: feel, at: offset)
        let end = scroller.drag(from: 400, by: offset == 0 ? distance / 12 : -distance / 12)
        XCTAssertLessThan(end, 0.2)
        return scroller
    }

    private var rate: Double { ScrollFeel.uikit.edge.letGo * ScrollFeel.uikit.edge.springStiffness.squareRoot() }

    func testItSetsOutForTheEdgeInProportionToItsDistance() {
        for edge in [0.0, 4200] {
            for distance in [40.0, 200, 400] {
                var scroller = pulled(at: edge, by: distance)
                let outside = scroller.y(0.6) - edge
                scroller.send(.up(nil), at: 0.6)
                XCTAssertEqual(scroller.y(0.6) - edge, outside, accuracy: 1e-9)
                XCTAssertEqual(scroller.vy(0.6), -rate * outside, accuracy: 1e-9)
            }
        }
    }

    func testItNeverPassesTheEdge() {
        var feel = ScrollFeel.uikit
        for share in [0, 0.3, 0.663, 1] {
            feel.edge.letGo = share
            var scroller = pulled(feel)
            scroller.send(.up(nil), at: 0.6)
            for step in 0...200 { XCTAssertLessThanOrEqual(scroller.y(0.6 + Double(step) * 0.01), 1e-9, "\(share)") }
        }
    }

    func testAGivenFlingGetsNothingOnTop() {
        var scroller = pulled()
        scroller.send(.fling(ScrollVector(x: 0, y: -500)), at: 0.6)
        XCTAssertEqual(scroller.vy(0.6), -500, accuracy: 1e-9)
    }

    func testNewLengthsMidwayDoNotLetGoAgain() {
        var scroller = pulled()
        scroller.send(.up(nil), at: 0.6)
        let (place, velocity) = (scroller.y(0.7), scroller.vy(0.7))
        scroller.send(.resize(width: 400, height: 900), at: 0.7)
        XCTAssertEqual(scroller.y(0.7), place, accuracy: 1e-9)
        XCTAssertEqual(scroller.vy(0.7), velocity, accuracy: 1e-6)
    }

    func testFeelsOfOtherPlatformsBeginAtRest() {
        for feel in ScrollFeel.builtIn where !feel.name.hasPrefix("uikit") { XCTAssertEqual(feel.edge.letGo, 0) }
        var scroller = pulled(.gtk)
        scroller.send(.up(nil), at: 0.6)
        XCTAssertEqual(scroller.vy(0.6), 0)
    }

    /// Content before the visible part has become shorter, or the content longer after a jump to its end.
    func testContentThatNewLengthsPutBeyondAnEdgeUnderAFingerReturnsAtTheLift() {
        for feel in ScrollFeel.builtIn {
            for (offset, shift, edge) in [(50.0, -100.0, 0.0), (4150, 100, 4200)] {
                for isCancelled in [false, true] {
                    var scroller = Scroller.list(feel: feel)
                    scroller.send(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), at: 0)
                    scroller.send(.down(pointer(300), .touch), at: 1)
                    scroller.adjust(by: ScrollVector(x: 0, y: shift), at: .seconds(1.1))
                    scroller.send(isCancelled ? .cancel : .up(pointer(300)), at: 1.2)
                    scroller.run(to: 6)
                    XCTAssertEqual(scroller.y(6), edge, accuracy: 1e-9, feel.name)
                    XCTAssertEqual(scroller.phase(6), .idle, feel.name)
                }
            }
        }
    }
}
