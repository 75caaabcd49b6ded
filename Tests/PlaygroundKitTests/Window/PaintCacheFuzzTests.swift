import AnalysisTestSupport
import Drawing
import TestSupport
import XCTest

@testable import PlaygroundKit
@_spi(Nodes) @testable import ScrollUI

/// The parts of a frame that are copied from the one before are equal to those that are drawn anew, in the whole window.
@MainActor
final class PaintCacheFuzzTests: XCTestCase {
    func testRandomGesturesShowTheSameAsWithoutCachedDrawings() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 4) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") {
                let anew = try RandomStage.frames(of: scene, seed: seed) { $0.graph.forgetPictures() }
                let copied = try RandomStage.frames(of: scene, seed: seed) { _ in }
                assertSame(copied, anew, "\(scene), seed \(seed)")
            }
        }
    }

    func testRandomInputAnywhereInTheWindowShowsTheSameAsWithoutCachedDrawings() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 3) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") {
                let anew = wander(scene, seed) { $0.graph.forgetPictures() }
                let copied = wander(scene, seed) { _ in }
                assertSame(copied, anew, "\(scene), seed \(seed)")
            }
        }
    }

    private func assertSame(_ copied: [String], _ anew: [String], _ message: String) {
        XCTAssertEqual(copied.count, anew.count, message)
        XCTAssertNil(zip(copied, anew).enumerated().first { $1.0 != $1.1 }?.offset, message)
    }

    /// Moves, drags and wheels between random points of the window, while content moves on. Returns all frames; `between`
    /// is called after each.
    private func wander(_ scene: String, _ seed: UInt64, between: (ViewHost) -> Void) -> [String] {
        let window = WindowUnderTest(scene)
        let host = window.host
        var random = SplitMix(seed: seed)
        var location = CGPoint(x: 640, y: 400)
        var frames: [String] = []
        func step(_ input: InputEvent.Kind, frames count: Int) {
            host.send(InputEvent(input, at: host.time))
            for _ in 0..<count {
                host.frame(at: host.time + .milliseconds(16))
                window.model.update(from: host, frameTime: 0)
                frames.append(host.displayList.dump())
                between(host)
            }
        }
        for _ in 0..<25 {
            let far = CGPoint(x: .random(in: 0...1280, using: &random), y: .random(in: 0...800, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                step(.pointerDown(InputEvent.Pointer(location: location)), frames: 3)
                for share in [0.3, 0.7, 1] {
                    let point = CGPoint(
                        x: location.x + (far.x - location.x) * share, y: location.y + (far.y - location.y) * share)
                    step(.pointerMoved(InputEvent.Pointer(location: point)), frames: 3)
                }
                step(.pointerUp(InputEvent.Pointer(location: far)), frames: 3)
            case 1:
                let (dx, dy) = (Bool.random(using: &random) ? -2.0 : 0, Bool.random(using: &random) ? -2.0 : 1)
                step(.wheel(InputEvent.Wheel(source: .notch, dx: dx, dy: dy, location: location)), frames: 4)
            case 2: step(.keyDown(.tab, modifiers: []), frames: 2)
            default: step(.pointerMoved(InputEvent.Pointer(location: far)), frames: 3)
            }
            location = far
        }
        return frames
    }
}
