import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LabelTests: XCTestCase {
    private var label: some View {
        Label {
            Text("Title").id("title")
        } icon: {
            Color.red.frame(width: 20, height: 20).id("icon")
        }
    }

    private func isShown(_ id: String, _ host: ViewHost) -> Bool { host.frame(ofID: id) != nil }

    func testTheStyleDecidesWhatIsShown() async {
        let both = host { label }
        XCTAssertEqual((both.frame(ofID: "title")?.minX ?? 0) - (both.frame(ofID: "icon")?.maxX ?? 0), 8)
        let title = host { label.labelStyle(.titleOnly) }
        XCTAssertTrue(isShown("title", title) && !isShown("icon", title))
        let icon = host { label.labelStyle(.iconOnly) }
        XCTAssertTrue(!isShown("title", icon) && isShown("icon", icon))
    }

    func testAStyleOfTheProgramsOwn() async {
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 2) {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let host = host { label.labelStyle(Reversed()) }
        XCTAssertEqual((host.frame(ofID: "icon")?.minX ?? 0) - (host.frame(ofID: "title")?.maxX ?? 0), 2)
    }

    func testWhatIsNotThereIsSaidInTheMiddle() async {
        let host = host(300, 300) {
            ContentUnavailableView {
                Label {
                    Text("Nothing").id("title")
                } icon: {
                    Color.red.frame(width: 30, height: 30).id("icon")
                }
            } description: {
                Text("Try again").id("description")
            }
        }
        let frames = ["icon", "title", "description"].map { host.frame(ofID: $0) ?? .zero }
        XCTAssertEqual(frames.map(\.midX), [150, 150, 150])
        XCTAssertLessThan(frames[0].maxY, frames[1].minY)
        XCTAssertLessThan(frames[1].maxY, frames[2].minY)
    }
}
