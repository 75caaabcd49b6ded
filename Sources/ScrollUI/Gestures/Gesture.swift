/// A pointer action of the user that is recognized in a view.
///
/// Gestures are values like views: built in, or composed in a custom `body`.
///
///     Card().gesture(
///         DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
///
/// `GestureContest` decides which of several gestures under a pointer is recognized. Among gestures of one kind the
/// innermost takes precedence, but those added with `highPriorityGesture` take precedence over everything inside;
/// otherwise the gesture that is recognized first wins. A scroll view takes part with its drag.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value passed to callbacks.
    associatedtype Value
    /// The type of the body; `Never` in built-in gestures.
    associatedtype Body: Gesture
    /// The composition of a custom gesture.
    var body: Body { get }

    /// Returns the recognizer of this gesture: `old`, updated with this value, if it is of the right type.
    func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    /// Returns the recognizer of the body.
    public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        body._recognizer(updating: old)
    }
}

extension Gesture where Body == Never {
    /// A built-in gesture has no body.
    public var body: Never {
        // Only reached by code that calls `body` directly on a built-in gesture: a mistake without a sensible result.
        preconditionFailure("\(Self.self) is a built-in gesture: it has no body to call")
    }
}

extension Never: Gesture {
    /// The type has no values.
    public typealias Value = Never
    /// The type has no values, so there is no body.
    public var body: Never {
        switch self {}
    }
    /// Never called, since there are no values.
    public func _recognizer(updating old: _GestureRecognizer<Never>?) -> _GestureRecognizer<Never> {
        switch self {}
    }
}

/// The phase of a gesture after a sample.
@_spi(Nodes) public enum GesturePhase<Value> {
    /// Not recognized yet. A value, if there is one, can be shown already: a long press that is under way.
    case possible(Value?)
    /// Recognized and continuing.
    case active(Value)
    /// Recognized and finished.
    case ended(Value)
    /// Not the user's action.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var standing: GestureStanding {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}

/// A phase without its value.
@_spi(Nodes) public enum GestureStanding {
    case possible, active, ended, failed

    var isOver: Bool { self == .ended || self == .failed }
}

/// The kinds of gestures. Gestures of one kind exclude each other, by precedence.
@_spi(Nodes) public struct GestureKinds: OptionSet, Sendable {
    /// The set as bits, one bit per kind.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    package static let tap = GestureKinds(rawValue: 1)
    package static let longPress = GestureKinds(rawValue: 2)
    package static let drag = GestureKinds(rawValue: 4)
}

/// Recognizes one gesture of one view from the samples of a pointer.
///
/// Does not own: the decision whether the gesture may be recognized. The calls are written into the context; the
/// contest runs them when the gesture is granted.
@MainActor
open class _GestureRecognizer<Value> {
    init() {}

    /// Processes a sample. Not called after the gesture has ended or failed, until ``reset()``.
    func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> { .failed }

    /// Discards the processed samples; the gesture's states return to their initial values.
    func reset() {}

    /// Whether the gesture uses two fingers.
    var takesPinches: Bool { false }
    /// The time at which a sample is needed without a movement.
    var deadline: Duration? { nil }
    var kinds: GestureKinds { [] }
    /// The distance in points that the pointer must move before this is recognized as a drag; nil for other gestures.
    var dragDistance: Double? { nil }
}
