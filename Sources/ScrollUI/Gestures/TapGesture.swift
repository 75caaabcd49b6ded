public import Foundation

/// One or more taps or clicks.
nonisolated public struct TapGesture: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never
    /// Taps that are needed.
    public var count: Int

    /// `count` taps, each within 0.35 seconds of the one before.
    public init(count: Int = 1) {
        self.count = count
    }

    /// Watches for the taps.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Void>?) -> _GestureRecognizer<Void> {
        let recognizer = old as? TapRecognizer<Void> ?? TapRecognizer { _ in () }
        recognizer.tracker.count = max(1, count)
        return recognizer
    }
}

/// One or more taps or clicks, with the location of the last one.
nonisolated public struct SpatialTapGesture: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Where it was tapped.
    public struct Value: Equatable, Sendable {
        /// Points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// Taps that are needed.
    public var count: Int
    /// What locations are told in.
    public var coordinateSpace: CoordinateSpace

    /// `count` taps, each within 0.35 seconds of the one before; locations in `coordinateSpace`.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Watches for the taps.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let recognizer = old as? TapRecognizer<Value> ?? TapRecognizer { Value(location: $0) }
        recognizer.tracker.count = max(1, count)
        recognizer.space = coordinateSpace
        return recognizer
    }
}

final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    var tracker = TapTracker()
    var space = CoordinateSpace.local
    private let value: (CGPoint) -> Value

    init(value: @escaping (CGPoint) -> Value) {
        self.value = value
    }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        switch tracker.handle(sample, in: context) {
        case .ended: .ended(value(context.convert(sample.location, to: space)))
        case .failed: .failed
        case .possible, .active: .possible(nil)
        }
    }

    override func reset() { tracker.reset() }
    override var deadline: Duration? { tracker.deadline }
    override var kinds: GestureKinds { .tap }
}

/// Counts taps of one pointer in one view.
@MainActor
struct TapTracker {
    /// Seconds for the next tap to begin; UIKit's value for a double tap.
    static let gap = Duration.milliseconds(350)
    /// Points between two taps that belong together, and how far a finger may move within one; UIKit's value.
    static let maximumTapDistance = 45.0

    var count = 1
    private(set) var deadline: Duration?
    private var taps = 0
    private var start = CGPoint.zero

    mutating func reset() {
        taps = 0
        deadline = nil
    }

    mutating func handle(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        switch sample.phase {
        case .down: return press(sample)
        case .moved: return isTap(sample, in: context) ? .possible : .failed
        case .up: return isTap(sample, in: context) ? release(sample) : .failed
        case .tick: return (deadline ?? sample.time + .seconds(1)) <= sample.time ? .failed : .possible
        }
    }

    /// A mouse may go anywhere in the view with its button down; a finger that goes far is no tap.
    private func isTap(_ sample: PointerSample, in context: GestureContext) -> Bool {
        guard context.isInside(sample) else { return false }
        return sample.pointer.device == .mouse || sample.distance(to: start) <= Self.maximumTapDistance
    }

    private mutating func press(_ sample: PointerSample) -> GestureStanding {
        if taps > 0, sample.distance(to: start) > Self.maximumTapDistance { return .failed }
        deadline = nil
        start = sample.location
        // The desktop counts a mouse's clicks by the person's own settings.
        taps = max(taps, (sample.pointer.clickCount - 1) % count)
        return .possible
    }

    private mutating func release(_ sample: PointerSample) -> GestureStanding {
        taps += 1
        if taps >= count { return .ended }
        deadline = sample.time + Self.gap
        return .possible
    }
}
