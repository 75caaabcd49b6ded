/// A gesture whose type is hidden; what it gives is not.
public struct AnyGesture<Value>: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never

    private let update: @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

    /// Hides the type of `gesture`.
    public init<G: Gesture>(_ gesture: G) where G.Value == Value {
        update = { gesture._recognizer(updating: $0) }
    }

    /// That of the gesture inside.
    public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> { update(old) }
}

/// A gesture that may not be there, as in `.gesture(isEditing ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture gives.
    public typealias Value = Wrapped.Value
    /// Built in: there is no body.
    public typealias Body = Never

    /// That of the gesture, or one that never recognises anything.
    public func _recognizer(updating old: _GestureRecognizer<Wrapped.Value>?) -> _GestureRecognizer<Wrapped.Value> {
        self?._recognizer(updating: old) ?? _GestureRecognizer()
    }
}
