import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The curves below a drawn scene.
final class RenderPlotTests: XCTestCase {
    private let recording = Recording(
        viewport: CGSize(width: 400, height: 300), content: CGSize(width: 400, height: 9000),
        events: [RecordedEvent(.fling(ScrollVector(x: 0, y: 600)), at: .zero)])

    private func plot(_ tunings: [CurveTuning]) -> RenderPlot { RenderPlot(title: "List", recording, tunings) }

    /// The positions of the lines of the moments.
    private func moments(_ picture: PlotPicture) -> [Double] {
        picture.elements.compactMap { element in
            guard case .line(let points, .heading, _, _) = element else { return nil }
            return points[0].x
        }
    }

    private func texts(_ picture: PlotPicture) -> [String] {
        picture.elements.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }

    func testTheLineOfAMomentIsWhereItsTimeIsOnTheAxis() throws {
        let plot = plot([CurveTuning(label: "UIKit", feel: .uikit)])
        let picture = plot.picture(width: 600, scale: 1, at: [.zero, .milliseconds(500), .seconds(1), .seconds(900)])
        let lines = moments(picture)
        XCTAssertEqual(lines.count, 3, "there is no line past the end")
        XCTAssertEqual(lines[0], PlotLayout.gutter, accuracy: 1e-9)
        XCTAssertEqual(lines[2] - lines[1], lines[1] - lines[0], accuracy: 1e-9)
    }

    func testTheTitleNamesTheFeelAndTheLegendTwo() throws {
        let one = plot([CurveTuning(label: "UIKit", feel: .uikit)]).picture(width: 600, scale: 1, at: [])
        XCTAssertEqual(texts(one).first, "List, UIKit")
        let two = plot([
            CurveTuning(label: "A", title: "UIKit", feel: .uikit), CurveTuning(label: "B", title: "GTK", feel: .gtk),
        ]).picture(width: 600, scale: 1, at: [])
        XCTAssertEqual(texts(two).first, "List")
        XCTAssertTrue(texts(two).contains { $0.contains("GTK") })
        XCTAssertGreaterThan(two.size.height, one.size.height)
    }

    func testAPictureWithoutRoomIsEmptyAndNotAnError() throws {
        let plot = plot([CurveTuning(label: "UIKit", feel: .uikit)])
        XCTAssertEqual(moments(plot.picture(width: 1, scale: 1, at: [])), [])
        XCTAssertEqual(moments(plot.picture(width: 0, scale: 1, at: [])), [])
    }
}
