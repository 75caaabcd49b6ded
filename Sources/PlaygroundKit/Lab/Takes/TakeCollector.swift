import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Keeps each gesture that is made on the stage: from the first touch of content at rest until all has rested for a while.
///
/// Does not own: a clock, the takes. Whoever has the frames calls ``frameShown()`` after each, and makes one at
/// ``nextWakeUp``.
@MainActor
final class TakeCollector {
    /// A gesture is over once nothing moved for so long.
    static let rest = Duration.milliseconds(300)
    /// A gesture that goes on for longer is kept up to here: whoever scrolls for an hour without a pause gets no take of an hour.
    static let longest = Duration.seconds(120)

    private let host: ViewHost
    private let model: PlaygroundModel
    private let longest: Duration
    private var recorder: StageRecorder?
    /// A gesture is going on.
    private(set) var isCollecting = false
    /// In the time of the live scene.
    private var began = Duration.zero
    /// Since when nothing moves; nil while something does.
    private var restsSince: Duration?
    /// What is done meanwhile is none of a person's doing, as while a recording plays.
    var isPaused = false
    /// Called when a gesture begins, in the frame that shows the first of it.
    var onBegin: () -> Void = {}
    /// Takes each gesture as it ends, and the feel that it was made with.
    var onTake: (Recording, ScrollFeel) -> Void = { _, _ in }
    /// That the present gesture began with.
    private var feel: ScrollFeel

    init(
        host: ViewHost, model: PlaygroundModel, observer: StageObserver, longest: Duration = TakeCollector.longest
    ) {
        self.host = host
        self.model = model
        self.longest = longest
        feel = model.tuning.feel
        // Before the recorder's own, so that the recording begins with the change.
        observer.add(
            onChange: { [weak self] change, _, time in self?.willChange(change, at: time) }, onArrival: { _ in })
        recorder = StageRecorder(host: host, model: model, observer: observer)
    }

    /// When the gesture will be over if nothing happens; nil while there is none, or something moves.
    var nextWakeUp: Duration? { restsSince.map { $0 + Self.rest } }

    /// To be called after each frame.
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
    /// Content at rest is set in motion, or may be. Content that is put somewhere at once does not move.
    var beginsGesture: Bool {
        switch self {
        case .down, .wheel, .key, .fling: true
        case .scrollTo(_, let isAnimated): isAnimated
        case .move, .up, .cancel, .resize, .content, .insets: false
        }
    }
}
