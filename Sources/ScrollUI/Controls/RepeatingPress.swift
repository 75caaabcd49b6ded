import Foundation

/// Acts once for a quick press, and repeatedly while a press is held.
package struct RepeatingPress: Gesture {
    package typealias Body = Never
    package typealias Value = Int

    /// The delay before a held press acts, as for the repetition of keys on desktops.
    static let delay = Duration.milliseconds(500)
    /// The interval between repetitions.
    static let interval = Duration.milliseconds(100)

    let action: () -> Void

    package func _recognizer(updating old: _GestureRecognizer<Int>?) -> _GestureRecognizer<Int> {
        let recognizer = old as? RepeatingPressRecognizer ?? RepeatingPressRecognizer()
        recognizer.action = action
        return recognizer
    }
}

private final class RepeatingPressRecognizer: _GestureRecognizer<Int> {
    var action: () -> Void = {}
    private var count = 0
    private var next: Duration?

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Int> {
        guard context.isInside(sample) else { return .failed }
        if sample.phase == .up {
            // A quick press acts once at its end, when it cannot be a scroll any more.
            if count == 0 { act(context, isFree: false) }
            return .ended(count)
        }
        if sample.phase == .down { next = sample.time + RepeatingPress.delay }
        guard let due = next, due <= sample.time else { return count > 0 ? .active(count) : .possible(nil) }
        act(context, isFree: false)
        next = due + RepeatingPress.interval
        return .active(count)
    }

    private func act(_ context: GestureContext, isFree: Bool) {
        count += 1
        context.enqueue(isFree: isFree) { [weak self] in self?.action() }
    }

    override func reset() {
        count = 0
        next = nil
    }

    override var deadline: Duration? { next }
    override var kinds: GestureKinds { .tap }
}
