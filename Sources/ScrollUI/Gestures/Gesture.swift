/// What a person does with a pointer, recognised in a view.
///
/// Gestures are values like views: built in, or composed in a `body` of one's own.
///
///     Card().gesture(
///         DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
///
/// Which of several gestures under a pointer is recognised is decided by `GestureContest`: the innermost first among
/// those of a kind, but those given with `highPriorityGesture` before everything inside; else whichever is recognised
/// first. A scroll view takes part with its drag.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What callbacks are given.
    associatedtype Value
    /// The type of the body; `Never` in built-in gestures.
    associatedtype Body: Gesture
    /// What a gesture of one's own is made of.
    var body: Body { get }

    /// The object that watches pointers for this gesture: `old`, told of this value, if it is of the right type.
    func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    /// That of the body.
    public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        body._recognizer(updating: old)
    }
}

extension Gesture where Body == Never {
    /// A built-in gesture has no body.
    public var body: Never {
        // Only reached by code that calls `body` by hand on a built-in gesture: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is a built-in gesture: it has no body to call")
    }
}

extension Never: Gesture {
    /// Nothing has this type.
    public typealias Value = Never
    /// Nothing has this type, so there is no body.
    public var body: Never {
        switch self {}
    }
    /// No value gets here.
    public func _recognizer(updating old: _GestureRecognizer<Never>?) -> _GestureRecognizer<Never> {
        switch self {}
    }
}

/// Where a gesture stands after a sample.
@_spi(Nodes) public enum GesturePhase<Value> {
    /// Not recognised yet. The value, if there is one, can be shown already: a long press that is under way.
    case possible(Value?)
    /// Recognised, and going on.
    case active(Value)
    /// Recognised and over.
    case ended(Value)
    /// Not what the person does.
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

/// Gestures of one kind exclude each other, the one with precedence first.
@_spi(Nodes) public struct GestureKinds: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: Int

    /// The kinds of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    package static let tap = GestureKinds(rawValue: 1)
    package static let longPress = GestureKinds(rawValue: 2)
    package static let drag = GestureKinds(rawValue: 4)
}

/// Watches the samples of a pointer for one gesture of one view.
///
/// Does not own: the decision whether the gesture may be recognised. What is to be called is written into the context;
/// the contest runs it when the gesture is granted.
@MainActor
open class _GestureRecognizer<Value> {
    init() {}

    /// Takes a sample in. Not called any more once the gesture has ended or failed, until ``reset()``.
    func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> { .failed }

    /// Forgets what was seen; states that the gesture keeps go back to their initial values.
    func reset() {}

    /// True for what watches two fingers.
    var takesPinches: Bool { false }
    /// When a sample is wanted although nothing moves.
    var deadline: Duration? { nil }
    var kinds: GestureKinds { [] }
    /// Points that the pointer must move before this is recognised as a drag; nil for what is none.
    var dragDistance: Double? { nil }
}
