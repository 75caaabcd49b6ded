import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class FeelTableTests: XCTestCase {
    func testEveryParameterHasALineWithItsUnitRangeDefaultAndSource() {
        let lines = FeelTable.show(.uikit).split(separator: "\n")
        for parameter in ScrollFeel.parameters {
            let line = lines.first { $0.dropFirst(2).hasPrefix(parameter.id + " ") } ?? ""
            let value = parameter.value(in: .uikit).shortestDecimal
            let bounds = "\(parameter.range.lowerBound.shortestDecimal)...\(parameter.range.upperBound.shortestDecimal)"
            let source = ScrollFeel.uikit.source(of: parameter.id)?.text ?? "?"
            for part in [parameter.unit.isEmpty ? " - " : parameter.unit, bounds, value, source] {
                XCTAssertTrue(line.contains(part), "\(parameter.id): \(part) in \(line)")
            }
        }
        XCTAssertEqual(lines.count, ScrollFeel.parameters.count + ScrollFeel.choices.count + 4)
    }

    func testTheSourceOfANumberIsThatOfTheFeelInQuestion() throws {
        let lines = FeelTable.show(.flutter).split(separator: "\n")
        let line = try XCTUnwrap(lines.first { $0.contains("edge.springStiffness") })
        XCTAssertTrue(line.contains("  read  "), "\(line)")
        XCTAssertTrue(
            line.hasSuffix("scroll_physics.dart, _kDefaultSpring, 100 for a mass of 0.5 (flutter ae4ced5a)"), "\(line)")
        var mine = ScrollFeel.flutter
        mine.name = "mine"
        mine.edge.springStiffness = 300
        let other = FeelTable.show(mine, base: .flutter).split(separator: "\n").first {
            $0.contains("edge.springStiffn")
        }
        XCTAssertTrue(other?.hasSuffix("set by hand, not flutter's") == true, "\(other ?? "")")
        for feel in ScrollFeel.builtIn {
            let text = FeelDescription.text(of: feel)
            for id in ScrollFeel.parameters.map(\.id) + ScrollFeel.choices.map(\.id) {
                let source = feel.source(of: id)?.description ?? "?"
                XCTAssertTrue(text.contains("Known by: \(source)."), "\(feel.name): \(id)")
            }
        }
    }

    func testAFeelNamesTheVersionOfItsPlatform() {
        XCTAssertTrue(FeelTable.show(.gtk).contains("\nOf GTK 4.16.1.\n"))
        XCTAssertTrue(FeelTable.list().contains("GTK 4.16.1"))
        XCTAssertFalse(FeelTable.show(.direct).contains("\nOf "))
    }

    func testWhatAFeelDoesNotUseSaysSo() throws {
        let lines = FeelTable.show(.android).split(separator: "\n")
        for (id, isUsed) in [("edge.rubberBandCoefficient", false), ("edge.deceleration", true), ("fling.rest", true)] {
            let line = try XCTUnwrap(lines.first { $0.dropFirst(2).hasPrefix(id + " ") })
            XCTAssertEqual(line.contains("not used"), !isUsed, id)
        }
    }

    func testEveryChoiceHasALineWithItsSourceAndWhatElseThereIs() {
        for feel in ScrollFeel.builtIn {
            let lines = FeelTable.show(feel).split(separator: "\n")
            for choice in ScrollFeel.choices {
                let line = lines.first { $0.dropFirst(2).hasPrefix(choice.id + " ") } ?? ""
                let value = choice.value(in: feel)
                let source = feel.source(of: choice.id)?.text ?? "?"
                for part in [" \(value) ", source] + choice.options.map(\.name) {
                    XCTAssertTrue(line.contains(part), "\(feel.name), \(choice.id): \(part) in \(line)")
                }
            }
        }
    }

    func testWhatDiffersFromTheDefaultHasAStar() {
        let lines = FeelTable.show(.direct).split(separator: "\n")
        XCTAssertTrue(lines.contains { $0.hasPrefix("* fling.momentum ") })
        XCTAssertTrue(lines.contains { $0.hasPrefix("  drag.slop ") })
        XCTAssertFalse(FeelTable.show(.uikit).contains("*"))
    }

    func testTheListHasALineForEachFeel() {
        let lines = FeelTable.list().split(separator: "\n")
        XCTAssertEqual(lines.map { $0.split(separator: " ").first.map(String.init) }, ScrollFeel.builtIn.map(\.name))
    }
}
