import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class WheelTests: XCTestCase {
    private struct Fruit: View {
        @State var choice = 3
        let probe: Probe

        var body: some View {
            VStack {
                Picker("Number", selection: $choice) {
                    ForEach(0..<20, id: \.self) { Text("row \($0)").id("row \($0)").tag($0) }
                }
                .pickerStyle(.wheel)
                .labelsHidden()
                .frame(width: 120)
                .id("wheel")
                .onChange(of: choice) { _, new in probe.hit("\(new)") }
                Button("Ten") { choice = 10 }.id("ten")
            }
        }
    }

    private func offset(_ host: ViewHost, _ row: Int) -> CGFloat {
        (host.frame(ofID: "row \(row)")?.midY ?? -999) - (host.frame(ofID: "wheel")?.midY ?? 0)
    }

    func testTheChosenRowIsInTheMiddleAtFirst() async {
        let host = host { Fruit(probe: Probe()) }
        host.wait(0.2)
        XCTAssertEqual(offset(host, 3), 0, accuracy: 0.5)
    }

    func testTheRowInTheMiddleIsDrawnWithoutATransformAndOthersWithOne() async {
        let host = host { Fruit(probe: Probe()) }
        host.wait(0.2)
        var depth = 0
        var depths: [String: Int] = [:]
        for item in host.displayList.items {
            switch item {
            case .pushTransform, .pushEffect: depth += 1
            case .popTransform, .popEffect: depth -= 1
            case .text(let run, _, _): depths[host.displayList.runs[Int(run)].string] = depth
            default: break
            }
        }
        XCTAssertEqual(depths["row 3"], 0)
        XCTAssertEqual(depths["row 2"], 1)
        XCTAssertEqual(depths["row 5"], 1)
    }

    func testADragTurnsTheWheelWhichRestsOnARowThatIsChosenThen() async {
        let probe = Probe()
        let host = host { Fruit(probe: probe) }
        let middle = host.center(ofID: "wheel")
        host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 75), over: 1.5, steps: 60, release: false)
        XCTAssertEqual(probe.events, [], "not while it turns")
        host.release(at: CGPoint(x: middle.x, y: middle.y - 75))
        host.wait(2)
        XCTAssertEqual(probe.events.count, 1)
        let row = Int(probe.events.first ?? "") ?? 0
        XCTAssertTrue((4...6).contains(row), "\(row)")
        XCTAssertEqual(offset(host, row), 0, accuracy: 0.5)
    }

    func testAFlickTurnsTheWheelByManyRows() async {
        let probe = Probe()
        let host = host { Fruit(probe: probe) }
        let middle = host.center(ofID: "wheel")
        host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.06, steps: 6)
        host.wait(4)
        let row = Int(probe.events.last ?? "") ?? 0
        XCTAssertGreaterThan(row, 8)
        XCTAssertEqual(offset(host, row), 0, accuracy: 0.5)
    }

    func testKeysAndClicksChooseRowsAndTheBindingTurnsTheWheel() async {
        let probe = Probe()
        let host = host { Fruit(probe: probe) }
        host.key(.tab)
        host.key(.down)
        host.wait(1)
        XCTAssertEqual(probe.events, ["4"])
        XCTAssertEqual(offset(host, 4), 0, accuracy: 0.5)
        host.key(.end)
        host.wait(1)
        XCTAssertEqual(probe.events, ["4", "19"])
        host.click(id: "ten")
        host.wait(1)
        XCTAssertEqual(offset(host, 10), 0, accuracy: 0.5)
        host.click(at: CGPoint(x: host.center(ofID: "wheel").x, y: host.center(ofID: "wheel").y + 30))
        host.wait(1)
        XCTAssertEqual(probe.events.last, "11")
        XCTAssertEqual(offset(host, 11), 0, accuracy: 0.5)
    }

    func testAClickOnARowThatIsTurnedAwayHitsThatRow() async {
        for (below, row) in [(-75.0, 0), (-55, 1), (-28, 2), (8, 3), (28, 4), (55, 5), (75, 6)] {
            let probe = Probe()
            let host = host { Fruit(probe: probe) }
            let middle = host.center(ofID: "wheel")
            host.click(at: CGPoint(x: middle.x, y: middle.y + below))
            host.wait(1)
            XCTAssertEqual(probe.events, row == 3 ? [] : ["\(row)"], "\(below) points below the middle")
        }
    }

    func testANotchOfTheWheelTurnsItAndItRestsOnARow() async {
        let probe = Probe()
        let host = host { Fruit(probe: probe) }
        host.notch(-1, at: host.center(ofID: "wheel"))
        host.wait(2)
        let row = Int(probe.events.last ?? "") ?? 0
        XCTAssertGreaterThan(row, 3)
        XCTAssertEqual(offset(host, row), 0, accuracy: 0.5)
    }

    private struct Settings: View {
        @State private var size = "small"

        var body: some View {
            NavigationStack {
                Picker("Size", selection: $size) {
                    Text("Small").tag("small")
                    Text("Large").tag("large")
                }
                .pickerStyle(.navigationLink)
                .id("picker")
            }
        }
    }

    func testAPickerOnAPageShowsTheChoicesThereAndComesBack() async {
        let host = host { Settings() }
        XCTAssertTrue(host.texts.contains("Size"))
        XCTAssertTrue(host.texts.contains("Small"))
        XCTAssertFalse(host.texts.contains("Large"))
        host.click(id: "picker")
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Large"), "\(host.texts)")
        host.click(at: host.location(of: "Large"))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("Size"), "\(host.texts)")
        XCTAssertTrue(host.texts.contains("Large"))
        XCTAssertFalse(host.texts.contains("Small"))
    }
}
