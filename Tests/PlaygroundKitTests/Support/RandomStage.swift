import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI

@testable import PlaygroundKit

/// A scene with random input and random frame times from a seed.
@MainActor
struct RandomStage {
    let host: ViewHost
    let model: PlaygroundModel
    private let resizes: Bool
    private var onFrame: @MainActor () -> Void = {}
    private var place: CGRect
    private var random: SplitMix
    private var time = Duration.zero

    init(_ scene: String, seed: UInt64, resizes: Bool = false) throws {
        model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
        self.resizes = resizes
        host = makePlaygroundHost(size: CGSize(width: 1100, height: 720), model: model)
        host.frame(at: .zero)
        place = Self.place(host)
        random = SplitMix(seed: seed)
    }

    private static func place(_ host: ViewHost) -> CGRect {
        host.frame(ofID: PlaygroundScene.stageID) ?? CGRect(x: 300, y: 300, width: 300, height: 200)
    }

    /// Plays in that scene and returns all frames as text; `between` is called after each. An odd seed also resizes the
    /// window.
    static func frames(
        of scene: String, seed: UInt64, between: @escaping @MainActor (ViewHost) -> Void
    ) throws -> [String] {
        var stage = try RandomStage(scene, seed: seed, resizes: seed % 2 == 1)
        var frames: [String] = []
        let host = stage.host
        stage.play {
            frames.append(host.displayList.dump())
            between(host)
        }
        return frames
    }

    /// Performs the input, and calls back after each frame.
    mutating func play(onFrame: @escaping @MainActor () -> Void) {
        self.onFrame = onFrame
        let isSlow = Bool.random(using: &random)
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: wheel(isSlow)
            case 1: key(isSlow)
            case 2: touchpad(isSlow)
            default: drag(isSlow)
            }
            if Bool.random(using: &random) { frames(for: .milliseconds(1500), isSlow) }
            if resizes { resize(isSlow) }
        }
        frames(for: .seconds(3), isSlow)
    }

    /// Resizes the window like a drag of its corner: in one step or in several.
    private mutating func resize(_ isSlow: Bool) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            host.size = CGSize(
                width: .random(in: 700...1400, using: &random), height: .random(in: 560...900, using: &random))
            model.adopt(host.size)
            frames(for: .milliseconds(Int.random(in: 1...400, using: &random)), isSlow)
        }
        place = Self.place(host)
    }

    private mutating func point() -> CGPoint {
        CGPoint(
            x: .random(in: place.minX + 20...place.maxX - 20, using: &random),
            y: .random(in: place.minY + 20...place.maxY - 20, using: &random))
    }

    /// Advances the time, with frames of a slow or a fast machine.
    private mutating func frames(for length: Duration, _ isSlow: Bool) {
        let end = time + length
        while time < end {
            let most = isSlow ? 300.0 : 40.0
            time += .microseconds(Int(Double.random(in: 4...most, using: &random) * 1000))
            host.frame(at: time)
            onFrame()
        }
    }

    /// Sends an event a moment later, with or without a frame after it.
    private mutating func send(_ kind: InputEvent.Kind, _ isSlow: Bool) {
        time += .microseconds(Int.random(in: 1000...16000, using: &random))
        host.send(InputEvent(kind, at: time))
        if Int.random(in: 0..<(isSlow ? 8 : 2), using: &random) == 0 { frames(for: .milliseconds(1), isSlow) }
    }

    private mutating func drag(_ isSlow: Bool) {
        let start = point()
        let way = CGVector(dx: .random(in: -60...60, using: &random), dy: .random(in: -60...60, using: &random))
        send(.pointerDown(InputEvent.Pointer(location: start)), isSlow)
        var end = start
        for _ in 0..<Int.random(in: 2...12, using: &random) {
            end = CGPoint(x: end.x + way.dx, y: end.y + way.dy)
            send(.pointerMoved(InputEvent.Pointer(location: end)), isSlow)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { frames(for: .milliseconds(200), isSlow) }
        send(.pointerUp(InputEvent.Pointer(location: end)), isSlow)
    }

    private mutating func wheel(_ isSlow: Bool) {
        let location = point()
        let sign = Bool.random(using: &random) ? 1.0 : -1
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            send(.wheel(.init(source: .notch, dx: 0, dy: sign, location: location)), isSlow)
        }
    }

    private mutating func touchpad(_ isSlow: Bool) {
        let location = point()
        let (dx, dy) = (Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random))
        for _ in 0..<Int.random(in: 2...10, using: &random) {
            send(.wheel(.init(source: .touchpad, dx: dx, dy: dy, location: location)), isSlow)
        }
    }

    private mutating func key(_ isSlow: Bool) {
        let keys: [InputEvent.Key] = [.pageDown, .pageUp, .home, .end, .down, .right]
        send(.keyDown(keys[Int.random(in: 0..<keys.count, using: &random)], modifiers: []), isSlow)
    }
}
