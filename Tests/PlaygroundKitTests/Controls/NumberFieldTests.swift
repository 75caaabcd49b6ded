import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class NumberFieldTests: XCTestCase {
    private final class Values {
        var value = 100.0
        var problem: NumberEditing.Problem?
    }

    private struct Fields: View {
        let values: Values
        @State private var version = 0

        var body: some View {
            let value = Binding(
                get: { values.value },
                set: {
                    values.value = $0
                    version += 1
                })
            VStack {
                Text("\(version)")
                NumberField(
                    value: value, range: 10...2000, step: 10, unit: "pt",
                    onProblem: { values.problem = $0 }
                )
                .id("field")
                Button("Other") {}.id("other")
            }
        }
    }

    private let values = Values()

    private func field() -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 120)) { Fields(values: values) }
        host.frame(at: .zero)
        return host
    }

    func testItShowsTheNumberAndItsUnit() async {
        XCTAssertEqual(Array(field().texts.prefix(3)), ["0", "100", "pt"])
    }

    func testAClickTypingAndReturnSetTheNumber() async {
        let host = field()
        host.click(id: "field")
        XCTAssertTrue(host.wantsTextInput)
        host.type("250")
        XCTAssertEqual(values.value, 100)
        host.key(.return)
        XCTAssertEqual(values.value, 250)
    }

    func testLeavingTheFieldTakesWhatWasTyped() async {
        let host = field()
        host.click(id: "field")
        host.type("40")
        host.click(id: "other")
        XCTAssertEqual(values.value, 40)
        XCTAssertFalse(host.wantsTextInput)
        XCTAssertTrue(host.texts.contains("pt"))
    }

    func testEscapeShowsTheNumberAgain() async {
        let host = field()
        host.click(id: "field")
        host.type("40")
        host.key(.escape)
        XCTAssertEqual(values.value, 100)
        XCTAssertTrue(host.texts.contains("100"))
    }

    func testTabGoesInAndOut() async {
        let host = field()
        host.key(.tab)
        XCTAssertTrue(host.wantsTextInput)
        host.type("30")
        host.key(.tab)
        XCTAssertEqual(values.value, 30)
        XCTAssertFalse(host.wantsTextInput)
    }

    func testArrowsChangeTheNumberAtOnce() async {
        let host = field()
        host.key(.tab)
        host.key(.up)
        XCTAssertEqual(values.value, 110)
        host.key(.down, .shift)
        XCTAssertEqual(values.value, 10)
    }

    func testItsOwnerIsToldOfANumberOutsideTheRange() async {
        let host = field()
        host.key(.tab)
        host.type("9999")
        XCTAssertEqual(values.problem, .outOfRange)
        host.key(.return)
        XCTAssertEqual(values.value, 2000)
        host.key(.tab)
        XCTAssertNil(values.problem)
    }

    func testItsOwnerIsToldOfALetter() async {
        let host = field()
        host.click(id: "field")
        host.type("abc")
        XCTAssertEqual(values.problem, .unreadable(.init(message: "a unexpected")))
        XCTAssertEqual(values.value, 100)
        host.key(.tab)
        XCTAssertNil(values.problem)
        host.click(id: "field")
        host.pasteboard.string = "12 pt"
        host.key(.character("v"), .control)
        XCTAssertNil(values.problem, "a copied unit")
        host.pasteboard.string = "1e3"
        host.key(.character("v"), .control)
        XCTAssertEqual(values.problem, .unreadable(.init(message: "e unexpected")))
    }

    func testNothingBlinksWhileItWaits() async {
        let host = field()
        host.click(id: "field")
        host.type("1")
        host.wait(0.1)
        XCTAssertFalse(host.needsFrame)
        XCTAssertNil(host.nextWakeUp)
    }

    func testTheKeysOfEveryFieldWorkInThisOne() async {
        let host = field()
        host.click(id: "field")
        host.key(.character("c"), .control)
        XCTAssertEqual(host.pasteboard.string, "100")
        host.type("25")
        host.key(.character("a"), .control)
        host.key(.character("x"), .control)
        XCTAssertEqual(host.pasteboard.string, "25")
        host.pasteboard.string = " 0250 pt"
        host.key(.character("v"), .control)
        host.key(.return)
        XCTAssertEqual(values.value, 250)
        host.type("7")
        host.key(.character("z"), .control)
        host.key(.return)
        XCTAssertEqual(values.value, 250)
    }
}
