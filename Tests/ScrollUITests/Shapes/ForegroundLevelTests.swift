import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ForegroundLevelTests: XCTestCase {
    /// The colours of the texts of `view`, by text.
    private func colors<V: View>(@ViewBuilder _ view: () -> V) -> [String: PixelColor] {
        let host = host(300, 300, root: view)
        var colors: [String: PixelColor] = [:]
        for item in host.displayList.items {
            if case .text(let run, _, let color) = item { colors[host.displayList.runs[Int(run)].string] = color }
        }
        return colors
    }

    func testTheLevelsOfAStyleAreFainterAndFainter() async {
        let colors = colors {
            VStack {
                Text("1").foregroundStyle(.primary)
                Text("2").foregroundStyle(.secondary)
                Text("3").foregroundStyle(.tertiary)
                Text("4").foregroundStyle(.quaternary)
                Text("5").foregroundStyle(.quinary)
            }
            .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        XCTAssertEqual(["1", "2", "3", "4", "5"].map { colors[$0]?.alpha }, [255, 128, 64, 46, 46])
        XCTAssertEqual(colors["3"]?.red, 255)
    }

    func testWhereNoStyleWasSetTheSecondLevelIsTheSecondaryColour() async {
        let colors = colors {
            VStack {
                Text("level").foregroundStyle(.secondary)
                Text("colour").foregroundStyle(Color.secondary)
            }
        }
        XCTAssertEqual(colors["level"], colors["colour"])
    }

    func testTwoAndThreeLevelsCanBeSet() async {
        let colors = colors {
            VStack {
                Text("1")
                Text("2").foregroundStyle(.secondary)
                Text("3").foregroundStyle(.tertiary)
            }
            .foregroundStyle(Color.black, Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
        }
        XCTAssertEqual(colors["1"], .black)
        XCTAssertEqual(colors["2"], PixelColor(red: 0, green: 255, blue: 0))
        XCTAssertEqual(colors["3"], PixelColor(red: 0, green: 0, blue: 255))
    }

    func testALevelAroundLevelsIsTheirFirst() async {
        let colors = colors {
            VStack { VStack { Text("inner") }.foregroundStyle(.secondary) }
                .foregroundStyle(.secondary).foregroundStyle(.black)
        }
        XCTAssertEqual(colors["inner"]?.alpha, 64, "0.5 of 0.5")
    }
}
