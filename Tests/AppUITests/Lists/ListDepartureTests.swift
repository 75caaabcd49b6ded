import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows and lists that leave during an interaction with them.
@MainActor
final class ListDepartureTests: XCTestCase {
    private struct Mails: View {
        let knob: Knob
        let probe: Probe
        var body: some View {
            List {
                ForEach(knob.names, id: \.self) { name in
                    Text(name).frame(maxWidth: .infinity).id(name)
                        .swipeActions { Button("Bin") { probe.hit("bin \(name)") } }
                }
                .onMove { probe.hit("move \($0.map { $0 }) \($1)") }
            }
        }
    }

    func testASwipedRowThatLeavesTakesItsButtonsAlong() async {
        let (knob, probe) = (Knob(), Probe())
        let host = host { Mails(knob: knob, probe: probe) }
        let start = host.center(ofID: "b")
        host.drag(from: start, to: CGPoint(x: start.x - 80, y: start.y), release: false)
        XCTAssertTrue(host.texts.contains("Bin"))
        knob.names = ["a", "c"]
        host.wait(0.05)
        XCTAssertFalse(host.texts.contains("Bin"))
        host.release(at: CGPoint(x: 10, y: start.y))
        host.wait(0.5)
        XCTAssertEqual(probe.events, [])
        XCTAssertNil(TreeLinks.fault(in: host))
    }

    func testACarriedRowThatLeavesIsNotMovedAndOthersGoWhereTheyAreMeant() async {
        for (names, moved) in [(["a", "c"], []), (["x", "a", "b", "c"], ["move [2] 4"]), ([], [])] {
            let (knob, probe) = (Knob(), Probe())
            let host = host { Mails(knob: knob, probe: probe) }
            let start = host.center(ofID: "b")
            let end = CGPoint(x: start.x, y: 290)
            host.press(at: start)
            host.wait(0.6)
            host.move(to: CGPoint(x: start.x, y: start.y + 4))
            knob.names = names
            host.wait(0.05)
            host.move(to: end)
            host.release(at: end)
            host.wait(0.3)
            XCTAssertEqual(probe.events, moved, "\(names)")
        }
    }

    private struct Leaving: View {
        let knob: Knob
        let probe: Probe
        var body: some View { if !knob.isOn { Mails(knob: knob, probe: probe) } }
    }

    func testNoNodeIsLeftBehindByAListThatLeaves() async {
        let (knob, probe) = (Knob(), Probe())
        var seen = SeenNodes()
        let host = host { Leaving(knob: knob, probe: probe) }
        seen.look(at: host)
        host.drag(from: host.center(ofID: "b"), to: CGPoint(x: 60, y: host.center(ofID: "b").y), release: false)
        host.wait(0.3)
        seen.look(at: host)
        withAnimation { knob.isOn = true }
        host.wait(0.05)
        seen.look(at: host)
        host.release(at: CGPoint(x: 60, y: 150))
        host.wait(3)
        XCTAssertEqual(seen.leftBehind(by: host), [])
    }
}
