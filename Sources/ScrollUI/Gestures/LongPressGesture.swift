import Foundation

/// A long press.
///
/// Its value is true from the press on, so that `updating` and `onChanged` can show that it is under way; `onEnded`
/// runs when it has lasted long enough, with the pointer still down.
nonisolated public struct LongPressGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    /// Whether the press is under way; never false.
    public typealias Value = Bool
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The greatest distance in points that the pointer may move meanwhile.
    public var maximumDistance: Double

    /// Creates a press of `minimumDuration` seconds that moves by at most `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Returns the recognizer of the press.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Bool>?) -> _GestureRecognizer<Bool> {
        let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
        recognizer.gesture = self
        return recognizer
    }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    var gesture = LongPressGesture()
    private var start: CGPoint?
    private var end: Duration?

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Bool> {
        if let end, end <= sample.time { return .ended(true) }
        switch sample.phase {
        case .down:
            start = sample.location
            end = sample.time + .limited(seconds: gesture.minimumDuration)
            return gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
        case .moved:
            let isNear = start.map { sample.distance(to: $0) <= gesture.maximumDistance } ?? false
            return isNear ? .possible(true) : .failed
        case .up: return .failed
        case .tick: return .possible(start == nil ? nil : true)
        }
    }

    override func reset() {
        start = nil
        end = nil
    }

    override var deadline: Duration? { end }
    override var kinds: GestureKinds { .longPress }
}
