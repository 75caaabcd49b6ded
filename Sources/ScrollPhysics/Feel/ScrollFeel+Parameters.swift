extension ScrollFeel {
    /// All numbers of a feel. The inspector, the documentation and the validation are based on this table.
    public static let parameters: [FeelParameter] =
        dragParameters + velocityParameters + flingParameters + edgeParameters + snapParameters + wheelParameters
        + touchpadParameters + keyboardParameters + animationParameters

    /// Returns the parameter with the given id, such as `fling.decelerationRate`, or nil.
    public static func parameter(_ id: String) -> FeelParameter? {
        parameters.first { $0.id.hasBytes(of: id) }
    }

    private static let dragParameters: [FeelParameter] = [
        FeelParameter(
            id: "drag.slop", group: .drag, title: "Drag slop, finger", unit: "pt", range: 0...60, step: 1,
            description:
                "How far a finger must move before the content follows.",
            at: { $1(&$0.drag.slop) }),
        FeelParameter(
            id: "drag.mouseSlop", group: .drag, title: "Drag slop, mouse", unit: "pt", range: 0...60, step: 1,
            description: "The same for a pressed mouse button.", at: { $1(&$0.drag.mouseSlop) }),
        FeelParameter(
            id: "drag.penSlop", group: .drag, title: "Drag slop, pen", unit: "pt", range: 0...60, step: 1,
            description: "The same for a pen; SDL 2 gives pens as a mouse.", at: { $1(&$0.drag.penSlop) }),
        FeelParameter(
            id: "drag.lockRatio", group: .drag, title: "Axis lock ratio", unit: "", range: 1...10, step: 0.05,
            description:
                "A first movement that is longer along one axis than along the other by this factor locks the drag to it.",
            at: { $1(&$0.drag.lockRatio) }),
        FeelParameter(
            id: "drag.lockAngle", group: .drag, title: "Lock angle", unit: "°", range: 1...45, step: 1,
            description:
                "A first movement within this angle of an axis locks the drag to it, where the lock goes by angle.",
            at: { $1(&$0.drag.lockAngle) }),
        FeelParameter(
            id: "drag.breakAngle", group: .drag, title: "Break angle", unit: "°", range: 1...90, step: 0.5,
            description: "A sticky drag leaves its axis once its direction is further from it than this.",
            at: { $1(&$0.drag.breakAngle) }),
    ]

    private static let velocityParameters: [FeelParameter] = [
        FeelParameter(
            id: "velocity.horizon", group: .velocity, title: "Velocity horizon", unit: "s", range: 0.01...0.5,
            step: 0.01,
            description: "Samples older than this at the lift are ignored; one of exactly this age still counts.",
            at: { $1(&$0.velocity.horizon) }),
        FeelParameter(
            id: "velocity.gap", group: .velocity, title: "Longest gap", unit: "s", range: 0.005...0.2, step: 0.005,
            description: "Least squares ignore what came before a silence that is longer than this.",
            at: { $1(&$0.velocity.gap) }),
        FeelParameter(
            id: "velocity.rest", group: .velocity, title: "Rest before lift", unit: "s", range: 0.005...0.5,
            step: 0.005,
            description: "A pointer that rests for longer before it lifts does not fling.",
            at: { $1(&$0.velocity.rest) }),
    ]

    private static let flingParameters: [FeelParameter] = [
        FeelParameter(
            id: "fling.decelerationRate", group: .fling, title: "Deceleration rate", unit: "per ms",
            range: 0.9...0.9999,
            step: 0.0005,
            description: "Share of the velocity left after a millisecond. Closer to 1 goes further.",
            at: { $1(&$0.fling.decelerationRate) }),
        FeelParameter(
            id: "fling.deceleration", group: .fling, title: "Deceleration", unit: "pt/s²", range: 100...20_000,
            step: 100,
            description: "The velocity that curves with a constant deceleration lose each second.",
            at: { $1(&$0.fling.deceleration) }),
        FeelParameter(
            id: "fling.friction", group: .fling, title: "Spline friction", unit: "", range: 0.001...0.2, step: 0.001,
            description: "Friction of Android's spline and of its ballistic form. More friction means shorter flings.",
            at: { $1(&$0.fling.friction) }),
        FeelParameter(
            id: "fling.momentum", group: .fling, title: "Momentum", unit: "", range: 0...3, step: 0.05,
            description: "Factor applied to the velocity of a released drag. 0 turns momentum off.",
            at: { $1(&$0.fling.momentum) }),
        FeelParameter(
            id: "fling.minimumVelocity", group: .fling, title: "Minimum velocity", unit: "pt/s", range: 0...1000,
            step: 10,
            description: "A slower release of a finger does not fling: the content stops where it was let go.",
            at: { $1(&$0.fling.minimumVelocity) }),
        FeelParameter(
            id: "fling.maximumVelocity", group: .fling, title: "Maximum velocity", unit: "pt/s", range: 100...1_000_000,
            step: 500,
            description: "A faster release of a finger is limited to this.", at: { $1(&$0.fling.maximumVelocity) }),
        FeelParameter(
            id: "fling.minimumDistance", group: .fling, title: "Minimum distance", unit: "pt", range: 0...200, step: 1,
            description:
                "A gesture that goes no further does not fling: from its first sample that counts to the lift, in Qt from the press.",
            at: { $1(&$0.fling.minimumDistance) }),
        FeelParameter(
            id: "fling.restDistance", group: .fling, title: "Stop distance", unit: "pt", range: 0.01...20, step: 0.05,
            description: "A fling ends when no more than this is left of its distance.",
            at: { $1(&$0.fling.restDistance) }),
        FeelParameter(
            id: "fling.restVelocity", group: .fling, title: "Stop velocity", unit: "pt/s", range: 0...200, step: 1,
            description: "An exponential fling also ends when it is this slow. 0 leaves that to the stop distance.",
            at: { $1(&$0.fling.restVelocity) }),
    ]

    private static let edgeParameters: [FeelParameter] = [
        FeelParameter(
            id: "edge.rubberBandCoefficient", group: .edge, title: "Rubber band", unit: "", range: 0...1, step: 0.01,
            description: "Slope of the stretch at the edge. 0 turns stretching off.",
            at: { $1(&$0.edge.rubberBandCoefficient) }),
        FeelParameter(
            id: "edge.stretchThreshold", group: .edge, title: "Stretch threshold", unit: "pt", range: 0...100,
            step: 1,
            description: "How far to pull before an edge gives way; a pull mostly along the other axis starts over. "
                + "The stepwise stretches flutter, flutterFast and mozilla give way at once.",
            at: { $1(&$0.edge.stretchThreshold) }),
        FeelParameter(
            id: "edge.stretchLimit", group: .edge, title: "Stretch limit", unit: "pt", range: 1...1_000_000, step: 10,
            description: "How far a finger can pull a linear stretch past an edge. The viewport limits every stretch.",
            at: { $1(&$0.edge.stretchLimit) }),
        FeelParameter(
            id: "edge.flingLimit", group: .edge, title: "Overshoot limit", unit: "pt", range: 0...1_000_000, step: 10,
            description: "How far a fling can go past an edge. The viewport limits it too.",
            at: { $1(&$0.edge.flingLimit) }),
        FeelParameter(
            id: "edge.transfer", group: .edge, title: "Velocity transfer", unit: "", range: 0...1, step: 0.05,
            description: "Share of a fling's velocity at the edge with which its bounce begins.",
            at: { $1(&$0.edge.transfer) }),
        FeelParameter(
            id: "edge.maximumTransfer", group: .edge, title: "Transfer limit", unit: "pt/s", range: 0...1_000_000,
            step: 500,
            description: "The fastest that a bounce can begin.",
            at: { $1(&$0.edge.maximumTransfer) }),
        FeelParameter(
            id: "edge.deceleration", group: .edge, title: "Edge deceleration", unit: "pt/s²", range: 100...50_000,
            step: 100,
            description: "How hard Android's edge brakes content beyond it, and how fast the content comes back.",
            at: { $1(&$0.edge.deceleration) }),
        FeelParameter(
            id: "edge.springStiffness", group: .edge, title: "Bounce stiffness", unit: "1/s²", range: 10...2000,
            step: 10,
            description: "A stiffer spring comes back faster and stretches less.",
            at: { $1(&$0.edge.springStiffness) }),
        FeelParameter(
            id: "edge.springDampingRatio", group: .edge, title: "Bounce damping", unit: "", range: 0.1...3, step: 0.05,
            description: "1 returns without swinging; less swings, more creeps.",
            at: { $1(&$0.edge.springDampingRatio) }),
        FeelParameter(
            id: "edge.letGo", group: .edge, title: "Release speed", unit: "", range: 0...1, step: 0.05,
            description:
                "Content let go beyond an edge starts back at this share of the fastest speed that does "
                + "not overshoot: √stiffness times the distance. 0 starts from rest.",
            at: { $1(&$0.edge.letGo) }),
        FeelParameter(
            id: "edge.restDistance", group: .edge, title: "Settle distance", unit: "pt", range: 0.01...1, step: 0.01,
            description: "A spring counts as settled once it stays within this distance of its rest position.",
            at: { $1(&$0.edge.restDistance) }),
    ]

    private static let snapParameters: [FeelParameter] = [
        FeelParameter(
            id: "snap.velocityThreshold", group: .snap, title: "Flick threshold", unit: "pt/s", range: 0...3000,
            step: 25,
            description: "Slower releases go to the nearest target; faster ones never go back.",
            at: { $1(&$0.snap.velocityThreshold) }),
        FeelParameter(
            id: "snap.longestSettle", group: .snap, title: "Longest snap", unit: "s", range: 0...6, step: 0.1,
            description:
                "The longest that a motion to a target may take; springs and WebKit's second take their own time. 0 jumps there.",
            at: { $1(&$0.snap.longestSettle) }),
        FeelParameter(
            id: "snap.springStiffness", group: .snap, title: "Snap stiffness", unit: "1/s²", range: 10...2000, step: 10,
            description:
                "Stiffness of the spring to a target; where flings are adjusted to end on targets, of the spring for those that cannot be.",
            at: { $1(&$0.snap.springStiffness) }),
        FeelParameter(
            id: "snap.springDampingRatio", group: .snap, title: "Snap damping", unit: "", range: 0.1...3, step: 0.05,
            description: "1 arrives without swinging; less swings around the target.",
            at: { $1(&$0.snap.springDampingRatio) }),
        FeelParameter(
            id: "snap.pageStiffness", group: .snap, title: "Page stiffness", unit: "1/s²", range: 10...2000, step: 10,
            description: "Stiffness of the spring to a whole page.", at: { $1(&$0.snap.pageStiffness) }),
        FeelParameter(
            id: "snap.notchCommit", group: .snap, title: "Wheel threshold", unit: "notches", range: 0.05...5,
            step: 0.05,
            description:
                "How many notches it takes to go on to the next target; fewer go back to where the turn began.",
            at: { $1(&$0.snap.notchCommit) }),
    ]

    private static let wheelParameters: [FeelParameter] = [
        FeelParameter(
            id: "wheel.notchDistance", group: .wheel, title: "Notch distance", unit: "pt", range: 1...500, step: 5,
            description: "How far one notch scrolls in the end, smoothed or not.", at: { $1(&$0.wheel.notchDistance) }),
        FeelParameter(
            id: "wheel.gain", group: .wheel, title: "Wheel gain", unit: "", range: 0.1...10, step: 0.1,
            description: "Factor applied to every notch.",
            at: { $1(&$0.wheel.gain) }),
        FeelParameter(
            id: "wheel.glideDuration", group: .wheel, title: "Wheel duration", unit: "s", range: 0...2, step: 0.02,
            description: "How long a notch takes. 0 jumps.", at: { $1(&$0.wheel.glideDuration) }),
        FeelParameter(
            id: "wheel.firstStiffness", group: .wheel, title: "First notch stiffness", unit: "1/s²", range: 50...10_000,
            step: 50,
            description: "Mozilla's spring for the first notch, and for one after 120 ms of rest.",
            at: { $1(&$0.wheel.firstStiffness) }),
        FeelParameter(
            id: "wheel.stiffness", group: .wheel, title: "Regular stiffness", unit: "1/s²", range: 50...10_000,
            step: 50,
            description: "Mozilla's spring while notches follow each other.",
            at: { $1(&$0.wheel.stiffness) }),
        FeelParameter(
            id: "wheel.slowingStiffness", group: .wheel, title: "Slowdown stiffness", unit: "1/s²", range: 50...10_000,
            step: 50,
            description: "Mozilla's spring for notches at least 1.3 times as far apart as those before.",
            at: { $1(&$0.wheel.slowingStiffness) }),
        FeelParameter(
            id: "wheel.shortestDuration", group: .wheel, title: "Shortest duration", unit: "s", range: 0.01...2,
            step: 0.02,
            description: "The shortest that Mozilla's bezier takes.",
            at: { $1(&$0.wheel.shortestDuration) }),
        FeelParameter(
            id: "wheel.longestDuration", group: .wheel, title: "Longest duration", unit: "s", range: 0.01...2,
            step: 0.02,
            description: "The longest that Mozilla's bezier takes.",
            at: { $1(&$0.wheel.longestDuration) }),
    ]

    private static let touchpadParameters: [FeelParameter] = [
        FeelParameter(
            id: "touchpad.gain", group: .touchpad, title: "Touchpad gain", unit: "", range: 0.1...20, step: 0.1,
            description: "How many points the content moves per point of finger travel.",
            at: { $1(&$0.touchpad.gain) }),
        FeelParameter(
            id: "touchpad.momentum", group: .touchpad, title: "Touchpad momentum", unit: "", range: 0...3, step: 0.05,
            description: "Factor applied to the velocity when the fingers lift. 0 turns momentum off.",
            at: { $1(&$0.touchpad.momentum) }),
        FeelParameter(
            id: "touchpad.minimumVelocity", group: .touchpad, title: "Touchpad minimum", unit: "pt/s", range: 0...1000,
            step: 10,
            description: "Content that is slower than this when two fingers lift from a touchpad stops there.",
            at: { $1(&$0.touchpad.minimumVelocity) }),
        FeelParameter(
            id: "touchpad.maximumVelocity", group: .touchpad, title: "Touchpad maximum", unit: "pt/s",
            range: 100...1_000_000, step: 500,
            description: "Content that is faster than this when two fingers lift from a touchpad is limited to it.",
            at: { $1(&$0.touchpad.maximumVelocity) }),
        FeelParameter(
            id: "touchpad.liftGap", group: .touchpad, title: "Lift timeout", unit: "s", range: 0.01...0.3, step: 0.01,
            description:
                "Silence after which the fingers count as lifted. The fling is timed from their last movement.",
            at: { $1(&$0.touchpad.liftGap) }),
        FeelParameter(
            id: "touchpad.echoWindow", group: .touchpad, title: "Momentum filter", unit: "s", range: 0...1, step: 0.01,
            description:
                "After a lift that snaps, and after a key during a stroke, deltas that slow down are the system's own momentum and are ignored for this long.",
            at: { $1(&$0.touchpad.echoWindow) }),
    ]

    private static let keyboardParameters: [FeelParameter] = [
        FeelParameter(
            id: "keyboard.lineDistance", group: .keyboard, title: "Arrow distance", unit: "pt", range: 0...500, step: 5,
            description: "How far an arrow key scrolls.", at: { $1(&$0.keyboard.lineDistance) }),
        FeelParameter(
            id: "keyboard.lineShare", group: .keyboard, title: "Arrow share", unit: "", range: 0...1, step: 0.05,
            description: "A share of the page that an arrow key scrolls on top of its distance.",
            at: { $1(&$0.keyboard.lineShare) }),
        FeelParameter(
            id: "keyboard.pageOverlap", group: .keyboard, title: "Page overlap", unit: "pt", range: 0...1_000_000,
            step: 5,
            description: "How much of the previous page a page key leaves in sight at most, in points.",
            at: { $1(&$0.keyboard.pageOverlap) }),
        FeelParameter(
            id: "keyboard.pageOverlapShare", group: .keyboard, title: "Overlap share", unit: "", range: 0.025...0.9,
            step: 0.025,
            description: "The same as a share of the page; the smaller of both counts.",
            at: { $1(&$0.keyboard.pageOverlapShare) }),
        FeelParameter(
            id: "keyboard.glideDuration", group: .keyboard, title: "Key duration", unit: "s", range: 0...2, step: 0.02,
            description: "How long scrolling by a key takes. 0 jumps.",
            at: { $1(&$0.keyboard.glideDuration) }),
    ]

    private static let animationParameters: [FeelParameter] = [
        FeelParameter(
            id: "animation.duration", group: .animation, title: "Animated scroll", unit: "s", range: 0...3, step: 0.05,
            description: "How long an animated scroll requested by the program takes, or may take at most. 0 jumps.",
            at: { $1(&$0.animation.duration) }),
        FeelParameter(
            id: "animation.springStiffness", group: .animation, title: "Scroll stiffness", unit: "1/s²",
            range: 10...5000, step: 10,
            description: "Stiffness of the spring of an animated scroll, where it has one.",
            at: { $1(&$0.animation.springStiffness) }),
    ]
}
