import XCTest

@testable import ScrollPhysics

final class NumberlessLengthTests: XCTestCase {
    func testLengthsThatAreNoNumbersOnOneAxisStopNeitherTheProgramNorTheOther() {
        for broken in [Double.nan, .infinity, -.infinity] {
            let places = [\AxisExtent.viewport, \.content, \.leadingInset, \.trailingInset]
            for place in places {
                var length = AxisExtent(viewport: 100, content: 900)
                length[keyPath: place] = broken
                let extent = ScrollExtent(x: length, y: AxisExtent(viewport: 100, content: 900))
                var scroller = Scroller(axes: .both, extent: extent)
                scroller.apply(.down(.zero, .touch), at: .zero)
                scroller.apply(.move(ScrollVector(x: -40, y: -40)), at: .milliseconds(16))
                scroller.apply(.move(ScrollVector(x: -80, y: -80)), at: .milliseconds(32))
                scroller.apply(.up(nil), at: .milliseconds(33))
                XCTAssertGreaterThan(scroller.offset(at: .milliseconds(100)).y, 0, "\(broken)")
            }
        }
    }
}
