/// Which numbers and choices of a built-in feel are more than a guess, by their ids.
struct KnownValues: Sendable {
    var measured: Set<String> = []
    var read: Set<String> = []

    /// By the feel's name. Feels that belong to no platform are all choice.
    static let of: [String: KnownValues] = [
        "uikit": uikit, "uikit-fast": uikit, "android": android, "compose": compose, "flutter": flutter,
        "flutter-clamping": flutterClamping, "flutter-desktop": flutterDesktop, "chromium": chromium,
        "firefox": firefox, "gtk": gtk, "qt-quick": qtQuick, "webkit-gtk": webkitGTK,
    ]

    /// Logs: Stack Overflow 16156346 (a phone with iOS 6), Cranpose pull request 541 (a simulator with iOS 26.5) and
    /// LNCustomScrollView (a phone). Pages: UIScrollView's private numbers as Apple's Photos and Tips set them.
    private static let uikit = KnownValues(
        measured: [
            "fling.curve", "fling.rest", "fling.decelerationRate", "fling.momentum", "fling.minimumVelocity",
            "fling.restVelocity", "edge.stretch", "edge.return", "edge.rubberBandCoefficient", "edge.springStiffness",
            "edge.springDampingRatio", "edge.letGo",
        ],
        read: ["snap.pages", "snap.pageStiffness"])

    private static let android = KnownValues(read: [
        "velocity.estimator", "velocity.horizon", "velocity.gap", "fling.curve", "fling.friction", "edge.stretch",
        "edge.return", "edge.deceleration",
    ])

    private static let compose = KnownValues(read: [
        "velocity.estimator", "velocity.horizon", "velocity.gap", "fling.curve", "fling.friction", "edge.stretch",
        "edge.return", "edge.flingLimit", "snap.curve", "snap.velocityThreshold", "wheel.curve", "wheel.step",
    ])

    private static let flutter = KnownValues(read: [
        "drag.slop", "velocity.estimator", "velocity.gap", "fling.curve", "fling.carry", "fling.decelerationRate",
        "fling.minimumVelocity", "fling.maximumVelocity", "fling.restVelocity", "edge.stretch", "edge.return",
        "edge.rubberBandCoefficient", "edge.springStiffness", "edge.springDampingRatio", "edge.maximumTransfer",
        "edge.restDistance", "snap.curve", "snap.velocityThreshold", "snap.springStiffness",
        "snap.springDampingRatio", "wheel.curve",
    ])

    private static let flutterClamping = KnownValues(read: [
        "drag.slop", "velocity.estimator", "velocity.horizon", "velocity.gap", "fling.curve", "fling.carry",
        "fling.friction", "fling.minimumVelocity", "fling.maximumVelocity", "edge.stretch", "edge.return",
        "edge.flingLimit", "snap.curve", "snap.velocityThreshold", "snap.springStiffness",
        "snap.springDampingRatio", "wheel.curve",
    ])

    private static let flutterDesktop = KnownValues(read: flutter.read.union(["fling.deceleration"]))

    private static let chromium = KnownValues(read: [
        "drag.lock", "drag.lockRatio", "velocity.estimator", "velocity.horizon", "velocity.gap", "fling.curve",
        "fling.carry", "fling.maximumVelocity", "edge.stretch", "edge.return", "edge.rubberBandCoefficient",
        "edge.stretchThreshold", "snap.curve", "wheel.curve", "wheel.step", "wheel.notchDistance",
    ])

    private static let firefox = KnownValues(read: [
        "drag.lock", "touchpad.lock", "velocity.estimator", "fling.curve", "fling.decelerationRate",
        "fling.restVelocity", "edge.stretch", "edge.return", "edge.rubberBandCoefficient", "edge.springStiffness",
        "edge.springDampingRatio", "edge.transfer", "edge.maximumTransfer", "wheel.curve",
    ])

    private static let gtk = KnownValues(read: [
        "velocity.estimator", "velocity.horizon", "fling.curve", "fling.carry", "fling.decelerationRate",
        "fling.restVelocity", "edge.stretch", "edge.rubberBandCoefficient", "edge.stretchLimit", "edge.flingLimit",
        "wheel.curve", "wheel.step",
    ])

    private static let qtQuick = KnownValues(read: [
        "velocity.estimator", "velocity.gap", "fling.curve", "fling.carry", "fling.maximumVelocity", "edge.stretch",
        "edge.return", "edge.rubberBandCoefficient", "wheel.curve",
    ])

    private static let webkitGTK = KnownValues(read: [
        "velocity.estimator", "velocity.horizon", "fling.curve", "fling.decelerationRate", "fling.restVelocity",
        "edge.stretch", "edge.return", "snap.curve",
    ])
}
