import CMath

extension ScrollFeel {
    /// GTK 3's kinetic scrolling, read through a renamed fork.
    ///
    /// GTK also ends a glide that moved less than a pixel since the last frame, which depends on the frame rate and is
    /// left out. The slop is from memory; it has no targets, so those are our own.
    ///
    /// Formulas, numbers and curves: <doc:Feel-gtk>.
    public static let gtk = from(
        .plain, name: "gtk",
        summary:
            "Exponential at 4 per s, flings add up, 100 px of overshoot, wheel jumps by page^(2/3); slop from memory."
    ) { feel in
        feel.drag.slop = 8
        feel.drag.mouseSlop = 8
        feel.drag.lock = .free
        feel.velocity.estimator = .history
        feel.velocity.horizon = 0.15
        feel.velocity.gap = 0.15
        feel.fling.decelerationRate = exp(-0.004)
        feel.fling.restDistance = 0.01
        feel.fling.restVelocity = 1
        feel.fling.carry = .gtk
        feel.edge.stretch = .linear
        feel.edge.rubberBandCoefficient = 1
        feel.edge.stretchLimit = 100
        feel.edge.flingLimit = 50
        feel.wheel.curve = .jump
        feel.wheel.step = .gtk
    }

    /// Qt Quick's Flickable.
    ///
    /// Deceleration and maximum velocity come from the platform's theme: 1500 and 2500 here are from memory and from
    /// its tests. How far a flick overshoots is a reading of two constants.
    ///
    /// Formulas, numbers and curves: <doc:Feel-qt-quick>.
    public static let qtQuick = from(
        .plain, name: "qt-quick",
        summary: "Flickable: constant deceleration, half stretch, two-step fixup; 1500 pt/s² and overshoot from memory."
    ) { feel in
        feel.velocity.estimator = .lastThree
        feel.velocity.gap = 0.05
        feel.fling.curve = .constantDeceleration
        feel.fling.deceleration = 1500
        feel.fling.minimumVelocity = 75
        feel.fling.maximumVelocity = 2500
        feel.fling.carry = .qt
        feel.edge.stretch = .linear
        feel.edge.rubberBandCoefficient = 0.5
        feel.edge.return = .qt
        feel.edge.flingLimit = 150
        feel.wheel.notchDistance = 72
        feel.wheel.curve = .qt
        feel.touchpad.lock = .free
    }

    /// WebKit on GTK: the same kinetic curve, hard edges, its own motion to snap points.
    ///
    /// Its smooth wheel was only read in a fork, so the wheel is our own glide; the notch is from memory.
    ///
    /// Formulas, numbers and curves: <doc:Feel-webkit-gtk>.
    public static let webkitGTK = from(
        .gtk, name: "webkit-gtk",
        summary: "Kinetic curve of 4 per s, hard edges, one second to a snap point; wheel and carry are not known."
    ) { feel in
        feel.fling.carry = .none
        feel.edge.stretch = .stop
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.snap.curve = .webkit
        feel.wheel.curve = .glide
        feel.wheel.step = .fixed
        feel.wheel.notchDistance = 120
    }
}
