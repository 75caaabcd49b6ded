import CMath

extension ScrollFeel {
    /// Flutter's BouncingScrollPhysics at one device pixel per point.
    ///
    /// Friction 0.135 per second, spring 0.5/100/1.1, stretch 0.52. Flutter limits only positive edge velocities to 5000 pt/s; this feel
    /// limits both directions. Wheel, touchpad and keys are those of Flutter's Linux shell.
    ///
    /// Formulas, numbers and curves: <doc:Feel-flutter>.
    public static let flutter = from(
        .plain, name: "flutter",
        summary: "BouncingScrollPhysics: drag 0.135 per s, spring 0.5/100/1.1, momentum carries; notches jump by 53 pt."
    ) { feel in
        feel.drag.slop = 18
        feel.drag.mouseSlop = 1
        feel.drag.penSlop = 18
        feel.drag.lock = .angle
        feel.drag.lockAngle = 45
        feel.drag.start = .atEvent
        feel.velocity.estimator = .weightedIOS
        feel.fling.decelerationRate = pow(0.135, 0.001)
        feel.fling.minimumVelocity = 100
        feel.fling.minimumDistance = 18
        feel.fling.maximumVelocity = 8000
        feel.fling.restDistance = 0.01
        feel.fling.restVelocity = 20
        feel.fling.carry = .flutter
        feel.edge.stretch = .flutter
        feel.edge.rubberBandCoefficient = 0.52
        feel.edge.springStiffness = 200
        feel.edge.springDampingRatio = 1.1
        feel.edge.maximumTransfer = 5000
        feel.edge.restDistance = 1
        feel.snap.curve = .spring
        feel.snap.velocityThreshold = 20
        feel.snap.springStiffness = 200
        feel.snap.springDampingRatio = 1.1
        feel.wheel.notchDistance = 53
        feel.wheel.curve = .jump
        feel.touchpad.gain = 5.3
        feel.touchpad.minimumVelocity = 100
        feel.touchpad.maximumVelocity = 8000
        feel.touchpad.lock = .angle
        feel.keyboard.lineDistance = 50
        feel.keyboard.pageOverlap = 1_000_000
        feel.keyboard.pageOverlapShare = 0.2
        feel.keyboard.glideDuration = 0.1
        feel.keyboard.curve = .easeInOut
        feel.keyboard.repeat = .offset
    }

    /// Flutter's ClampingScrollPhysics: Android's distance on a ballistic curve, with hard edges.
    ///
    /// Formulas, numbers and curves: <doc:Feel-flutter-clamping>.
    public static let flutterClamping = from(
        .flutter, name: "flutter-clamping",
        summary: "ClampingScrollPhysics: Android's distance on a curve that can be restarted, hard edges."
    ) { feel in
        feel.velocity.estimator = .leastSquares
        feel.fling.curve = .ballistic
        feel.fling.minimumVelocity = 50
        feel.touchpad.minimumVelocity = 50
        feel.fling.carry = .none
        feel.edge.stretch = .stop
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
    }

    /// Flutter's BouncingScrollPhysics with ScrollDecelerationRate.fast, as on a Mac.
    ///
    /// Formulas, numbers and curves: <doc:Feel-flutter-desktop>.
    public static let flutterDesktop = from(
        .flutter, name: "flutter-desktop",
        summary: "BouncingScrollPhysics, fast: a constant 1400 pt/s² on top, stretch 0.26, spring 0.3/75/1.3."
    ) { feel in
        feel.velocity.estimator = .weightedMac
        feel.fling.curve = .exponentialWithDeceleration
        feel.fling.maximumVelocity = 64_000
        feel.touchpad.maximumVelocity = 64_000
        feel.edge.stretch = .flutterFast
        feel.edge.rubberBandCoefficient = 0.26
        feel.edge.springStiffness = 250
        feel.edge.springDampingRatio = 1.3
        feel.snap.springStiffness = 250
        feel.snap.springDampingRatio = 1.3
    }
}
