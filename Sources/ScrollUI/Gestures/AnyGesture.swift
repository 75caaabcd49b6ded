/// A gesture whose type is hidden; what it gives is not.
nonisolated public struct AnyGesture<Value>: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never

    private let gesture: any Gesture<Value>

    /// Hides the type of `gesture`.
    public init<G: Gesture>(_ gesture: G) where G.Value == Value {
        self.gesture = gesture
    }

    /// That of the gesture inside.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        gesture._recognizer(updating: old)
    }
}

/// A gesture that may not be there, as in `.gesture(isEditing ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture gives.
    public typealias Value = Wrapped.Value
    /// Built in: there is no body.
    public typealias Body = Never

    /// That of the gesture, or one that never recognises anything.
    @MainActor public func _recognizer(
        updating old: _GestureRecognizer<Wrapped.Value>?
    ) -> _GestureRecognizer<Wrapped.Value> {
        self?._recognizer(updating: old) ?? _GestureRecognizer()
    }
}
