import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SectionIndexTests: XCTestCase {
    private struct Names: View {
        var visibility = Visibility.automatic
        @State private var letters = ["A", "B", "C", "D"]

        var body: some View {
            VStack(spacing: 0) {
                Button("fewer") { letters.removeLast() }
                List {
                    ForEach(letters, id: \.self) { letter in
                        Section("names in \(letter)") {
                            ForEach(0..<20, id: \.self) { Text("\(letter)\($0)").frame(height: CGFloat(20 + $0)) }
                        }
                        .sectionIndexLabel(letter)
                    }
                }
                .listStyle(.plain)
                .listSectionIndexVisibility(visibility)
            }
        }
    }

    func testAListHasAnIndexOfItsSectionsThatAFingerGoesAlong() async {
        let host = host(300, 500) { Names() }
        host.wait(0.1)
        let labels = host.texts.filter { $0.count == 1 }
        XCTAssertEqual(labels, ["A", "B", "C", "D"])
        let (first, third) = (host.location(of: "A"), host.location(of: "C"))
        XCTAssertGreaterThan(first.x, 280)
        host.press(at: third)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("C0"), "\(host.texts)")
        XCTAssertLessThan(host.location(of: "names in C").y, 80)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: first)), at: host.time))
        host.wait(0.1)
        host.release(at: first)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("A0"), "\(host.texts)")
        host.click(at: host.location(of: "fewer"))
        host.wait(0.2)
        XCTAssertEqual(host.texts.filter { $0.count == 1 }, ["A", "B", "C"])
    }

    func testAHiddenIndexIsNotThere() async {
        let host = host(300, 500) { Names(visibility: .hidden) }
        host.wait(0.1)
        XCTAssertEqual(host.texts.filter { $0.count == 1 }, [])
    }
}
