import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AnimatableTests: XCTestCase {
    /// A view that displays its number.
    private struct Counter: View, Animatable {
        var number: Double
        let probe: Probe
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View {
            probe.hit("body")
            return Text("\(Int(number.rounded()))")
        }
    }

    private struct Push: ViewModifier, Animatable {
        var distance: Double
        nonisolated var animatableData: Double {
            get { distance }
            set { distance = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, distance) }
    }

    /// A bar whose length is animated by the shape itself.
    private struct Bar: Shape {
        var share: Double
        nonisolated var animatableData: Double {
            get { share }
            set { share = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
        }
    }

    private struct Screen: View {
        @State private var isOn = false
        let probe: Probe
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Counter(number: isOn ? 100 : 0, probe: probe)
                Color.red.frame(width: 10, height: 10).id("pushed").modifier(Push(distance: isOn ? 50 : 0))
                Bar(share: isOn ? 1 : 0).fill(.green).frame(width: 200, height: 7)
                Color.blue.frame(width: 50, height: 50).id("pad")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
    }

    private func barWidth(_ host: ViewHost) -> Double? {
        host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.rect(let rect), _) = item, rect.height == 7 else { return nil }
            return rect.width
        }.first
    }

    func testViewsModifiersAndShapesAreShownAtTheirNumbersOnTheWay() async {
        let probe = Probe()
        let host = host(300, 300) { Screen(probe: probe) }
        host.click(id: "pad")
        let start = host.time - .milliseconds(20)
        host.advance(to: start + .milliseconds(500))
        XCTAssertEqual(host.texts, ["50"])
        XCTAssertEqual(barWidth(host) ?? .nan, 100, accuracy: 0.5)
        let left = host.frame(ofID: "pushed")?.minX ?? .nan
        host.advance(to: start + .seconds(2))
        XCTAssertEqual(host.texts, ["100"])
        XCTAssertEqual(barWidth(host), 200)
        XCTAssertEqual((host.frame(ofID: "pushed")?.minX ?? .nan) - left, 25, accuracy: 0.5)
        XCTAssertFalse(host.needsFrame)
        let bodies = probe["body"]
        host.wait(1)
        XCTAssertEqual(probe["body"], bodies, "nothing is evaluated once the number has arrived")
    }

    func testAPairIsAVector() async {
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        pair.scale(by: 2)
        XCTAssertEqual(pair, AnimatablePair(2, AnimatablePair(4, 6)))
        XCTAssertEqual(pair.magnitudeSquared, 56)
        let half = pair.interpolated(towards: .zero, amount: 0.5)
        XCTAssertEqual(half, AnimatablePair(1, AnimatablePair(2, 3)))
        XCTAssertEqual(EmptyAnimatableData() + EmptyAnimatableData(), .zero)
    }
}
