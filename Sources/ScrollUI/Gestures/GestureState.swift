/// A value that a gesture sets while it continues, and that returns to its initial value when the gesture ends, fails
/// or is cancelled.
///
///     @GestureState private var offset = CGSize.zero
///     …
///     .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
@propertyWrapper
public struct GestureState<Value> {
    let initial: Value
    private let prepare: (Value, inout Transaction) -> Void
    var location: StateLocation<Value>?

    /// Creates a state that begins with `wrappedValue` and returns to it at once.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// Creates a state as ``init(wrappedValue:)``.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state that begins with `wrappedValue` and returns to it in `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state that begins with `wrappedValue`. Before it returns to it, `reset` receives the last value and
    /// may set the animation.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        prepare = reset
    }

    /// The present value. Reading it in a body makes that body depend on it.
    @MainActor @preconcurrency public var wrappedValue: Value { location?.value ?? initial }

    /// The state, for `updating`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction.current
        change(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    @MainActor
    func reset() {
        guard let location else { return }
        var transaction = Transaction.current
        prepare(location.value, &transaction)
        location.set(initial, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// A gesture that updates a ``GestureState``. Created by `updating`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    /// The wrapped gesture.
    public var base: Base
    /// The updated state.
    public var state: GestureState<State>
    /// Sets the state from the gesture's value.
    public var action: (Base.Value, inout State, inout Transaction) -> Void

    /// Returns a recognizer around that of the wrapped gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Base.Value>?) -> _GestureRecognizer<Base.Value>
    {
        let old = old as? StateRecognizer<Base.Value>
        let recognizer = old ?? StateRecognizer(base: base._recognizer(updating: nil))
        if old != nil { recognizer.base = base._recognizer(updating: recognizer.base) }
        recognizer.update = { [state, action] value in state.update { action(value, &$0, &$1) } }
        recognizer.restore = { [state] in state.reset() }
        return recognizer
    }
}

nonisolated extension Gesture {
    /// Updates `state` while the gesture continues; afterwards it always returns to its initial value.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, action: body)
    }
}

private final class StateRecognizer<Value>: WrappingRecognizer<Value> {
    var update: (Value) -> Void = { _ in }
    var restore: () -> Void = {}
    private var isUpdated = false

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        let phase = super.handle(sample, in: context)
        switch phase {
        case .possible(let value?): set(value, isFree: true, context)
        case .active(let value): set(value, isFree: false, context)
        case .possible: break
        case .ended: context.enqueue { [weak self] in self?.goBack() }
        case .failed: context.enqueue(isFree: true) { [weak self] in self?.goBack() }
        }
        return phase
    }

    private func set(_ value: Value, isFree: Bool, _ context: GestureContext) {
        context.enqueue(isFree: isFree) { [weak self] in
            self?.isUpdated = true
            self?.update(value)
        }
    }

    private func goBack() {
        guard isUpdated else { return }
        isUpdated = false
        restore()
    }

    override func reset() {
        goBack()
        super.reset()
    }
}
