import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A 20-point face has characters 10 points wide. Digits enter and leave over half of a letter's size: 10 points.
@MainActor
final class ContentTransitionTests: XCTestCase {
    private struct Counter: View {
        let values: [Double]
        var animation: Animation? = .linear(duration: 1)
        var transition: (Double) -> ContentTransition
        @State private var index = 0

        private var value: Double { values[index] }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("\(value, specifier: value == value.rounded() ? "%.0f" : "%.1f")")
                    .font(.system(size: 20)).foregroundStyle(.white)
                    .contentTransition(transition(value))
                Color.clear.frame(width: 50, height: 30).contentShape(Rectangle()).id("next")
                    .onTapGesture { withAnimation(animation) { index += 1 } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    /// A drawn text: its opacity, of 255, and its position.
    private struct Seen: Equatable {
        var text: String
        var alpha: Int
        var x: Double
        var y: Double
    }

    private func seen(_ host: ViewHost) -> [Seen] {
        host.displayList.items.compactMap { item in
            guard case .text(let run, let origin, let color) = item else { return nil }
            let text = host.displayList.runs[Int(run)].string
            return Seen(text: text, alpha: Int(color.alpha), x: origin.x.rounded(), y: origin.y.rounded())
        }
    }

    /// Half a second after a change.
    private func halfway(_ counter: Counter) -> ViewHost {
        let host = host(200, 100) { counter }
        change(host)
        return host
    }

    private func change(_ host: ViewHost, seconds: Double = 0.5) {
        host.tapAtOnce(id: "next")
        host.advance(to: host.time + .seconds(seconds))
    }

    private let baseline = 18.0

    func testDigitsThatChangeMoveAndFadeWhileEqualOnesStandStill() async {
        let host = halfway(Counter(values: [121, 122]) { _ in .numericText() })
        XCTAssertEqual(
            seen(host),
            [
                Seen(text: "1", alpha: 128, x: 20, y: baseline - 5), Seen(text: "1", alpha: 255, x: 0, y: baseline),
                Seen(text: "2", alpha: 255, x: 10, y: baseline), Seen(text: "2", alpha: 128, x: 20, y: baseline + 5),
            ])
        host.wait(0.6)
        XCTAssertEqual(seen(host), [Seen(text: "122", alpha: 255, x: 0, y: baseline)])
        XCTAssertFalse(host.needsFrame)
    }

    func testNumbersThatCountDownMoveDown() async {
        let host = halfway(Counter(values: [2, 1]) { _ in .numericText(countsDown: true) })
        XCTAssertEqual(
            seen(host),
            [
                Seen(text: "2", alpha: 128, x: 0, y: baseline + 5), Seen(text: "1", alpha: 128, x: 0, y: baseline - 5),
            ])
    }

    func testTheValueSaysWhichWayDigitsMove() async {
        let host = halfway(Counter(values: [1, 2, 1]) { .numericText(value: $0) })
        XCTAssertEqual(seen(host).map(\.y), [baseline - 5, baseline + 5])
        host.wait(1)
        change(host)
        XCTAssertEqual(seen(host).map(\.y), [baseline + 5, baseline - 5])
    }

    func testDigitsAreComparedByWhatTheyCount() async {
        let host = halfway(Counter(values: [95, 105]) { _ in .numericText() })
        let five = seen(host).filter { $0.text == "5" }
        XCTAssertEqual(five, [Seen(text: "5", alpha: 255, x: 15, y: baseline)], "on its way from 10 to 20")
        let fraction = halfway(Counter(values: [9.5, 10]) { _ in .numericText() })
        let leaving = seen(fraction).filter { $0.y < baseline }.map(\.text).sorted()
        XCTAssertEqual(leaving, [".", "5", "9"])
    }

    func testAChangeOnTheWayGoesOnFromWhatIsSeen() async {
        let host = halfway(Counter(values: [1, 2, 3]) { _ in .numericText() })
        host.tapAtOnce(id: "next")
        host.frame(at: host.time)
        let two = seen(host).first { $0.text == "2" }
        XCTAssertEqual(two, Seen(text: "2", alpha: 128, x: 0, y: baseline + 5), "half there")
        host.wait(1.1)
        XCTAssertEqual(seen(host).map(\.text), ["3"])
    }

    func testWordsFadeByOpacity() async {
        let host = halfway(Counter(values: [1, 20]) { _ in .opacity })
        XCTAssertEqual(
            seen(host),
            [Seen(text: "1", alpha: 128, x: 0, y: baseline), Seen(text: "20", alpha: 128, x: 0, y: baseline)])
    }

    func testWordsThatFadeStayWhereTheyAreWhileTheTextIsCentredAnew() async {
        struct Centered: View {
            @State private var isLong = false
            var body: some View {
                VStack(spacing: 0) {
                    Text(isLong ? "abcd" : "ab").font(.system(size: 20)).contentTransition(.opacity)
                    Color.clear.frame(width: 50, height: 30).contentShape(Rectangle()).id("next")
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isLong = true } }
                }
                .frame(width: 100)
            }
        }
        let host = host(100, 100) { Centered() }
        change(host, seconds: 0.25)
        XCTAssertEqual(seen(host).map(\.x), [40, 30])
        XCTAssertEqual(seen(host).map(\.alpha), [191, 64])
    }

    func testNothingIsSeenOfAChangeWithoutAnAnimationOrWithTheIdentity() async {
        let plain = halfway(Counter(values: [1, 2], animation: nil) { _ in .numericText() })
        XCTAssertEqual(seen(plain), [Seen(text: "2", alpha: 255, x: 0, y: baseline)])
        let identity = halfway(Counter(values: [1, 2]) { _ in .identity })
        XCTAssertEqual(seen(identity), [Seen(text: "2", alpha: 255, x: 0, y: baseline)])
    }

    func testWhereMotionIsReducedDigitsFadeWhereTheyAre() async {
        let host = host(200, 100) { Counter(values: [1, 2]) { _ in .numericText() } }
        host.reduceMotion = true
        host.frame(at: .zero)
        change(host)
        XCTAssertEqual(seen(host).map(\.y), [baseline, baseline])
        XCTAssertEqual(seen(host).map(\.alpha), [128, 128])
    }

    private struct Growing: View {
        let transition: ContentTransition
        @State private var isLarge = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("ab").font(.system(size: isLarge ? 40 : 20)).foregroundStyle(isLarge ? .white : .black)
                    .contentTransition(transition)
                Color.clear.frame(width: 50, height: 30).contentShape(Rectangle()).id("next")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    func testTheSameWordsInALargerFontGrowByInterpolation() async {
        let host = host(200, 100) { Growing(transition: .interpolate) }
        change(host)
        let scales = host.displayList.items.compactMap { item -> Double? in
            if case .pushTransform(let transform) = item { transform.a } else { nil }
        }
        XCTAssertEqual(scales.count, 1)
        XCTAssertEqual(scales.first ?? 0, 0.75, accuracy: 0.01, "30 of 40 points")
        XCTAssertEqual(seen(host).map(\.text), ["ab"])
    }

    func testTheIdentityChangesColoursAtOnceToo() async {
        func gray(_ transition: ContentTransition) -> UInt8 {
            let host = host(200, 100) { Growing(transition: transition) }
            change(host)
            for case .text(_, _, let color) in host.displayList.items { return color.red }
            return 0
        }
        XCTAssertEqual(gray(.identity), 255)
        XCTAssertEqual(Double(gray(.interpolate)), 188, accuracy: 1, "half of the linear light")
    }

    func testATextThatIsMovedOnTheWayKeepsItsLettersTogether() async {
        let host = halfway(Counter(values: [121, 122]) { _ in .numericText() })
        host.size.width = 100
        host.frame(at: host.time)
        XCTAssertEqual(seen(host).map(\.x), [20, 0, 10, 20])
    }
}

extension ViewHost {
    /// A tap within one frame, so that its effect begins at a known time.
    fileprivate func tapAtOnce(id: String) {
        let pointer = InputEvent.Pointer(location: center(ofID: id))
        send(InputEvent(.pointerDown(pointer), at: time))
        send(InputEvent(.pointerUp(pointer), at: time))
        frame(at: time)
    }
}
