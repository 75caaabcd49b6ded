public import Foundation
import ScrollPhysics

/// A drag: a press that moves.
///
/// Inside a scroll view a drag with a minimum distance of at most 10 points takes precedence over scrolling, in every
/// direction. Use `simultaneousGesture` to have both, or a larger distance to give scrolling precedence.
nonisolated public struct DragGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    /// The distance in points that the pointer must move before the drag begins. With zero it begins with the press.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag of at least `minimumDistance` points; locations are in the present `coordinateSpace`.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// The state of the drag.
    public struct Value: Equatable, Sendable {
        /// The time of the sample, counted from the reference date as if the host had been started then: ScrollUI
        /// does not read a clock.
        public var time: Date
        /// The location of the pointer, in points.
        public var location: CGPoint
        /// The location of the press, in points.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points per second; zero after a rest.
        public var velocity: CGSize
        /// The modifier keys held down. An extension of ScrollUI's own.
        public var modifiers: InputEvent.Modifiers = []

        /// The distance from the start to the present location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted end of the drag: the location after a quarter of a second at the present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start to ``predictedEndLocation``, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Returns the recognizer of the drag.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let recognizer = old as? DragRecognizer ?? DragRecognizer()
        recognizer.gesture = self
        return recognizer
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    var gesture = DragGesture()
    /// The start in window coordinates. The view may move during its own drag; both ends are converted to its
    /// coordinates at the same time, so that the translation is the pointer's.
    private var start: CGPoint?
    private var isDragging = false
    private var tracker = VelocityTracker()
    private var last: DragGesture.Value?

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<DragGesture.Value> {
        if sample.phase == .tick { return phase(isDragging, last) }
        if sample.phase == .down {
            start = sample.location
            tracker.removeAll()
        }
        guard let start else { return .failed }
        tracker.add(ScrollVector(sample.location), at: sample.time)
        if sample.distance(to: start) >= Double(gesture.minimumDistance) { isDragging = true }
        guard sample.phase != .up || isDragging else { return .failed }
        let value = value(sample, start, in: context)
        last = value
        return sample.phase == .up ? .ended(value) : phase(isDragging, value)
    }

    private func phase(_ isDragging: Bool, _ value: DragGesture.Value?) -> GesturePhase<DragGesture.Value> {
        if isDragging, let value { return .active(value) }
        return .possible(nil)
    }

    private func value(_ sample: PointerSample, _ start: CGPoint, in context: GestureContext) -> DragGesture.Value {
        let velocity = tracker.releaseVelocity(at: sample.time)
        let ahead = CGPoint(x: sample.location.x + velocity.x, y: sample.location.y + velocity.y)
        let space = gesture.coordinateSpace
        let (location, next) = (context.convert(sample.location, to: space), context.convert(ahead, to: space))
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: sample.time / .seconds(1)), location: location,
            startLocation: context.convert(start, to: space),
            velocity: CGSize(width: next.x - location.x, height: next.y - location.y),
            modifiers: sample.pointer.modifiers)
    }

    override func reset() {
        start = nil
        isDragging = false
        last = nil
    }

    override var kinds: GestureKinds { .drag }
    override var dragDistance: Double? { Double(gesture.minimumDistance) }
}
