import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows that are swiped: with the mouse, a finger and a touchpad.
@MainActor
final class SwipeActionTests: XCTestCase {
    private struct Mail: View {
        @State private var mails = (0..<40).map { "mail \($0)" }
        @State private var said = "nothing"
        var full = true
        var body: some View {
            VStack(spacing: 0) {
                Text(said)
                List {
                    ForEach(mails, id: \.self) { mail in
                        Text(mail).frame(maxWidth: .infinity, alignment: .trailing).id(mail)
                            .swipeActions(allowsFullSwipe: full) {
                                Button("Bin", role: .destructive) { said = "bin \(mail)" }.id("bin")
                                Button("Flag") { said = "flag \(mail)" }.tint(.orange).id("flag")
                            }
                            .swipeActions(edge: .leading) {
                                Button("Read") { said = "read \(mail)" }.id("read")
                            }
                    }
                }
                .id("list")
            }
        }
    }

    private func place(_ host: ViewHost, _ mail: Int, x: CGFloat = 200) -> CGPoint {
        CGPoint(x: x, y: host.center(ofID: "mail \(mail)").y)
    }

    private func swipe(_ host: ViewHost, _ mail: Int, by way: CGFloat, over seconds: Double = 0.4) {
        let start = place(host, mail)
        host.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), over: seconds)
        host.wait(1)
    }

    func testASwipeUncoversButtonsThatCanBePressed() async {
        let host = host { Mail() }
        swipe(host, 1, by: -100)
        XCTAssertTrue(host.texts.contains("Bin"), "\(host.texts)")
        XCTAssertTrue(host.texts.contains("Flag"))
        XCTAssertFalse(host.texts.contains("Read"))
        let (bin, flag) = (host.frame(ofID: "bin") ?? .zero, host.frame(ofID: "flag") ?? .zero)
        XCTAssertEqual(bin.maxX, 290, accuracy: 0.01, "the first stands outermost, at the edge of the row")
        XCTAssertEqual(flag.maxX, bin.minX, accuracy: 0.01)
        host.click(id: "flag")
        host.wait(1)
        XCTAssertEqual(host.texts.first, "flag mail 1")
        XCTAssertFalse(host.texts.contains("Bin"), "closed by what was done")
    }

    func testTheButtonsEndAtTheLineBelowTheRow() async {
        let host = host { Mail() }
        swipe(host, 1, by: -100)
        let clips = host.displayList.items.compactMap { item -> Rect? in
            if case .pushClip(.rect(let rect)) = item { rect } else { nil }
        }
        let heights = clips.filter { abs($0.maxX - 290) < 0.01 }.map(\.height)
        XCTAssertEqual(heights.count, 2, "the buttons, and the row: \(clips)")
        XCTAssertEqual(heights.first ?? 0, (heights.last ?? 0) - 1, accuracy: 0.01)
    }

    func testTheLeadingEdgeHasButtonsOfItsOwn() async {
        let host = host { Mail() }
        swipe(host, 2, by: 80)
        XCTAssertTrue(host.texts.contains("Read"))
        XCTAssertEqual(host.frame(ofID: "read")?.minX ?? .nan, 10, accuracy: 0.01)
        host.click(id: "read")
        XCTAssertEqual(host.texts.first, "read mail 2")
    }

    func testTheRowGoesAsideByTheWidthOfItsButtons() async {
        let host = host { Mail() }
        func textStart() -> Double {
            for item in host.displayList.items {
                if case .text(let run, let origin, _) = item, host.displayList.runs[Int(run)].string == "mail 1" {
                    return origin.x
                }
            }
            return .nan
        }
        let before = textStart()
        swipe(host, 1, by: -100)
        XCTAssertEqual(textStart(), before - 144, accuracy: 0.01, "two buttons of 72 points")
        host.click(at: place(host, 1, x: 100))
        host.wait(1)
        XCTAssertEqual(textStart(), before, accuracy: 0.01)
    }

    func testAShortSwipeGoesBack() async {
        let host = host { Mail() }
        swipe(host, 1, by: -30)
        XCTAssertFalse(host.texts.contains("Bin"))
    }

    func testASwipeOverMostOfTheRowDoesTheFirstAction() async {
        let host = host { Mail() }
        swipe(host, 1, by: -190)
        XCTAssertEqual(host.texts.first, "bin mail 1")
        XCTAssertFalse(host.texts.contains("Flag"))
        let careful = self.host { Mail(full: false) }
        swipe(careful, 1, by: -190)
        XCTAssertEqual(careful.texts.first, "nothing")
        XCTAssertTrue(careful.texts.contains("Flag"))
    }

    private func host(@ViewBuilder _ root: () -> Mail) -> ViewHost { ViewTestSupport.host(300, 300, root: root) }

    func testOneRowIsOpenAtATime() async {
        let host = host { Mail() }
        swipe(host, 1, by: -100)
        swipe(host, 3, by: -100)
        XCTAssertEqual(host.texts.filter { $0 == "Bin" }.count, 1)
        XCTAssertEqual(host.frame(ofID: "bin")?.midY ?? .nan, host.center(ofID: "mail 3").y, accuracy: 1)
    }

    func testADragUpwardsScrollsAndUncoversNothing() async {
        let host = host { Mail() }
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 170, y: 100), over: 0.3)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0, 120)
        XCTAssertFalse(host.texts.contains("Bin"))
    }

    func testASwipeDoesNotScroll() async {
        let host = host { Mail() }
        let start = place(host, 2)
        host.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y - 40), over: 0.4)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Bin"))
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, 0)
    }

    func testARowThatScrollsAwayIsCoveredAgain() async {
        let host = host { Mail() }
        swipe(host, 1, by: -100)
        host.notch(-10, at: CGPoint(x: 150, y: 200))
        host.wait(2)
        XCTAssertFalse(host.texts.contains("Bin"))
        host.notch(10, at: CGPoint(x: 150, y: 200))
        host.wait(2)
        XCTAssertTrue(host.texts.contains("mail 1"))
        XCTAssertFalse(host.texts.contains("Bin"))
    }

    func testTwoFingersOnATouchpadOpenAndClose() async {
        let host = host { Mail() }
        func fingers(_ dx: Double) {
            for _ in 0..<5 {
                let wheel = InputEvent.Wheel(source: .touchpad, dx: dx / 5, dy: 0, location: place(host, 1))
                host.send(InputEvent(.wheel(wheel), at: host.time))
                host.wait(0.02)
            }
            host.wait(1)
        }
        fingers(15)
        XCTAssertFalse(host.texts.contains("Bin"), "too short")
        fingers(60)
        XCTAssertTrue(host.texts.contains("Bin"))
        fingers(-60)
        XCTAssertFalse(host.texts.contains("Bin"))
        fingers(-60)
        XCTAssertTrue(host.texts.contains("Read"))
    }

    func testASwipeOverARowThatCanBeDeletedOffersIt() async {
        struct Deletable: View {
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack(spacing: 0) {
                    Text(rows.joined())
                    List {
                        ForEach(rows, id: \.self) { Text("row \($0)").id($0).deleteDisabled($0 == "c") }
                            .onDelete { rows.remove(atOffsets: $0) }
                    }
                }
            }
        }
        let host = ViewTestSupport.host { Deletable() }
        func swipe(_ id: String) {
            let y = host.center(ofID: id).y
            host.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 180, y: y), over: 0.4)
            host.wait(1)
        }
        swipe("c")
        XCTAssertFalse(host.texts.contains("Delete"))
        swipe("b")
        XCTAssertTrue(host.texts.contains("Delete"))
        host.click(at: CGPoint(x: 260, y: host.center(ofID: "b").y))
        host.wait(1)
        XCTAssertEqual(host.texts.first, "ac")
        XCTAssertFalse(host.texts.contains("Delete"))
    }

    func testTheTrailingEdgeIsAtTheLeftWhereReadingBeginsAtTheRight() async {
        let host = ViewTestSupport.host(300, 300) { Mail().environment(\.layoutDirection, .rightToLeft) }
        swipe(host, 1, by: 100)
        XCTAssertTrue(host.texts.contains("Bin"))
        XCTAssertFalse(host.texts.contains("Read"))
        XCTAssertEqual(host.frame(ofID: "bin")?.minX ?? .nan, 10, accuracy: 0.01)
        host.click(id: "flag")
        XCTAssertEqual(host.texts.first, "flag mail 1")
    }

    func testReducedMotionCoversAtOnce() async {
        let host = host { Mail() }
        host.reduceMotion = true
        swipe(host, 1, by: -100)
        XCTAssertTrue(host.texts.contains("Bin"))
        host.click(id: "flag")
        host.wait(0.02)
        XCTAssertFalse(host.texts.contains("Bin"))
    }
}
