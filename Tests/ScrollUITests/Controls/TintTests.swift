import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The parts that a tint colours, and those that it does not.
@MainActor
final class TintTests: XCTestCase {
    private let red = PixelColor(hex: 0xFF0000)

    private func fills(_ host: ViewHost) -> [PixelColor] {
        host.displayList.items.compactMap { item in
            if case .fill(_, .solid(let color)) = item { return color }
            return nil
        }
    }

    private func count<Content: View>(_ content: Content) -> Int {
        fills(host { content.tint(Color(red: 1, green: 0, blue: 0)) }).filter { $0 == red }.count
    }

    func testControlsStressWithTheTint() async {
        XCTAssertEqual(count(Toggle("on", isOn: .constant(true))), 1)
        XCTAssertEqual(count(Toggle("off", isOn: .constant(false))), 0)
        XCTAssertEqual(count(Toggle("box", isOn: .constant(true)).toggleStyle(.checkbox)), 1)
        XCTAssertEqual(count(Slider(value: .constant(0.5))), 1)
        XCTAssertEqual(count(Button("go") {}.buttonStyle(.borderedProminent)), 1)
        XCTAssertEqual(count(Button("go", role: .destructive) {}.buttonStyle(.borderedProminent)), 0)
        XCTAssertEqual(count(Rectangle().fill(.tint)), 1)
        XCTAssertEqual(count(Rectangle().fill(Color.accentColor)), 0)
    }

    func testTheInnerTintCountsAndNilIsTheAccentColour() async {
        XCTAssertEqual(count(Rectangle().fill(.tint).tint(.green)), 0)
        let plain = fills(host { Rectangle().fill(.tint).tint(nil) })
        XCTAssertEqual(plain, fills(host { Rectangle().fill(Color.accentColor) }))
    }

    func testABackgroundWithoutAStyleIsTheBackgroundStyle() async {
        let spoken = host { Color.clear.background(.background).background(.background, in: .capsule) }
        let silent = host { Color.clear.background().background(in: .capsule) }
        XCTAssertEqual(fills(silent).count, 2)
        XCTAssertEqual(silent.displayList.dump(), spoken.displayList.dump())
    }

    func testTheBackgroundStyleFollowsTheColourScheme() async {
        XCTAssertEqual(
            fills(host { Rectangle().fill(.background).environment(\.colorScheme, .light) }),
            [PixelColor(hex: 0xFFFFFF)])
        XCTAssertEqual(
            fills(host { Rectangle().fill(.background).environment(\.colorScheme, .dark) }), [PixelColor(hex: 0x000000)]
        )
    }

    func testAChangedTintIsDrawn() async {
        struct Changing: View {
            @State private var isRed = false
            var body: some View {
                Toggle("on", isOn: .constant(true))
                    .tint(isRed ? Color(red: 1, green: 0, blue: 0) : .green)
                    .overlay { Color.clear.contentShape(.rect).onTapGesture { isRed = true }.id("tap") }
            }
        }
        let host = host { Changing() }
        XCTAssertFalse(fills(host).contains(red))
        host.click(id: "tap")
        XCTAssertTrue(fills(host).contains(red))
    }
}
