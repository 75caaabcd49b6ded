import SwiftUI
import XCTest

@MainActor
final class ChatTests: XCTestCase {
    func testAChatStaysAtItsEndAndCountsWhatComesWhileOneReadsAbove() async {
        let model = ChatModel(count: 40)
        let phone = Phone { ChatRoom(model: model) }
        XCTAssertTrue(phone.shows("Message 40"))
        model.receive("Are you there?")
        phone.wait(0.5)
        XCTAssertTrue(phone.shows("Are you there?"), "\(phone.texts)")
        phone.drag(from: CGPoint(x: 195, y: 200), by: CGSize(width: 0, height: 300))
        model.receive("Hello?")
        model.receive("Well then.")
        phone.wait(0.3)
        XCTAssertFalse(phone.shows("Well then."))
        phone.tap("2 new")
        phone.wait(1)
        XCTAssertTrue(phone.shows("Well then."), "\(phone.texts)")
        let field = phone.frame("composer")
        phone.tap(CGPoint(x: field.midX, y: field.midY))
        phone.type("Yes!")
        phone.tap("Send")
        XCTAssertTrue(phone.shows("Yes!"))
        XCTAssertEqual(model.draft, "")
    }

    func testAReaderGoesToTheLastLineByButtonAndByReturn() async {
        let chat = SupportChat()
        let phone = Phone(height: 400) { ReaderChat(chat: chat) }
        let field = phone.frame("field")
        for text in ["One", "Two", "Three", "Four"] {
            phone.tap(CGPoint(x: field.midX, y: field.midY))
            phone.type(text)
            if text == "Two" { phone.press(.return) } else { phone.tap("Send") }
        }
        XCTAssertEqual(chat.lines.count, 8)
        XCTAssertTrue(phone.shows("Done."), "\(phone.texts)")
        XCTAssertFalse(phone.shows("One"))
        phone.drag(from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 250))
        XCTAssertTrue(phone.shows("One"))
    }

    /// As measured on macOS 27.
    func testAChatOnItsHeadScrollsAsItIsSeenAndKeepsWhatIsRead() async {
        let model = UpsideDownModel()
        let phone = Phone { UpsideDownChat(model: model) }
        let middle = CGPoint(x: 195, y: 400)
        func place(_ text: String) -> CGFloat { phone.location(of: text)?.y ?? .nan }
        XCTAssertGreaterThan(place("Entry 1000"), 700, "it opens at the newest entry")

        let start = place("Entry 992")
        phone.stroke(middle, by: CGSize(width: 0, height: 30))
        XCTAssertEqual(place("Entry 992"), start + 30, accuracy: 0.5, "fingers that go down show older entries")
        model.loadOlder()
        phone.wait(0.1)
        XCTAssertEqual(place("Entry 992"), start + 30, accuracy: 0.5, "appended in the middle of a gesture")
        for _ in 0..<20 { phone.stroke(middle, by: CGSize(width: 0, height: 30)) }
        phone.wait(2)
        let line = phone.texts.first { $0.hasPrefix("Entry") && (phone.location(of: $0)?.y ?? 0) > 300 } ?? ""
        let before = place(line)
        model.loadOlder()
        phone.wait(0.1)
        XCTAssertEqual(place(line), before, accuracy: 0.5, "appended at rest")
        model.openNewest()
        phone.wait(0.1)
        XCTAssertEqual(place(line), before, accuracy: 0.5, "the newest entry grows by 300 points")
        for _ in 0..<60 { phone.stroke(middle, by: CGSize(width: 0, height: -30)) }
        phone.wait(2)
        XCTAssertGreaterThan(place("Entry 1000"), 500, "\(phone.texts)")
    }

    func testAPullToTheRightAnswersOnceAndTheThreadStillScrolls() async {
        let phone = Phone { ReplyThread() }
        let third = phone.location(of: "Entry 3") ?? .zero
        phone.drag(from: third, by: CGSize(width: 40, height: 0))
        XCTAssertTrue(phone.shows("Nothing quoted"))
        phone.drag(from: third, by: CGSize(width: 130, height: 5))
        XCTAssertTrue(phone.shows("Answering Entry 3"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Entry 3")?.x ?? 0, third.x, accuracy: 1, "it springs back")
        phone.tap("Answer")
        await phone.settle { phone.shows("Entry 16") }
        phone.wait(0.5)
        XCTAssertTrue(phone.shows("Entry 16"), "\(phone.texts)")
        phone.drag(from: CGPoint(x: 100, y: 300), by: CGSize(width: 5, height: 300))
        XCTAssertTrue(phone.shows("Entry 1"), "\(phone.texts)")
    }

    func testOlderLinesComeAboveAndWhatIsReadStays() async {
        let phone = Phone { OlderMessages() }
        XCTAssertTrue(phone.shows("Line 1000"))
        for _ in 0..<4 where !phone.shows("Line 971") {
            phone.drag(from: CGPoint(x: 195, y: 150), by: CGSize(width: 0, height: 500), over: 0.5, rest: 2)
        }
        XCTAssertFalse(phone.shows("30 lines, 0 loads"), "\(phone.texts)")
        let line = phone.texts.first { $0.hasPrefix("Line") && (phone.location(of: $0)?.y ?? 0) > 200 } ?? ""
        let before = phone.location(of: line) ?? .zero
        phone.drag(from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 60), over: 1, lifts: false)
        XCTAssertEqual(phone.location(of: line)?.y ?? 0, before.y + 50, accuracy: 11, "it follows the finger alone")
        phone.lift(CGPoint(x: 195, y: 360))
    }
}
