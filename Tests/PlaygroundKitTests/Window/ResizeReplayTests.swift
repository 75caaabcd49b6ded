import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Recordings of windows that are resized, at rest and in motion: a replay ends on the view that the window remembered.
@MainActor
final class ResizeReplayTests: XCTestCase {
    private func resize(_ host: ViewHost, _ model: PlaygroundModel, _ recorder: StageRecorder, to width: CGFloat) {
        host.size.width = width
        model.adopt(host.size)
        play(host, recorder, frames: 1)
    }

    /// Goes to the last card of the gallery in a window for one card, shows it in a window for two, where the card
    /// before it comes first, and in the narrow window again. Each size stays for `frames` frames.
    private func resizedGallery(_ frames: Int) throws -> (host: ViewHost, recording: Recording) {
        let (host, model, recorder) = try stage("gallery")
        resize(host, model, recorder, to: 560)
        play(host, recorder)
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        flick(host, recorder, from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: -100, dy: 0))
        host.send(InputEvent(.keyDown(.end, modifiers: []), at: host.time + .milliseconds(1)))
        for width in [560.0, 1400, 560, 900, 600] {
            play(host, recorder, frames: frames)
            resize(host, model, recorder, to: width)
        }
        play(host, recorder)
        return (host, try XCTUnwrap(recorder.recording))
    }

    func testAResizeAtRestIsReplayedToTheCardThatTheWindowRemembered() async throws {
        let recording = try resizedGallery(150).recording
        try assertReplayAgrees(recording, "at rest")
        try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), "the file")
    }

    func testAResizeInTheMiddleOfASnapIsReplayedToTheCardThatTheWindowRemembered() async throws {
        for frames in [2, 5, 9, 20] {
            try assertReplayAgrees(resizedGallery(frames).recording, "after \(frames) frames")
        }
    }

    func testASceneThatARecordingIsPlayedIntoEndsWhereTheWindowDid() async throws {
        let (window, recording) = try resizedGallery(150)
        let first = CGSize(width: 800, height: 600)
        let stage = BareStage(
            scene: try SceneCatalog.builtIn.scene(called: "gallery"), feel: .uikit, settings: StageSettings(),
            size: first)
        let host = ViewHost(size: first) { BareScene(stage: stage) }
        var replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        replay.advance(to: recording.duration + .seconds(3))
        XCTAssertEqual(host.stageOffset.x, window.stageOffset.x, accuracy: 0.01)
    }

    func testAResizeIsReplayedOnBothAxesOfAScrollViewThatHasTwo() async throws {
        let model = PlaygroundModel(
            scene: PlaygroundScene("board", title: "Board", summary: "Cells.", icon: .table) { Board() })
        for frames in Repetition.cases([2, 6, 12, 120], few: 2) {
            let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
            host.frame(at: .zero)
            let recorder = StageRecorder(host: host, model: model)
            let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
            flick(host, recorder, from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: -160, dy: -110))
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: middle)), at: host.time + .milliseconds(1)))
            for step in 1...6 {
                play(host, recorder, frames: 1)
                let place = CGPoint(x: middle.x - CGFloat(step) * 20, y: middle.y - CGFloat(step) * 15)
                let pointer = InputEvent.Pointer(location: place)
                host.send(InputEvent(.pointerMoved(pointer), at: host.time + .milliseconds(1)))
                if step == 6 { host.send(InputEvent(.pointerUp(pointer), at: host.time + .milliseconds(2))) }
            }
            for width in [1280.0, 1000, 1500, 1280] {
                play(host, recorder, frames: frames)
                host.size.height = 800 + (width - 1280) / 2
                resize(host, model, recorder, to: width)
            }
            play(host, recorder)
            let recording = try XCTUnwrap(recorder.recording)
            XCTAssertEqual(recording.targets.frames.count, Board.count)
            try assertReplayAgrees(recording, "after \(frames) frames")
        }
    }
}

/// Cells that grow with the window, to scroll both ways.
private struct Board: View {
    static let count = 120

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Tiles {
                ForEach(0..<Self.count, id: \.self) { index in
                    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.35 }.id(index)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .id(PlaygroundScene.stageID)
    }
}

/// Twelve views of the same size in a row.
private struct Tiles: Layout {
    private static let columns = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        let rows = (subviews.count + Self.columns - 1) / Self.columns
        return CGSize(width: size.width * CGFloat(Self.columns), height: size.height * CGFloat(rows))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height),
                proposal: .unspecified)
        }
    }
}
