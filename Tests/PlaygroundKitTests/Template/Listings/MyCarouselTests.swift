// Written by PackageTemplateTests: what 'new' writes.
import ScrollUI
import XCTest

/// Drives the carousel with a finger, without a window or display. The results are the same to the last bit every time.
@MainActor
final class MyCarouselTests: XCTestCase {
    /// The carousel at the size of a phone.
    private func carousel() -> ViewHost {
        let host = ViewHost(size: CGSize(width: 390, height: 480)) { MyCarousel() }
        host.advance(to: .zero)
        return host
    }

    /// Drags the content to the left with a finger and releases it. Returns when everything is at rest.
    private func push(_ host: ViewHost, by distance: CGFloat, over duration: Duration) {
        let start = host.time
        func finger(_ share: Double) -> InputEvent.Pointer {
            InputEvent.Pointer(
                id: 1, device: .touch, location: CGPoint(x: 300 - distance * CGFloat(share), y: 240))
        }
        host.send(InputEvent(.pointerDown(finger(0)), at: start))
        for step in 1...10 {
            host.send(InputEvent(.pointerMoved(finger(Double(step) / 10)), at: start + duration * Double(step) / 10))
        }
        host.send(InputEvent(.pointerUp(finger(1)), at: start + duration))
        host.advance(to: start + duration + .seconds(3))
    }

    private func left(_ card: Int, in host: ViewHost) -> CGFloat? {
        host.frame(ofID: "card \(card)")?.minX
    }

    func testTheFirstCardStandsAtTheMargin() async {
        XCTAssertEqual(left(1, in: carousel()), 24)
    }

    func testAFlickBringsAnotherCardToTheMargin() async {
        let host = carousel()
        push(host, by: 120, over: .milliseconds(120))
        let cards = (2...20).filter { abs((left($0, in: host) ?? -1000) - 24) < 0.5 }
        XCTAssertEqual(cards.count, 1, "one card other than the first is at the margin")
    }

    func testASlowPushThatIsTooShortComesBack() async {
        let host = carousel()
        push(host, by: 60, over: .seconds(1))
        XCTAssertEqual(left(1, in: host) ?? 0, 24, accuracy: 0.5)
    }
}
