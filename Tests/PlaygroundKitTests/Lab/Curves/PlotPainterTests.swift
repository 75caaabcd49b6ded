import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class PlotPainterTests: XCTestCase {
    private func data(_ name: String, _ feels: [ScrollFeel] = [.uikit]) throws -> CurveData {
        CurveData(
            try ShippedRecordings.recording(name), tunings: feels.map { CurveTuning(label: $0.name, feel: $0) })
    }

    private func picture(_ data: CurveData, _ size: CGSize, shown: ClosedRange<Double>? = nil) -> PlotPicture {
        let range = PlotRange(whole: data.start...data.end, shown: shown)
        return PlotPainter(data, .all, range, size: size).picture
    }

    private func texts(_ picture: PlotPicture, _ ink: PlotInk) -> [(text: String, frame: CGRect)] {
        picture.elements.compactMap { element in
            guard case .text(let text, let place, ink, let anchor) = element else { return nil }
            let width = PlotText.width(text)
            let x = anchor == .leading ? place.x : anchor == .trailing ? place.x - width : place.x - width / 2
            return (text, CGRect(x: x, y: place.y - 6, width: width, height: 12))
        }
    }

    func testWordsOfEventsAndNamesOfTargetsDoNotOverlap() throws {
        for name in try ShippedRecordings.names() {
            for size in [
                CGSize(width: 260, height: 140), CGSize(width: 640, height: 260), CGSize(width: 1400, height: 500),
            ] {
                let picture = picture(try data(name, [.uikit, .gtk]), size)
                let words = texts(picture, .event) + texts(picture, .target)
                for (index, word) in words.enumerated() {
                    let other = words[(index + 1)...].first { $0.frame.intersects(word.frame) }
                    XCTAssertNil(other?.text, "\(name) \(size): \(word.text)")
                }
            }
        }
    }

    func testALiftRightAfterThePressAndTheTargetChosenByItAreNamed() {
        let words: [(CurveEvent.Word, Double)] = [(.down, 0), (.lift, 0.12), (.target, 0.12), (.rest, 2.1)]
        let data = CurveData(
            axes: [.vertical], curves: [], events: words.map { CurveEvent(word: $0.0, time: $0.1) }, start: 0, end: 2.4)
        let shown = texts(picture(data, CGSize(width: 480, height: 260)), .event)
        XCTAssertEqual(Set(shown.map(\.text)), ["down", "lift", "target", "rest"])
        for (index, word) in shown.enumerated() {
            XCTAssertFalse(shown[(index + 1)...].contains { $0.frame.intersects(word.frame) }, word.text)
        }
    }

    func testNotchesInARowAreNamedAtTheirLinesOrNotAtAll() {
        let notches = (0..<20).map { CurveEvent(word: .notch, time: Double($0) * 0.03) }
        let data = CurveData(axes: [.vertical], curves: [], events: notches, start: 0, end: 1)
        let size = CGSize(width: 480, height: 260)
        let map = PlotLayout(size: size, count: 3).mapping(0...1)
        let shown = texts(picture(data, size), .event)
        XCTAssertGreaterThan(shown.count, 3)
        for word in shown {
            XCTAssertTrue(notches.contains { abs(map.x($0.time) - word.frame.minX) < 0.01 }, "\(word.frame)")
        }
    }

    func testEverythingIsWithinTheDrawing() throws {
        for name in try ShippedRecordings.names() {
            let data = try data(name)
            for shown in [nil, data.end * 0.3...data.end * 0.5] {
                let picture = picture(data, CGSize(width: 640, height: 300), shown: shown)
                for case .line(let points, _, _, _) in picture.elements {
                    XCTAssertTrue(
                        points.allSatisfy { (-0.5...640.5).contains($0.x) && (-0.5...300.5).contains($0.y) }, name)
                }
            }
        }
    }

    func testThereIsALineForEachCurveAndTheOthersAreDashed() throws {
        let picture = picture(try data("fling", [.uikit, .gtk]), CGSize(width: 640, height: 300))
        var dashes: [PlotInk: Set<Bool>] = [:]
        for case .line(let points, let ink, _, let dash) in picture.elements where points.count > 2 {
            dashes[ink, default: []].insert(dash.isEmpty)
        }
        XCTAssertEqual(dashes[.curve(.offset, isSecond: false)], [true])
        XCTAssertEqual(dashes[.curve(.velocity, isSecond: false)], [true])
        XCTAssertEqual(dashes[.other], [false])
    }

    func testTwoAxesHaveTwoColours() throws {
        var recording = Recording(
            viewport: CGSize(width: 400, height: 400), content: CGSize(width: 9000, height: 9000), axes: .both)
        recording.events = [RecordedEvent(.fling(ScrollVector(x: 2000, y: 500)), at: .zero)]
        let data = CurveData(recording, tunings: [CurveTuning(label: "UIKit", feel: .uikit)])
        let picture = picture(data, CGSize(width: 640, height: 300))
        for isSecond in [false, true] {
            for quantity in CurveQuantity.allCases {
                let ink = PlotInk.curve(quantity, isSecond: isSecond)
                XCTAssertTrue(
                    picture.elements.contains { if case .line(_, ink, _, _) = $0 { true } else { false } }, "\(ink)")
            }
        }
    }

    func testWhatLiesBeyondTheLimitsIsShaded() throws {
        let picture = picture(try data("past-the-edge"), CGSize(width: 640, height: 300))
        XCTAssertTrue(picture.elements.contains { if case .rect(_, .beyond) = $0 { true } else { false } })
    }

    func testNoRoomIsNoDrawing() throws {
        let data = try data("fling")
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 5000, height: 0)] {
            XCTAssertEqual(picture(data, size).elements, [], "\(size)")
        }
    }

    func testTheSVGIsTheExpectedFile() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Goldens/flick.svg")
        let data = try data("carousel-flick", [.uikit, .android])
        let range = PlotRange(whole: data.start...data.end)
        let picture = PlotPainter(data, .both, range, size: CGSize(width: 640, height: 280)).picture
        let text = picture.headed("Gallery <flick> & rest", data.legend).svg(title: "Gallery <flick> & rest")
        if Repository.blesses {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(text, try String(contentsOf: file, encoding: .utf8))
    }

    func testTheCSVHasALineForEachSample() throws {
        let data = try data("fling", [.uikit, .gtk])
        let lines = CurveCSV.text(data).split(separator: "\n")
        XCTAssertEqual(lines.first, "tuning,t,x,y,vx,vy,phase")
        XCTAssertEqual(lines.count, 1 + data.curves.map(\.samples.count).reduce(0, +))
        XCTAssertTrue(lines.dropFirst().allSatisfy { $0.split(separator: ",").count == 7 })
    }
}
