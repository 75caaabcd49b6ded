import Foundation
import ScrollUI

/// Observes how the window shows the current gesture.
///
/// Does not own: a clock, the window. The frame loop reports each frame with
/// ``frameShown(at:predicted:interval:)`` and the start of each gesture with ``begin()``.
@MainActor
final class FrameWatch {
    /// The maximum number of frames: two minutes at 240 Hz, the maximum length of a take. Later ones are ignored.
    private static let most = 28_800

    private let host: ViewHost
    private let model: PlaygroundModel
    private var frames: [ShownFrame] = []
    /// The frame interval of the display, in seconds.
    private var interval = 0.0
    private var input = FrameInput()
    /// The scroll state of the previous frame.
    private var before: ScrollSnapshot?
    private var view = ""
    private var followsNext = false
    /// Slow motion has its own times, which do not describe the window.
    private var isSlowed = false

    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
    }

    /// The numbers of the gesture so far; nil if too few frames were shown, or it was slowed down.
    var numbers: FrameNumbers? { isSlowed ? nil : FrameNumbers(frames, interval: interval) }

    /// Starts a gesture with the next frame.
    func begin() {
        frames.removeAll(keepingCapacity: true)
        isSlowed = false
    }

    /// Records an event. Call before the frame that handles it.
    func note(_ event: InputEvent) {
        guard event.movesContent else { return }
        input.add(at: event.time / .seconds(1))
    }

    /// Call after each frame, when the model has its state. `presented` is when presenting returned, since the host's
    /// zero; `predicted` is when that was expected, if the frame shows motion as of then; `interval` is the display's, in
    /// seconds.
    func frameShown(at presented: Duration, predicted: Duration?, interval: Double) {
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
                motionTime: predicted.map { $0 / .seconds(1) },
                travel: hypot(to.x - from.x, to.y - from.y) * host.scale, isInertial: !scroll.phase.isHeld,
                follows: followsNext, beginsScroll: before.phase == .idle, input: input))
    }
}

extension InputEvent {
    /// Whether the event may move content. Hovering and typing do not.
    fileprivate var movesContent: Bool {
        switch kind {
        case .pointerMoved(let pointer): pointer.button != nil
        case .pointerDown, .pointerUp, .wheel, .keyDown: true
        default: false
        }
    }
}
