extension ScrollFeel {
    /// Chromium on Linux: the physics fling with its boost, hard edges, the wheel's animation.
    ///
    /// Chromium's elastic edge exists on Windows behind a disabled feature; macOS and Android have different edge curves. Of the three snap
    /// intents only the motion of the fling is implemented.
    ///
    /// Formulas, numbers and curves: <doc:Feel-chromium>.
    public static let chromium = from(
        .plain, name: "chromium",
        summary:
            "Fling of at most three views with boost, hard edges, eased wheel and keys, fast touchpad, as on Linux."
    ) { feel in
        feel.drag.slop = 15
        feel.drag.penSlop = 20
        feel.velocity.rest = 0.08
        feel.fling.curve = .chromiumPhysics
        feel.fling.minimumVelocity = 30
        feel.fling.maximumVelocity = 17_000
        feel.fling.carry = .chromium
        feel.edge.stretch = .stop
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.snap.curve = .chromium
        feel.snap.velocityThreshold = 30
        feel.snap.longestSettle = 5
        feel.snap.notchCommit = 0.05
        feel.wheel.curve = .chromium
        feel.wheel.notchDistance = 120
        feel.touchpad.gain = 12
        feel.keyboard.pageOverlap = 1_000_000
        feel.keyboard.pageOverlapShare = 0.125
        feel.keyboard.glideDuration = 0.15
        feel.keyboard.curve = .easeInOut
        feel.animation.duration = 0.7
        feel.animation.curve = .easeInOutByRoot
    }

    /// Firefox on a desktop: APZ's friction and edge springs, the bezier of its wheel.
    ///
    /// APZ adds velocities frame by frame, so its distance depends on the frame rate; this feel uses the limit of short frames. APZ's
    /// velocities are in device pixels; this feel assumes one pixel per point. A line is 19 points, that of a common font of 16 points; use
    /// ``firefox(lineHeight:)`` for other fonts.
    ///
    /// Formulas, numbers and curves: <doc:Feel-firefox>.
    public static let firefox = firefox(lineHeight: 19)

    /// Returns ``firefox`` for lines of the given height in points. A notch scrolls six lines, an arrow key three, and a page key leaves
    /// two
    /// lines visible, or a tenth of the page if that is less.
    public static func firefox(lineHeight: Double) -> ScrollFeel {
        from(apz, name: apz.name, summary: apz.summary) { feel in
            feel.wheel.notchDistance = 6 * lineHeight
            feel.keyboard.lineDistance = 3 * lineHeight
            feel.keyboard.pageOverlap = 2 * lineHeight
        }
    }

    /// The parameters that do not depend on the font.
    private static let apz = from(
        .plain, name: "firefox",
        summary: "APZ: 0.998 per ms, no fling below 500 pt/s, stiff edges, bezier wheel of three double lines."
    ) { feel in
        feel.drag.slop = 9.6
        feel.drag.penSlop = 9.6
        feel.drag.lock = .sticky
        feel.velocity.estimator = .simpleMean
        feel.velocity.rest = 0.1
        feel.fling.minimumVelocity = 500
        feel.fling.restVelocity = 10
        feel.fling.carry = .mozilla
        feel.edge.stretch = .mozilla
        feel.edge.rubberBandCoefficient = 0.0625
        feel.edge.springStiffness = 200
        feel.edge.springDampingRatio = 1.1
        feel.edge.transfer = 0.5
        feel.edge.maximumTransfer = 10_000
        feel.edge.restDistance = 1
        feel.snap.curve = .spring
        feel.snap.velocityThreshold = 500
        feel.snap.springStiffness = 250
        feel.snap.notchCommit = 0.05
        feel.wheel.curve = .mozillaBezier
        feel.wheel.step = .atMostPage
        feel.wheel.shortestDuration = 0.05
        feel.touchpad.gain = 4
        feel.touchpad.minimumVelocity = 500
        feel.touchpad.lock = .sticky
        feel.keyboard.pageOverlapShare = 0.1
        feel.keyboard.glideDuration = 0.15
        feel.keyboard.curve = .mozillaBezier
        feel.animation.curve = .spring
        feel.animation.springStiffness = 250
    }
}
