/// A type-erased gesture with the type of its value.
nonisolated public struct AnyGesture<Value>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    private let gesture: any Gesture<Value>

    /// Erases the type of `gesture`.
    public init<G: Gesture>(_ gesture: G) where G.Value == Value {
        self.gesture = gesture
    }

    /// Returns the recognizer of the wrapped gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        gesture._recognizer(updating: old)
    }
}

/// An optional gesture, as in `.gesture(isEditing ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// Returns the recognizer of the gesture, or one that never recognizes anything.
    @MainActor public func _recognizer(
        updating old: _GestureRecognizer<Wrapped.Value>?
    ) -> _GestureRecognizer<Wrapped.Value> {
        self?._recognizer(updating: old) ?? _GestureRecognizer()
    }
}
