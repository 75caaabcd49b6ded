import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class HitTests: XCTestCase {
    private func taps<Front: View>(at places: [CGPoint], under front: Front) -> Int {
        let counter = Counter()
        let host = host(100, 100) {
            Color.red.onTapGesture { counter.count += 1 }.overlay { front }
        }
        for place in places { host.click(at: place) }
        return counter.count
    }

    private let middle = CGPoint(x: 50, y: 50)

    func testAFrameLeavesHitsInsideToWhatItFrames() async {
        let frame = RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 2)
        XCTAssertEqual(taps(at: [middle], under: frame), 1)
        XCTAssertEqual(taps(at: [CGPoint(x: 50, y: 1)], under: frame), 0)
    }

    func testWhatIsFilledTakesHitsInItsOutlineOnly() async {
        XCTAssertEqual(taps(at: [middle], under: Circle().fill(.blue)), 0)
        XCTAssertEqual(taps(at: [CGPoint(x: 3, y: 3), CGPoint(x: 97, y: 97)], under: Circle().fill(.blue)), 2)
        XCTAssertEqual(taps(at: [CGPoint(x: 1, y: 1)], under: RoundedRectangle(cornerRadius: 20).fill(.blue)), 1)
    }

    func testAClearColourTakesNoHits() async {
        XCTAssertEqual(taps(at: [middle], under: Color.clear), 1)
    }

    private final class Counter {
        var count = 0
    }
}
