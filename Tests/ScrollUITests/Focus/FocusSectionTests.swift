import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class FocusSectionTests: XCTestCase {
    /// Two columns; the right one begins far below the first button.
    private struct Columns: View {
        let probe: Probe
        var hasSections = true

        @ViewBuilder private func buttons(_ names: [String]) -> some View {
            ForEach(names, id: \.self) { name in Button(name) { probe.hit(name) } }
        }

        @ViewBuilder var body: some View {
            let left = VStack { buttons(["a", "b", "c"]) }
            let right = VStack {
                Spacer()
                buttons(["x", "y"])
            }
            HStack(alignment: .top, spacing: 60) {
                if hasSections {
                    left.focusSection()
                    right.focusSection()
                } else {
                    left
                    right
                }
            }
            .frame(height: 280)
        }
    }

    func testArrowsGoAmongTheViewsOfASectionAndFromOneToTheOther() async {
        let probe = Probe()
        let host = host { Columns(probe: probe) }
        host.key(.tab)
        for key in [InputEvent.Key.down, .down, .down, .up, .right, .down, .left] {
            host.key(key)
            host.key(.space)
        }
        XCTAssertEqual(probe.events, ["b", "c", "c", "b", "x", "y", "c"])
    }

    func testWithoutSectionsArrowsLeaveTheKeyboardWhereItIs() async {
        let probe = Probe()
        let host = host { Columns(probe: probe, hasSections: false) }
        host.key(.tab)
        host.key(.down)
        host.key(.space)
        XCTAssertEqual(probe.events, ["a"])
    }

    func testAControlThatUsesArrowsHasThem() async {
        struct Sliding: View {
            @State private var value = 5.0
            let probe: Probe
            var body: some View {
                VStack {
                    Slider(value: $value, in: 0...10, step: 1)
                    Button("below") { probe.hit("\(value)") }
                }
                .focusSection()
            }
        }
        let probe = Probe()
        let host = host { Sliding(probe: probe) }
        host.key(.tab)
        host.key(.up)
        host.key(.tab)
        host.key(.space)
        XCTAssertEqual(probe.events, ["6.0"])
    }
}
