extension ScrollFeel {
    /// Chromium on Linux: the touchpad's fling curve with its boost, the wheel's animation, the elastic edge.
    ///
    /// From Chromium 132. The slop is from memory. Of the three snap intents only the fling's motion is taken.
    ///
    /// Formulas, numbers and curves: <doc:Feel-chromium>.
    public static let chromium = from(
        .plain, name: "chromium",
        summary: "Touchpad fling curve with boost, eased wheel, elastic edge of a tenth; slop from memory."
    ) { feel in
        feel.drag.slop = 15
        feel.fling.curve = .chromiumTouchpad
        feel.fling.maximumVelocity = 20_946
        feel.fling.carry = .chromium
        feel.edge.stretch = .tanh
        feel.edge.rubberBandCoefficient = 0.2
        feel.edge.stretchThreshold = 10
        feel.edge.return = .chromium
        feel.snap.curve = .chromium
        feel.wheel.curve = .chromium
        feel.wheel.notchDistance = 120
    }

    /// Firefox on a desktop: APZ's friction and edge springs, the bezier of its wheel.
    ///
    /// APZ adds velocities frame by frame, so its distance depends on the frame rate; here it is the limit of short
    /// frames. The bezier's durations, the lock angles, the notch and the fling acceleration are from memory; how it
    /// snaps was not read.
    ///
    /// Formulas, numbers and curves: <doc:Feel-firefox>.
    public static let firefox = from(
        .plain, name: "firefox",
        summary: "APZ: 0.998 per ms, stiff edges, bezier wheel; durations, angles, notch and carry are from memory."
    ) { feel in
        feel.drag.lock = .sticky
        feel.velocity.estimator = .simpleMean
        feel.velocity.gap = 0.1
        feel.fling.restDistance = 0.01
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
        feel.wheel.curve = .mozillaBezier
        feel.wheel.notchDistance = 48
        feel.touchpad.lock = .sticky
    }
}
