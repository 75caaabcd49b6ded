import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class LiveTextTests: XCTestCase {
    /// The date of the host's zero.
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    func testATimerCountsDownWhileItIsSeen() async {
        let start = start
        let host = host { Text(timerInterval: start...start.addingTimeInterval(90)) }
        XCTAssertEqual(host.texts, ["1:30"])
        host.advance(to: .milliseconds(1100))
        XCTAssertEqual(host.texts, ["1:29"])
        host.advance(to: .seconds(88.5))
        XCTAssertEqual(host.texts, ["0:02"])
        host.advance(to: .seconds(100))
        XCTAssertEqual(host.texts, ["0:00"])
        XCTAssertNil(host.nextWakeUp)
    }

    func testATimerCountsUpInHours() async {
        let start = start
        let host = host {
            Text(timerInterval: start.addingTimeInterval(-3661)...start.addingTimeInterval(9999), countsDown: false)
        }
        XCTAssertEqual(host.texts, ["1:01:01"])
        host.advance(to: .seconds(1.1))
        XCTAssertEqual(host.texts, ["1:01:02"])
    }

    func testATextOutOfSightAsksForNoFrame() async {
        let start = start
        let host = host { Text(start, style: .timer).opacity(0) }
        XCTAssertNil(host.nextWakeUp)
        XCTAssertNil(self.host { Text(start, style: .date) }.nextWakeUp)
        XCTAssertNotNil(self.host { Text(start, style: .timer) }.nextWakeUp)
    }

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 300), root: view)
        host.frame(at: .zero)
        return host
    }

    func testHowFarADateIsAwayIsSaidInUnits() async {
        func text(_ seconds: TimeInterval, _ style: Text.DateStyle) -> [String] {
            host { Text(start.addingTimeInterval(seconds), style: style) }.texts
        }
        XCTAssertEqual(text(2 * 3600 + 23 * 60, .relative), ["2 hours, 23 minutes"])
        XCTAssertEqual(text(-61, .relative), ["1 minute, 1 second"])
        XCTAssertEqual(text(2 * 3600, .offset), ["+2 hours"])
        XCTAssertEqual(text(-3 * 2_592_000, .offset), ["-3 months"])
        XCTAssertEqual(text(0, .timer), ["0:00"])
    }

    func testALiteralHasLiveAndStyledPartsInIt() async {
        let start = start
        let host = host { Text("in \(start.addingTimeInterval(60), style: .timer) at \(Text("noon").bold())!") }
        XCTAssertEqual(host.texts.joined(), "in 1:00 at noon!")
        XCTAssertEqual(host.displayList.runs.first { $0.string == "noon" }?.face.weight, 700)
        host.advance(to: .seconds(1.1))
        XCTAssertEqual(host.texts.joined(), "in 0:59 at noon!")
    }
}
