import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Whole screens written for SwiftUI behave as they do there.
@MainActor
final class ForeignScreenTests: XCTestCase {
    private func type(_ host: ViewHost, _ text: String) {
        host.send(InputEvent(.text(text), at: host.time))
        host.wait(0.1)
    }

    // MARK: Settings

    func testSavingFocusesTheFirstEmptyField() async {
        let host = host(400, 800) { SettingsScreen() }
        XCTAssertTrue(host.texts.contains("Volume is 0.50"), "\(host.texts)")
        host.click(id: "save")
        host.wait(0.2)
        XCTAssertTrue(host.texts.contains("A name is needed"), "\(host.texts)")
        type(host, "Ada")
        XCTAssertTrue(host.texts.contains("Ada"), "the field has the keyboard")
        host.click(id: "save")
        host.wait(0.2)
        XCTAssertTrue(host.texts.contains("An address is needed"))
        type(host, "ada@example.org")
        host.key(.return)
        host.wait(0.2)
        XCTAssertTrue(host.texts.contains("Saved"), "\(host.texts)")
    }

    func testAToggleShowsWhatDependsOnItAndAPanelAsks() async {
        let host = host(400, 800) { SettingsScreen() }
        func y(of text: String) -> CGFloat { host.place(of: text)?.y ?? .nan }
        XCTAssertTrue(host.texts.contains("Every 15 min"))
        host.click(at: CGPoint(x: 350, y: y(of: "Notifications")))
        host.wait(1)
        XCTAssertFalse(host.texts.contains("Every 15 min"))
        host.click(at: host.place(of: "Reset everything") ?? .zero)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Are you sure?"))
        host.click(at: host.place(of: "Cancel") ?? .zero)
        host.wait(1)
        XCTAssertFalse(host.texts.contains("Are you sure?"))
    }

    // MARK: Things to do

    func testThingsAreDoneDeletedAndMoved() async {
        let host = host(400, 700) { TodoScreen() }
        XCTAssertFalse(host.texts.contains("Done"))
        host.click(id: "check 1")
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Done"), "\(host.texts)")
        XCTAssertTrue(host.texts.contains("0 chosen, toggled 1"))
        let bread = host.place(of: "Bake bread") ?? .zero
        host.click(at: bread)
        XCTAssertTrue(host.texts.contains("1 chosen, toggled 1"))
        host.key(.delete)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("1 chosen, deleted 3"), "\(host.texts)")
        XCTAssertFalse(host.texts.contains("Bake bread"))
    }

    func testASwipeMarksAsDone() async {
        let host = host(400, 700) { TodoScreen() }
        let place = host.place(of: "Mend the bicycle") ?? .zero
        host.drag(from: place, to: CGPoint(x: place.x + 80, y: place.y), over: 0.4)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Done"), "the button")
        host.click(at: CGPoint(x: 50, y: place.y))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("0 chosen, toggled 2"), "\(host.texts)")
    }
}

extension ViewHost {
    /// A point on the first text `text`, in window coordinates as long as nothing is transformed: 4 points to the right
    /// of its start and above its baseline.
    func place(of text: String) -> CGPoint? {
        let list = displayList
        for item in list.items {
            guard case .text(let run, let origin, _) = item, list.runs[Int(run)].string == text else { continue }
            return CGPoint(x: origin.x + 4, y: origin.y - 4)
        }
        return nil
    }
}
