import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The pictures of docs/corrections.md: a take in a feel as it was in the first version, and as it is. `BLESS_GOLDENS=1` writes them.
final class CorrectionFigureTests: XCTestCase {
    private static let mostBytes = 30_000

    func testThePicturesAreTheTakesBeforeAndAfter() throws {
        for (name, take) in [("gtk", "touchpad-swipe"), ("firefox", "wheel-notches")] {
            let text = try picture(name, take)
            let path = "docs/corrections-\(name).svg"
            if Repository.blesses {
                try text.write(
                    to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
            }
            XCTAssertEqual(try Repository.text(path), text, "BLESS_GOLDENS=1 writes \(path)")
            XCTAssertLessThan(text.utf8.count, Self.mostBytes, name)
        }
    }

    func testThePageSaysHowTheNumbersOfEachFeelAreKnown() throws {
        let page = try Repository.text("docs/corrections.md")
        for feel in ScrollFeel.builtIn {
            let ids =
                ScrollFeel.parameters.filter(feel.uses).map(\.id) + ScrollFeel.choices.filter(feel.uses).map(\.id)
            let counts = FeelEvidence.allCases.map { kind in ids.filter { feel.evidence(for: $0) == kind }.count }
            let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(feel.name)` |") }
            let end = " | " + counts.map(String.init).joined(separator: " | ") + " |"
            XCTAssertTrue(row?.hasSuffix(end) == true, "\(feel.name):\(end)")
        }
        let count = ScrollFeel.parameters.count + ScrollFeel.choices.count
        XCTAssertTrue(page.contains("Each of the \(count) that there are now"))
    }

    private func picture(_ name: String, _ take: String) throws -> String {
        let (former, feel) = (try XCTUnwrap(FormerFeels.feel(name)), try XCTUnwrap(ScrollFeel.named(name)))
        let data = CurveData(
            try ShippedRecordings.recording(take).main,
            tunings: [
                CurveTuning(label: "A", title: "\(feel.title), first version", feel: former),
                CurveTuning(label: "B", title: "\(feel.title), now", feel: feel),
            ])
        let title = "\(take) in \(feel.title)"
        let range = PlotRange(whole: data.start...max(data.start, data.end))
        return PlotPainter(data, .position, range, size: CGSize(width: 720, height: 280)).picture
            .headed(title, data.legend).svg(title: title)
    }
}
