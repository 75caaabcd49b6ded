public import Foundation

/// One or more taps or clicks.
nonisolated public struct TapGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    /// The required number of taps.
    public var count: Int

    /// Creates a gesture of `count` taps, each within 0.35 seconds of the previous one.
    public init(count: Int = 1) {
        self.count = count
    }

    /// Returns the recognizer of the taps.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Void>?) -> _GestureRecognizer<Void> {
        let recognizer = old as? TapRecognizer<Void> ?? TapRecognizer { _ in () }
        recognizer.tracker.count = max(1, count)
        return recognizer
    }
}

/// One or more taps or clicks, with the location of the last one.
nonisolated public struct SpatialTapGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The location of the last tap.
    public struct Value: Equatable, Sendable {
        /// The location in points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of `count` taps, each within 0.35 seconds of the previous one; locations are in
    /// `coordinateSpace`.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Returns the recognizer of the taps.
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
    /// The time within which the next tap must begin; UIKit's value for a double tap.
    static let gap = Duration.milliseconds(350)
    /// The greatest distance in points between two taps that belong together, and of a movement within a tap. Source:
    /// `tapMovementThreshold` of SwiftUI 6.5.4.
    static let maximumTapDistance = 45.0
    /// The longest press that is a tap. Source: `tapDurationThreshold` of SwiftUI 6.5.4.
    static let longest = Duration.milliseconds(750)

    var count = 1
    /// The time by which the present tap must end, or the next one begin.
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

    /// Returns whether the pointer still makes a tap: one that moves far, or is held for long, does not.
    private func isTap(_ sample: PointerSample, in context: GestureContext) -> Bool {
        context.isInside(sample) && sample.distance(to: start) <= Self.maximumTapDistance
            && sample.time <= deadline ?? sample.time
    }

    private mutating func press(_ sample: PointerSample) -> GestureStanding {
        if taps > 0, sample.distance(to: start) > Self.maximumTapDistance { return .failed }
        deadline = sample.time + Self.longest
        start = sample.location
        // The desktop counts a mouse's clicks by the user's settings.
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
