public import Foundation

/// Two fingers that move apart or together, or the wheel while Control is held.
nonisolated public struct MagnifyGesture: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Where the gesture stands.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// How many times as large as at the start.
        public var magnification: CGFloat
        /// By how much it grows in a second.
        public var velocity: CGFloat
        /// Where the gesture began, as shares of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own space, points.
        public var startLocation: CGPoint
    }

    /// How far the magnification must be from 1 before the gesture is recognised.
    public var minimumScaleDelta: CGFloat

    /// A gesture that is recognised once the magnification is `minimumScaleDelta` away from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Watches for the gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let recognizer = old as? PinchRecognizer<Value> ?? PinchRecognizer()
        recognizer.isRecognized = { [minimumScaleDelta] in abs($0.magnification - 1) >= Double(minimumScaleDelta) }
        recognizer.value = { now in
            Value(
                time: now.date, magnification: CGFloat(now.pinch.magnification),
                velocity: CGFloat(now.velocity.magnification), startAnchor: now.anchor, startLocation: now.start)
        }
        return recognizer
    }
}

/// Two fingers that turn around each other, or the wheel while Control and Shift are held.
nonisolated public struct RotateGesture: Gesture {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Where the gesture stands.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// By how much the fingers have turned, clockwise.
        public var rotation: Angle
        /// By how much they turn in a second.
        public var velocity: Angle
        /// Where the gesture began, as shares of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own space, points.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn before the gesture is recognised.
    public var minimumAngleDelta: Angle

    /// A gesture that is recognised once the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Watches for the gesture.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let recognizer = old as? PinchRecognizer<Value> ?? PinchRecognizer()
        recognizer.isRecognized = { [minimumAngleDelta] in abs($0.rotation) >= minimumAngleDelta.radians }
        recognizer.value = { now in
            Value(
                time: now.date, rotation: Angle(radians: now.pinch.rotation),
                velocity: Angle(radians: now.velocity.rotation), startAnchor: now.anchor, startLocation: now.start)
        }
        return recognizer
    }
}

/// The older form of ``MagnifyGesture``, whose value is the magnification.
nonisolated public struct MagnificationGesture: Gesture {
    /// How far the magnification must be from 1 before the gesture is recognised.
    public var minimumScaleDelta: CGFloat

    /// A gesture that is recognised once the magnification is `minimumScaleDelta` away from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The newer gesture.
    @MainActor public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// The older form of ``RotateGesture``, whose value is the angle.
nonisolated public struct RotationGesture: Gesture {
    /// How far the fingers must turn before the gesture is recognised.
    public var minimumAngleDelta: Angle

    /// A gesture that is recognised once the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The newer gesture.
    @MainActor public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
