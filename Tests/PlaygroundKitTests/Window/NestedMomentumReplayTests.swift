import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Momentum that a scroll view gets from an inner one is part of its recording.
@MainActor
final class NestedMomentumReplayTests: XCTestCase {
    private func record(_ feel: ScrollFeel, axes: Axis.Set = .vertical) throws -> Recording {
        let model = PlaygroundModel(
            scene: PlaygroundScene("nest", title: "Nest", summary: "A list in a list.", icon: .pages) {
                Nest(innerAxes: axes)
            })
        model.tuning.feel = feel
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        let recorder = StageRecorder(host: host, model: model)
        let frame = try XCTUnwrap(host.frame(ofID: "inner"))
        let way = CGVector(dx: axes == .vertical ? 0 : -90, dy: -150)
        flick(host, recorder, from: CGPoint(x: frame.midX, y: frame.maxY - 10), by: way)
        play(host, recorder)
        return try XCTUnwrap(recorder.recording)
    }

    private func assertReplayAgrees(_ recording: Recording, _ feel: ScrollFeel) throws {
        // The outer view got no input except the press, which the inner view took.
        let flings = recording.events.filter { if case .fling = $0.intent { true } else { false } }
        XCTAssertEqual(flings.count, 1, feel.name)
        let shown = try recording.shownOffsets()
        XCTAssertGreaterThan(try XCTUnwrap(shown.last).offset.y, 10, feel.name)
        XCTAssertNil(try recording.firstDifferenceFromShown(feel: feel), "\(feel.name): the outer view")
        let inner = try recording.view("inner", file: "")
        XCTAssertNil(try inner.firstDifferenceFromShown(feel: feel), "\(feel.name): the inner view")
    }

    func testTheOuterViewIsRecordedWithTheFlingThatItGot() async throws {
        for feel in Repetition.cases(ScrollFeel.builtIn.filter { $0.fling.momentum > 0 }, few: 3) {
            let recording = try record(feel)
            try assertReplayAgrees(recording, feel)
            try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), feel)
        }
    }

    func testAnInnerViewThatGoesOnAlongTheOtherAxisIsReplayed() async throws {
        let recording = try record(.uikit, axes: [.horizontal, .vertical])
        try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), .uikit)
    }
}

private struct Nest: View {
    let innerAxes: Axis.Set

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ScrollView(innerAxes) {
                    Color.red.frame(width: innerAxes == .vertical ? 300 : 2000, height: 500)
                }
                .frame(width: 300, height: 300)
                .id("inner")
                ForEach(0..<60) { _ in Color.blue.frame(width: 300, height: 100) }
            }
        }
        .id(PlaygroundScene.stageID)
    }
}
