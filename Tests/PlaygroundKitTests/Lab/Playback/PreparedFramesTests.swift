import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Frames of a take are made in the time that the window's frames leave.
@MainActor
final class PreparedFramesTests: XCTestCase {
    /// A fling that stands at its start.
    private func model() throws -> PlaygroundModel {
        let model = PlaygroundModel(scene: SceneCatalog.builtIn.scene(named: "list"))
        var recording = try SceneGesture.atRest(on: "list")
        recording.events = [RecordedEvent(.fling(ScrollVector(x: 0, y: 2000)), at: .zero)]
        model.lab.collect(recording, feel: .uikit, at: nil)
        model.chooseTake(at: 0)
        model.lab.seek(to: .zero)
        return model
    }

    private func frameCount(_ model: PlaygroundModel) -> Int { model.lab.player?.run.frames.count ?? 0 }

    func testNoneIsMadeBeforeAFrameWhoseInputWouldGetOlder() async throws {
        let model = try model()
        let count = frameCount(model)
        for number in 1...10 { model.lab.advance(to: .milliseconds(16 * number)) }
        XCTAssertEqual(frameCount(model), count)
    }

    func testAllAreMadeIfThereIsTime() async throws {
        let model = try model()
        model.lab.prepare(within: .unlimited)
        XCTAssertNil(model.lab.nextWakeUp(after: .zero))
        let last = try XCTUnwrap(model.lab.player?.run.frames.last)
        XCTAssertGreaterThan(last.time, model.lab.duration - .milliseconds(500))
        let count = frameCount(model)
        model.lab.prepare(within: .unlimited)
        XCTAssertEqual(frameCount(model), count)
    }

    func testAsManyAreMadeAsThereIsTimeFor() async throws {
        let model = try model()
        let count = frameCount(model)
        model.lab.prepare(within: .steps(3))
        let made = frameCount(model) - count
        XCTAssertGreaterThan(made, 0)
        model.lab.prepare(within: .steps(7))
        XCTAssertEqual(frameCount(model) - count, made * 3)
    }

    /// While a number is dragged they would be thrown away with the next frame, and a scene of their own be built for
    /// them.
    func testNoneIsMadeAheadInTheFrameThatChangedTheNumbers() async throws {
        let model = try model()
        let player = try XCTUnwrap(model.lab.player)
        var look = player.run.look
        look.feel.fling.decelerationRate -= 0.001
        _ = player.frame(at: model.lab.duration, look: look)
        model.lab.prepare(within: .none)
        XCTAssertEqual(player.run.frames.count, 1)
        model.lab.prepare(within: .none)
        XCTAssertGreaterThan(player.run.frames.count, 1)
    }

    func testWithoutTimeItStillComesToAnEnd() async throws {
        let model = try model()
        var turns = 0
        while model.lab.nextWakeUp(after: .zero) != nil, turns < 2000 {
            model.lab.prepare(within: .none)
            turns += 1
        }
        XCTAssertGreaterThan(turns, 10)
        XCTAssertLessThan(turns, 2000)
    }
}
