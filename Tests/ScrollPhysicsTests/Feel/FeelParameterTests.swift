import ScrollPhysics
import XCTest

final class FeelParameterTests: XCTestCase {
    func testBuiltInFeelsAreValid() {
        for feel in ScrollFeel.builtIn {
            XCTAssertEqual(feel.validate(), [], feel.name)
        }
    }

    func testIdentifiersAreUniqueAndNameTheirGroup() {
        let ids = ScrollFeel.parameters.map(\.id)
        XCTAssertEqual(Set(ids).count, ids.count)
        for parameter in ScrollFeel.parameters {
            XCTAssertTrue(parameter.id.hasPrefix(parameter.group.rawValue + "."), parameter.id)
        }
    }

    func testSettingAParameterChangesThatNumberAlone() {
        for parameter in ScrollFeel.parameters {
            var feel = ScrollFeel.uikit
            parameter.set(parameter.range.upperBound, in: &feel)
            for other in ScrollFeel.parameters where other.id != parameter.id {
                XCTAssertEqual(other.value(in: feel), other.value(in: .uikit), "\(parameter.id) changed \(other.id)")
            }
            XCTAssertEqual(parameter.value(in: feel), parameter.range.upperBound)
        }
    }

    func testNotANumberAndOutOfRangeAreProblems() {
        for parameter in ScrollFeel.parameters {
            for value in [Double.nan, .infinity, parameter.range.upperBound * 2 + 1, parameter.range.lowerBound - 1] {
                var feel = ScrollFeel.uikit
                parameter.set(value, in: &feel)
                XCTAssertEqual(feel.validate().map(\.id), [parameter.id], "\(value)")
            }
        }
    }
}
