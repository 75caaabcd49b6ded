public import Foundation

/// A magnification with two fingers that move apart or together, or with the wheel while Control is held.
nonisolated public struct MagnifyGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the sample.
        public var time: Date
        /// The size relative to the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The start of the gesture, as shares of the view.
        public var startAnchor: UnitPoint
        /// The start of the gesture in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// The distance of the magnification from 1 at which the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that is recognized once the magnification is `minimumScaleDelta` away from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Returns the recognizer of the gesture.
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

/// A rotation with two fingers that turn around each other, or with the wheel while Control and Shift are held.
nonisolated public struct RotateGesture: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the sample.
        public var time: Date
        /// The angle by which the fingers have turned, clockwise.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The start of the gesture, as shares of the view.
        public var startAnchor: UnitPoint
        /// The start of the gesture in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// The angle at which the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that is recognized once the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Returns the recognizer of the gesture.
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

/// An older form of ``MagnifyGesture``, whose value is the magnification.
nonisolated public struct MagnificationGesture: Gesture {
    /// The distance of the magnification from 1 at which the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that is recognized once the magnification is `minimumScaleDelta` away from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The newer gesture.
    @MainActor public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// An older form of ``RotateGesture``, whose value is the angle.
nonisolated public struct RotationGesture: Gesture {
    /// The angle at which the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that is recognized once the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The newer gesture.
    @MainActor public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
