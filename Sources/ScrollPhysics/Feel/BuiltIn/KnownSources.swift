/// Where the numbers of a built-in feel come from, by their ids: those that are its own, and those that it shares with `uikit`
/// because its platform has them too.
struct KnownSources: Sendable {
    /// Name of the feel that gives all other numbers; nil for `uikit`, whose sources stand in the table of parameters.
    var base: String?
    var own: [String: String] = [:]

    /// By the feel's name. `plain` is what feels of other platforms begin with.
    static let of: [String: KnownSources] = [
        "uikit": KnownSources(), "uikit-fast": uikitFast, "plain": plain, "android": android, "compose": compose,
        "flutter": flutter, "flutter-clamping": flutterClamping, "flutter-desktop": flutterDesktop,
        "chromium": chromium, "firefox": firefox, "gtk": gtk, "qt-quick": qtQuick, "webkit-gtk": webkitGTK,
        "direct": direct, "reduced-motion": reducedMotion,
    ]

    private static let uikitFast = KnownSources(
        base: "uikit", own: ["fling.decelerationRate": "UIScrollView.DecelerationRate.fast"])

    private static let plain = KnownSources(
        base: "uikit",
        own: [
            "fling.minimumVelocity": "own choice: no threshold is known",
            "fling.restDistance": "own choice: half a point is not seen",
            "fling.restVelocity": "own choice: the stop distance ends it",
            "edge.springStiffness": "ScrollMechanics, a look-alike of UIScrollView",
            "edge.letGo": "own choice: only measured on iOS",
        ])

    private static let android = KnownSources(
        base: "plain",
        own: [
            "drag.slop": "from memory", "drag.mouseSlop": "from memory: as the finger's",
            "velocity.horizon": "VelocityTracker.cpp, 100 ms", "velocity.gap": "VelocityTracker.cpp, 40 ms",
            "fling.friction": "ViewConfiguration.getScrollFriction",
            "fling.minimumVelocity": "from memory: ViewConfiguration's 50 dp/s",
            "fling.maximumVelocity": "from memory: ViewConfiguration's 8000 dp/s",
            "edge.flingLimit": "from memory: ViewConfiguration's 6 dp",
            "edge.deceleration": "OverScroller.java, GRAVITY",
        ])

    private static let compose = KnownSources(
        base: "android",
        own: [
            "edge.flingLimit": "hard edges: what shows there moves nothing",
            "snap.velocityThreshold": "the pager's least velocity of a fling, 400 dp/s",
            "snap.springStiffness": "from memory: Spring.StiffnessMediumLow",
        ])

    private static let flutter = KnownSources(
        base: "plain",
        own: [
            "drag.slop": "kTouchSlop", "velocity.gap": "velocity_tracker.dart, 40 ms",
            "fling.decelerationRate": "BouncingScrollSimulation: drag 0.135 per second",
            "fling.minimumVelocity": "BouncingScrollPhysics: twice kMinFlingVelocity",
            "fling.maximumVelocity": "kMaxFlingVelocity", "fling.restDistance": "own choice: the stop velocity ends it",
            "fling.restVelocity": "ScrollPhysics.toleranceFor at one pixel per point",
            "edge.rubberBandCoefficient": "BouncingScrollPhysics.frictionFactor: 0.52",
            "edge.springStiffness": "ScrollPhysics' spring: stiffness 100 for a mass of 0.5",
            "edge.springDampingRatio": "ScrollPhysics' spring: ratio 1.1",
            "edge.maximumTransfer": "BouncingScrollSimulation.maxSpringTransferVelocity, for positive velocities alone",
            "edge.restDistance": "ScrollPhysics.toleranceFor at one pixel per point",
            "snap.velocityThreshold": "PageScrollPhysics: the tolerance's velocity",
            "snap.springStiffness": "ScrollPhysics' spring: stiffness 100 for a mass of 0.5",
            "snap.springDampingRatio": "ScrollPhysics' spring: ratio 1.1", "wheel.notchDistance": "from memory",
        ])

    private static let flutterClamping = KnownSources(
        base: "flutter",
        own: [
            "velocity.horizon": "velocity_tracker.dart, 100 ms", "fling.friction": "ClampingScrollSimulation.friction",
            "fling.minimumVelocity": "kMinFlingVelocity", "edge.flingLimit": "ClampingScrollPhysics: hard edges",
        ])

    private static let flutterDesktop = KnownSources(
        base: "flutter",
        own: [
            "fling.deceleration": "BouncingScrollPhysics with ScrollDecelerationRate.fast: 1400",
            "fling.maximumVelocity": "BouncingScrollPhysics with ScrollDecelerationRate.fast: eight times as fast",
            "edge.rubberBandCoefficient": "frictionFactor with ScrollDecelerationRate.fast: 0.26",
            "edge.springStiffness": "its spring with ScrollDecelerationRate.fast: stiffness 75 for a mass of 0.3",
            "edge.springDampingRatio": "its spring with ScrollDecelerationRate.fast: ratio 1.3",
            "snap.springStiffness": "its spring with ScrollDecelerationRate.fast: stiffness 75 for a mass of 0.3",
            "snap.springDampingRatio": "its spring with ScrollDecelerationRate.fast: ratio 1.3",
        ])
}

extension KnownSources {
    private static let chromium = KnownSources(
        base: "plain",
        own: [
            "drag.slop": "from memory", "drag.lockRatio": "Chromium 132: the rails of a drag",
            "velocity.horizon": "velocity_tracker.cc, 100 ms",
            "velocity.gap": "Android's; Chromium itself allows 80 ms",
            "fling.maximumVelocity": "fling_curve.cc: the fastest that its curve knows",
            "edge.rubberBandCoefficient": "elastic_overscroll_controller_bezier.cc: twice a tenth of the viewport",
            "edge.stretchThreshold": "elastic_overscroll_controller.cc",
            "wheel.notchDistance": "Chromium on Linux: 120 px a notch",
        ])

    private static let firefox = KnownSources(
        base: "plain",
        own: [
            "velocity.gap": "own choice: not found in its source",
            "fling.decelerationRate": "DesktopFlingPhysics.h: a friction of 0.002 per ms",
            "fling.restDistance": "own choice: the stop velocity ends it",
            "fling.restVelocity": "DesktopFlingPhysics.h: 0.01 px per ms",
            "edge.rubberBandCoefficient": "Axis.cpp of 2019: a sixteenth of each step",
            "edge.springStiffness": "Axis.cpp of 2019 and its preferences",
            "edge.springDampingRatio": "Axis.cpp of 2019 and its preferences",
            "edge.transfer": "Axis.cpp of 2019: half of the velocity", "edge.maximumTransfer": "Axis.cpp of 2019",
            "edge.restDistance": "own choice: a pixel", "wheel.notchDistance": "from memory",
        ])

    private static let gtk = KnownSources(
        base: "plain",
        own: [
            "drag.slop": "from memory", "drag.mouseSlop": "from memory: as the finger's",
            "velocity.horizon": "gtkscrolledwindow.c: a history of 150 ms",
            "velocity.gap": "own choice: as its history",
            "fling.decelerationRate": "gtkscrolledwindow.c: a friction of 4 per second",
            "fling.restDistance": "own choice: the stop velocity ends it",
            "fling.restVelocity": "gtkkineticscrolling.c: 1 px/s",
            "edge.rubberBandCoefficient": "gtkscrolledwindow.c: point for point",
            "edge.stretchLimit": "gtkscrolledwindow.c: 100 px", "edge.flingLimit": "gtkkineticscrolling.c: 50 px",
        ])

    private static let qtQuick = KnownSources(
        base: "plain",
        own: [
            "velocity.gap": "qquickflickable.cpp: 50 ms",
            "fling.deceleration": "from memory: the platform's theme says",
            "fling.minimumVelocity": "from memory",
            "fling.maximumVelocity": "the platform's theme says; that of Qt's tests",
            "edge.rubberBandCoefficient": "qquickflickable.cpp: half of a pull",
            "edge.flingLimit": "own reading of two constants of qquickflickable.cpp",
            "wheel.notchDistance": "from memory: three lines of 24 px",
        ])

    private static let webkitGTK = KnownSources(
        base: "gtk",
        own: [
            "fling.decelerationRate": "ScrollAnimationKinetic.cpp: a friction of 4 per second",
            "fling.restVelocity": "ScrollAnimationKinetic.cpp: 1 px/s",
            "velocity.horizon": "ScrollAnimationKinetic.cpp: a history of 150 ms",
            "edge.flingLimit": "ScrollAnimationKinetic.cpp: hard edges", "wheel.notchDistance": "from memory",
        ])

    private static let direct = KnownSources(
        base: "plain",
        own: [
            "fling.momentum": "own choice: no momentum", "edge.rubberBandCoefficient": "own choice: no stretch",
            "snap.longestSettle": "own choice: jumps", "wheel.glideDuration": "own choice: jumps",
            "touchpad.momentum": "own choice: no momentum", "keyboard.glideDuration": "own choice: jumps",
            "animation.duration": "own choice: jumps",
        ])

    private static let reducedMotion = KnownSources(
        base: "direct", own: ["edge.flingLimit": "own choice: nothing passes an edge"])
}
