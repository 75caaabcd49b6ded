import Foundation
import ScrollPhysics
import XCTest

/// `BLESS_GOLDENS=1` writes the generated parts of the pages.
final class FeelPageTests: XCTestCase {
    private func path(_ feel: ScrollFeel) -> String { "Feels/Feel-\(feel.name).md" }

    func testThePagesSayWhatTheFeelsAre() throws {
        for feel in ScrollFeel.builtIn {
            try DocFile.check(
                path(feel), from: "## Curves", to: "## What is not known", is: FeelPage(feel: feel).text)
        }
        try DocFile.check("Constants.md", is: ConstantsPage.text)
    }

    func testEveryFeelHasAPageWithItsPlatformWhatIsNotKnownAndItsSources() throws {
        let overview = try DocFile.text("Feels.md")
        for feel in ScrollFeel.builtIn {
            let page = try DocFile.text(path(feel))
            for heading in ["## Overview", "## What is not known", "## Sources"] {
                let parts = page.components(separatedBy: heading + "\n")
                XCTAssertEqual(parts.count, 2, "\(feel.name): \(heading)")
                XCTAssertGreaterThan(parts.last?.prefix { $0 != "#" }.count ?? 0, 20, "\(feel.name): \(heading)")
            }
            XCTAssertTrue(overview.contains("<doc:Feel-\(feel.name)>"), feel.name)
        }
    }

    /// A number in prose after its name, such as `fling.friction` 0.015, must be its value.
    func testNumbersInTheProseAreThoseOfTheFeel() throws {
        for feel in ScrollFeel.builtIn {
            let page = try DocFile.text(path(feel))
            for parameter in ScrollFeel.parameters {
                for use in page.components(separatedBy: "`\(parameter.id)` ").dropFirst() where use.first != "|" {
                    let number = use.prefix { $0.isNumber || $0 == "." }.trimmingCharacters(in: ["."])
                    XCTAssertEqual(number, decimal(parameter.value(in: feel)), "\(feel.name): \(parameter.id)")
                }
            }
        }
    }

    /// Constants that are in formulas but in no table: the touchpad's curve of Chromium and the spline of Android.
    func testTheFixedNumbersOfTheFormulasAreThoseOfTheMotions() {
        let curve = FlingCurveMotion(start: 0, velocity: FlingCurveMotion.greatestSpeed)
        for time in [0.1, 0.5, 1.1] {
            let way = -5707.62 * exp(-3.7 * time) - 172 * time + 5707.62
            XCTAssertEqual(curve.position(at: time), way, accuracy: 1e-9)
        }
        XCTAssertEqual(SplineTable.exact, CubicTiming(x1: 0.175, y1: 0.5, x2: 0.35, y2: 1))
        XCTAssertEqual(CubicTiming.easeInOut, CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
        XCTAssertEqual(VelocityMethod.iOS, .weightedSegments(oldest: 0.6, middle: 0.35, newest: 0.05))
        XCTAssertEqual(VelocityMethod.macOS, .weightedSegments(oldest: 0.15, middle: 0.65, newest: 0.2))
        XCTAssertEqual(SmoothScrollDuration.inverseDelta.seconds(for: 240), (14 - 240.0 / 60) / 60, accuracy: 1e-12)
    }
}
