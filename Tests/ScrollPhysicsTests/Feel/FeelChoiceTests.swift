import ScrollPhysics
import XCTest

final class FeelChoiceTests: XCTestCase {
    func testIdentifiersAreUniqueAndNameTheirGroup() {
        let ids = ScrollFeel.choices.map(\.id)
        XCTAssertEqual(Set(ids + ScrollFeel.parameters.map(\.id)).count, ids.count + ScrollFeel.parameters.count)
        for choice in ScrollFeel.choices {
            XCTAssertTrue(choice.id.hasPrefix(choice.group.rawValue + "."), choice.id)
        }
    }

    func testTheFirstOptionIsTheDefault() {
        for choice in ScrollFeel.choices where choice.id != "touchpad.lock" {
            XCTAssertEqual(choice.value(in: .uikit), choice.options.first?.name, choice.id)
        }
    }

    func testEveryOptionCanBeChosenAndSaysWhatItDoesAndWhereItIsFrom() {
        for choice in ScrollFeel.choices {
            XCTAssertEqual(Set(choice.options.map(\.name)).count, choice.options.count, choice.id)
            for option in choice.options {
                var feel = ScrollFeel.uikit
                XCTAssertTrue(choice.set(option.name, in: &feel))
                XCTAssertEqual(choice.value(in: feel), option.name)
                for other in ScrollFeel.choices where other.id != choice.id {
                    XCTAssertEqual(other.value(in: feel), other.value(in: .uikit), "\(choice.id) changed \(other.id)")
                }
                XCTAssertFalse([option.title, option.description, option.source].contains(""), choice.id)
            }
        }
    }

    func testAnUnknownNameChangesNothing() {
        for choice in ScrollFeel.choices {
            var feel = ScrollFeel.uikit
            XCTAssertFalse(choice.set("nobody", in: &feel))
            XCTAssertEqual(feel, .uikit)
        }
    }
}
