import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class SegmentedPickerTests: XCTestCase {
    private struct Choice: View {
        @State private var choice = 2

        var body: some View {
            VStack {
                SegmentedPicker(
                    selection: $choice,
                    options: [
                        .init(value: 1, title: "One"), .init(value: 2, title: "Two"), .init(value: 3, title: "Three"),
                    ]
                )
                .id("picker")
                Text("chosen \(choice)")
            }
            .font(.system(size: 10))
        }
    }

    private func picker() -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 100)) { Choice() }
        host.frame(at: .zero)
        return host
    }

    func testAClickChoosesTheSegmentUnderIt() async {
        let host = picker()
        let frame = host.frame(ofID: "picker") ?? .zero
        host.click(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        XCTAssertTrue(host.texts.contains("chosen 3"))
        host.click(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        XCTAssertTrue(host.texts.contains("chosen 1"))
    }

    func testArrowsChooseAndStopAtTheEnds() async {
        let host = picker()
        host.key(.tab)
        for (key, expected) in [(InputEvent.Key.right, 3), (.right, 3), (.left, 2), (.home, 1), (.left, 1), (.end, 3)] {
            host.key(key)
            XCTAssertTrue(host.texts.contains("chosen \(expected)"), "after \(key): \(host.texts)")
        }
    }

    func testItIsOneStopOfTab() async {
        let host = picker()
        host.key(.tab)
        host.key(.tab)
        host.key(.right)
        XCTAssertTrue(host.texts.contains("chosen 3"), "Tab goes round to the picker, the only stop")
    }

    func testItsWordsAreNeverCut() async {
        let host = ViewHost(size: CGSize(width: 20, height: 100)) { Choice() }
        host.frame(at: .zero)
        XCTAssertTrue(host.texts.contains("Three"), "\(host.texts)")
    }
}
