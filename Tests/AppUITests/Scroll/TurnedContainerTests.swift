import AppUI
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A list or a sheet that is drawn rotated or flipped moves in the visible direction of the input.
@MainActor
final class TurnedContainerTests: XCTestCase {
    private struct ChatSheet: View {
        let turn: Turn
        @State var detent: PresentationDetent

        var body: some View {
            Color.white.sheet(isPresented: .constant(true)) {
                turn.applied(
                    to: ScrollView { Color.red.frame(width: 400, height: 2400) }.id("list")
                )
                .id("chat")
                .presentationDetents([.medium, .large], selection: $detent)
            }
        }
    }

    private func chat(_ turn: Turn, _ detent: PresentationDetent, hidden: CGFloat, below isBelow: Bool) -> ViewHost {
        let host = host(400, 610) { ChatSheet(turn: turn, detent: detent) }
        host.wait(1.5)
        let end = Double(2400 - (host.frame(ofID: "chat")?.height ?? .nan))
        let isAtStart = turn.isReversed == isBelow
        let offset = isAtStart ? Double(hidden) : end - Double(hidden)
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        return host
    }

    /// A drag moves a list in a sheet to its visible end, and then the sheet; and the other way round.
    func testASheetAndTheListInItTakeADragOverFromEachOther() async {
        for turn in [Turn.none, .chat, .flipped] {
            let lowered = chat(turn, .large, hidden: 100, below: false)
            let before = lowered.frame(ofID: "chat")?.minY ?? .nan
            lowered.drag(
                from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), over: 0.8, steps: 40, release: false)
            XCTAssertEqual((lowered.frame(ofID: "chat")?.minY ?? .nan) - before, 200, accuracy: 12, "\(turn), down")

            let lifted = chat(turn, .medium, hidden: 800, below: true)
            let start = lifted.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
            lifted.drag(
                from: CGPoint(x: 200, y: 560), to: CGPoint(x: 200, y: 100), over: 0.8, steps: 40, release: false)
            XCTAssertEqual(lifted.frame(ofID: "chat")?.minY ?? .nan, 10, accuracy: 0.5, "\(turn), up")
            let scrolled = (lifted.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan) - start
            XCTAssertEqual(scrolled, turn.isReversed ? -150 : 150, accuracy: 12, "\(turn), up")
        }
    }

    func testRowsAreSwipedAsTheyAreSeen() async {
        for turn in [Turn.none, .upsideDown, .flipped, .mirrored] {
            let host = host(Turn.side, Turn.side) {
                turn.applied(
                    to: List(0..<20, id: \.self) { row in
                        Text("Row \(row)").id("row \(row)").swipeActions { Button("Delete") {} }
                    })
            }
            host.wait(0.2)
            let place = host.frame(ofID: "row 2").map { CGPoint(x: 150, y: $0.midY) } ?? .zero
            // A row's actions are at its end: fingers that move towards its beginning uncover them.
            let isMirrored = turn == .upsideDown || turn == .mirrored
            for sign in [-1.0, 1] {
                for _ in 0..<8 {
                    host.touchpad(CGVector(dx: sign * (isMirrored ? 10 : -10), dy: 0), at: place)
                    host.wait(0.02)
                }
                host.wait(1)
                XCTAssertEqual(host.texts.contains("Delete"), sign > 0, "\(turn)")
            }
        }
    }
}
