import Foundation
import ScrollPhysics
import XCTest

final class ScrollFeelTests: XCTestCase {
    func testAFeelSurvivesBeingWrittenAndRead() throws {
        for feel in ScrollFeel.builtIn {
            let data = try JSONEncoder().encode(feel)
            XCTAssertEqual(try JSONDecoder().decode(ScrollFeel.self, from: data), feel)
        }
    }

    func testEveryMemberOfAFileIsAParameterOrAChoice() throws {
        let data = try JSONEncoder().encode(ScrollFeel.uikit)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        var ids: Set<String> = []
        for (group, value) in object {
            guard let numbers = value as? [String: Any] else { continue }
            ids.formUnion(numbers.keys.map { "\(group).\($0)" })
        }
        XCTAssertEqual(ids, Set(ScrollFeel.parameters.map(\.id) + ScrollFeel.choices.map(\.id)))
    }

    func testAFeelWithAnyOtherNumberChoiceOrTextIsAnother() {
        for parameter in ScrollFeel.parameters {
            var feel = ScrollFeel.uikit
            parameter.set(parameter.value(in: feel) + 1, in: &feel)
            XCTAssertNotEqual(feel, .uikit, parameter.id)
        }
        for choice in ScrollFeel.choices {
            var feel = ScrollFeel.uikit
            let other = choice.options.first { $0.name != choice.value(in: feel) }
            XCTAssertTrue(choice.set(other?.name ?? "", in: &feel), choice.id)
            XCTAssertNotEqual(feel, .uikit, choice.id)
        }
        var renamed = ScrollFeel.uikit
        renamed.name = "UIKit"
        XCTAssertNotEqual(renamed, .uikit)
        var retold = ScrollFeel.uikit
        retold.summary += "."
        XCTAssertNotEqual(retold, .uikit)
        XCTAssertEqual(ScrollFeel.uikit, .uikit)
    }

    func testFeelsAreFoundByName() {
        XCTAssertEqual(ScrollFeel.named("uikit"), .uikit)
        XCTAssertEqual(ScrollFeel.named("direct"), .direct)
        XCTAssertNil(ScrollFeel.named("nobody"))
    }
}
