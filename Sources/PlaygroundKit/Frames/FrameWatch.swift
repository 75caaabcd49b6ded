import Foundation
import ScrollUI

/// Sees how the window shows the gesture under way.
///
/// Does not own: a clock, the window. Whoever has the frames tells of each (``frameShown(at:interval:)``), and when a gesture
/// begins.
@MainActor
final class FrameWatch {
    /// Two minutes at 240 Hz, as long as a take may be. What comes later is left out.
    private static let most = 28_800

    private let host: ViewHost
    private let model: PlaygroundModel
    private var frames: [ShownFrame] = []
    /// Of the display that showed them, in seconds.
    private var interval = 0.0
    private var input = FrameInput()
    /// Of the frame before.
    private var before: ScrollSnapshot?
    private var view = ""
    private var followsNext = false
    /// Slow motion has times of its own, which say nothing of the window.
    private var isSlowed = false

    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
    }

    /// How the gesture was shown so far; nil where too little of it was, or it was slowed down.
    var numbers: FrameNumbers? { isSlowed ? nil : FrameNumbers(frames, interval: interval) }

    /// A gesture begins, in the frame that is shown next.
    func begin() {
        frames.removeAll(keepingCapacity: true)
        isSlowed = false
    }

    /// Takes in an event before the frame that takes it in.
    func note(_ event: InputEvent) {
        guard event.movesContent else { return }
        input.add(at: event.time / .seconds(1))
    }

    /// To be called after each frame, when the model knows what it showed. `presented` is when presenting returned, since the
    /// host's zero; `interval` that of the display, in seconds.
    func frameShown(at presented: Duration, interval: Double) {
        self.interval = interval
        isSlowed = isSlowed || model.lab.isSlowMotion
        defer {
            (before, view, input) = (model.status.scroll, model.status.view, FrameInput())
            followsNext = host.needsFrame
        }
        guard let scroll = model.status.scroll, let before, view == model.status.view, frames.count < Self.most else {
            return
        }
        let (from, to) = (before.geometry.contentOffset, scroll.geometry.contentOffset)
        guard from != to else { return }
        frames.append(
            ShownFrame(
                presented: presented / .seconds(1), time: host.time / .seconds(1),
                travel: hypot(to.x - from.x, to.y - from.y) * host.scale, isInertial: !scroll.phase.isHeld,
                follows: followsNext, beginsScroll: before.phase == .idle, input: input))
    }
}

extension InputEvent {
    /// It may move content: not a hover, nor what is typed.
    fileprivate var movesContent: Bool {
        switch kind {
        case .pointerMoved(let pointer): pointer.button != nil
        case .pointerDown, .pointerUp, .wheel, .keyDown: true
        default: false
        }
    }
}
