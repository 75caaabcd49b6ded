public import Foundation
import ScrollPhysics

/// A press that moves.
///
/// Inside a scroll view a drag of at most 10 points' minimum distance goes before scrolling, in every direction; give it
/// with `simultaneousGesture` to have both, or a larger distance to let scrolling go first.
nonisolated public struct DragGesture: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never
    /// Points that the pointer must move before the drag begins. With zero it begins with the press.
    public var minimumDistance: CGFloat
    /// What locations are told in.
    public var coordinateSpace: CoordinateSpace

    /// A drag of at least `minimumDistance` points; locations in `coordinateSpace`, as it lies now.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Where the drag is.
    public struct Value: Equatable, Sendable {
        /// When this was, counted from the reference date as if the host had been started then: ScrollUI asks no clock.
        public var time: Date
        /// Where the pointer is, points.
        public var location: CGPoint
        /// Where it was pressed, points.
        public var startLocation: CGPoint
        /// How fast the pointer moves, points per second; zero after a rest.
        public var velocity: CGSize
        /// The keys held down meanwhile. An extension of ScrollUI's own.
        public var modifiers: InputEvent.Modifiers = []

        /// From the start to the present location, points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest: a quarter of a second further at its present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From the start to ``predictedEndLocation``, points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Watches for the drag.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let recognizer = old as? DragRecognizer ?? DragRecognizer()
        recognizer.gesture = self
        return recognizer
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    var gesture = DragGesture()
    /// Window coordinates. The view may move during its own drag; both ends are taken into its space at the same time,
    /// so that the translation stays the pointer's.
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
