/// A gesture that calls back when its value changes. Created by `onChanged`.
nonisolated public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    /// A built-in gesture has no body.
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    /// Returns a recognizer around that of the wrapped gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Base.Value>?) -> _GestureRecognizer<Base.Value>
    {
        let old = old as? ChangedRecognizer<Base.Value>
        let recognizer = old ?? ChangedRecognizer(base: base._recognizer(updating: nil))
        if old != nil { recognizer.base = base._recognizer(updating: recognizer.base) }
        recognizer.action = action
        return recognizer
    }
}

/// A gesture that calls back when it ends. Created by `onEnded`.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    /// Returns a recognizer around that of the wrapped gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Base.Value>?) -> _GestureRecognizer<Base.Value>
    {
        let old = old as? EndedRecognizer<Base.Value>
        let recognizer = old ?? EndedRecognizer(base: base._recognizer(updating: nil))
        if old != nil { recognizer.base = base._recognizer(updating: recognizer.base) }
        recognizer.action = action
        return recognizer
    }
}

/// A gesture with another value. Created by `map`.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value

    /// Returns a recognizer around that of the wrapped gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let old = old as? MapRecognizer<Base.Value, Value>
        let recognizer = old ?? MapRecognizer(base: base._recognizer(updating: nil), transform: transform)
        if old != nil { recognizer.base = base._recognizer(updating: recognizer.base) }
        recognizer.transform = transform
        return recognizer
    }
}

nonisolated extension Gesture {
    /// Calls `action` when the gesture has ended, but not when it was cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Returns the gesture with values converted by `body`.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(base: self, transform: body)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Calls `action` when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

/// A recognizer that wraps another one of the same value.
@_spi(Nodes) open class WrappingRecognizer<Value>: _GestureRecognizer<Value> {
    final var base: _GestureRecognizer<Value>

    /// Creates a recognizer around `base`, which processes samples first.
    public init(base: _GestureRecognizer<Value>) {
        self.base = base
    }

    override open func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        base.handle(sample, in: context)
    }

    override open func reset() { base.reset() }
    override var takesPinches: Bool { base.takesPinches }
    override var deadline: Duration? { base.deadline }
    override var kinds: GestureKinds { base.kinds }
    override var dragDistance: Double? { base.dragDistance }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value> {
    var action: (Value) -> Void = { _ in }
    private var last: Value?

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        let phase = super.handle(sample, in: context)
        switch phase {
        case .possible(let value?): report(value, isFree: true, context)
        case .active(let value): report(value, isFree: false, context)
        default: break
        }
        return phase
    }

    private func report(_ value: Value, isFree: Bool, _ context: GestureContext) {
        guard value != last else { return }
        last = value
        context.enqueue(isFree: isFree) { [action] in action(value) }
    }

    override func reset() {
        last = nil
        super.reset()
    }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value> {
    var action: (Value) -> Void = { _ in }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        let phase = super.handle(sample, in: context)
        if case .ended(let value) = phase { context.enqueue { [action] in action(value) } }
        return phase
    }
}

private final class MapRecognizer<Base, Value>: _GestureRecognizer<Value> {
    var base: _GestureRecognizer<Base>
    var transform: (Base) -> Value

    init(base: _GestureRecognizer<Base>, transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        base.handle(sample, in: context).map(transform)
    }

    override func reset() { base.reset() }
    override var takesPinches: Bool { base.takesPinches }
    override var deadline: Duration? { base.deadline }
    override var kinds: GestureKinds { base.kinds }
    override var dragDistance: Double? { base.dragDistance }
}
