import ScrollUI
import ViewTestSupport
import XCTest

/// Views follow the layout direction of their surroundings, and each change of it.
@MainActor
final class LayoutDirectionTests: XCTestCase {
    private struct Row: View {
        let knob: Knob
        let set: @MainActor (Knob, inout EnvironmentValues) -> Void
        var body: some View {
            let knob = knob
            let isOn = knob.isOn
            HStack(spacing: 0) {
                Color.red.frame(width: 10).id("first")
                Color.blue
            }
            .environment(\.lineLimit, 1)
            .transformEnvironment(\.self) { [set] in
                _ = isOn
                set(knob, &$0)
            }
        }
    }

    private func firstPositions(
        _ set: @escaping @MainActor (Knob, inout EnvironmentValues) -> Void
    ) -> [CGFloat?] {
        let knob = Knob()
        let host = host(300, 100) { Row(knob: knob, set: set) }
        return [false, true, false, true].map { isOn in
            knob.isOn = isOn
            host.wait(0.05)
            return host.frame(ofID: "first")?.minX
        }
    }

    func testADirectionThatChangesIsThatOfAllInside() async {
        let positions = firstPositions { $1.layoutDirection = $0.isOn ? .rightToLeft : .leftToRight }
        XCTAssertEqual(positions, [0, 290, 0, 290])
    }

    func testADirectionThatIsNoLongerSetIsThatOfTheSurroundings() async {
        let positions = firstPositions { if $0.isOn { $1.layoutDirection = .rightToLeft } }
        XCTAssertEqual(positions, [0, 290, 0, 290])
    }
}
