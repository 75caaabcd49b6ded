import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A recorded window with simulated input, frame by frame.
@MainActor
extension XCTestCase {
    func stage(_ scene: String) throws -> (host: ViewHost, model: PlaygroundModel, recorder: StageRecorder) {
        let model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        return (host, model, StageRecorder(host: host, model: model))
    }

    func play(_ host: ViewHost, _ recorder: StageRecorder, frames: Int = 120) {
        for _ in 0..<frames {
            host.frame(at: host.time + .milliseconds(16))
            recorder.frameShown()
        }
    }

    /// Presses, moves in ten steps a frame apart, and releases, always shortly after a frame.
    func flick(_ host: ViewHost, _ recorder: StageRecorder, from start: CGPoint, by way: CGVector) {
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: host.time + .milliseconds(1)))
        for step in 1...10 {
            play(host, recorder, frames: 1)
            let share = CGFloat(step) / 10
            let place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time + .milliseconds(1)))
        }
        play(host, recorder, frames: 1)
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: end)), at: host.time + .milliseconds(1)))
        play(host, recorder)
    }

    func assertReplayAgrees(_ recording: Recording, _ name: String) throws {
        XCTAssertGreaterThan(try recording.shownOffsets().count, 10, name)
        XCTAssertNil(try recording.firstDifferenceFromShown(feel: .uikit), name)
    }
}
