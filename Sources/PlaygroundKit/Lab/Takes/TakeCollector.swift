import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Records each gesture on the stage, from the first touch of content at rest until everything has been at rest for a
/// while.
///
/// Does not own: a clock, the takes. The frame loop calls ``frameShown()`` after each frame, and makes a frame at
/// ``nextWakeUp``.
@MainActor
final class TakeCollector {
    /// The time at rest after which a gesture is over.
    static let rest = Duration.milliseconds(300)
    /// The maximum length of a take. Longer gestures end here, so that an hour of scrolling without a pause is no take
    /// of an hour.
    nonisolated static let longest = Duration.seconds(120)

    private let host: ViewHost
    private let model: PlaygroundModel
    private let longest: Duration
    private var recorder: StageRecorder?
    /// Whether a gesture is being recorded.
    private(set) var isCollecting = false
    /// In the time of the live scene.
    private var began = Duration.zero
    /// The time since which nothing moves; nil while something moves.
    private var restsSince: Duration?
    /// Whether the current input is not the user's, as while a recording plays.
    var isPaused = false
    /// Called when a gesture begins, in its first frame.
    var onBegin: () -> Void = {}
    /// Called with each finished gesture and its feel.
    var onTake: (Recording, ScrollFeel) -> Void = { _, _ in }
    /// The feel at the start of the current gesture.
    private var feel: ScrollFeel

    init(
        host: ViewHost, model: PlaygroundModel, observer: StageObserver, longest: Duration = TakeCollector.longest
    ) {
        self.host = host
        self.model = model
        self.longest = longest
        feel = model.tuning.feel
        // Added before the recorder's own observer, so that the recording starts with the change.
        observer.add(
            onChange: { [weak self] change, _, time in self?.willChange(change, at: time) }, onArrival: { _ in })
        recorder = StageRecorder(host: host, model: model, observer: observer)
    }

    /// The time at which the gesture ends without further input; nil without one, or while something moves.
    var nextWakeUp: Duration? { restsSince.map { $0 + Self.rest } }

    /// Call after each frame.
    func frameShown() {
        guard isCollecting, let recorder else { return }
        recorder.frameShown()
        if !recorder.isCurrent || model.lab.pace.time(at: host.time) - began >= longest { return finish() }
        guard recorder.isAtRest else { return restsSince = nil }
        let since = restsSince ?? host.time
        restsSince = since
        if host.time - since >= Self.rest { finish() }
    }

    private func willChange(_ change: ScrollChange, at time: Duration) {
        guard case .intent(let intent) = change, !change.isLayout else { return }
        restsSince = nil
        if isCollecting, recorder?.isCurrent == false { finish() }
        guard !isCollecting, !isPaused, !model.isTestedBlind, intent.beginsGesture, recorder?.isAtRest == true else {
            return
        }
        isCollecting = true
        began = time
        feel = model.tuning.feel
        recorder?.restart(at: time)
        onBegin()
    }

    private func finish() {
        isCollecting = false
        restsSince = nil
        if let recording = recorder?.recording { onTake(recording, feel) }
    }
}

extension ScrollIntent {
    /// Whether the intent sets content at rest in motion, or may do so. Scrolling without animation does not.
    var beginsGesture: Bool {
        switch self {
        case .down, .wheel, .key, .fling: true
        case .scrollTo(_, let isAnimated): isAnimated
        case .move, .up, .cancel, .resize, .content, .insets: false
        }
    }
}
