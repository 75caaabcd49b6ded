import CMath

extension ScrollFeel {
    /// GTK 4's scrolled window, on Wayland.
    ///
    /// GTK's overshoot is a glow drawn by the theme: the content stops at the edge. GTK has no snap targets; their parameters are our own
    /// choices.
    ///
    /// Formulas, numbers and curves: <doc:Feel-gtk>.
    public static let gtk = from(
        .plain, name: "gtk",
        summary:
            "Exponential at 4 per s, flings add up, hard edges, touchpad 2.5 times, wheel jumps by page^(2/3)."
    ) { feel in
        feel.drag.slop = 8
        feel.drag.mouseSlop = 8
        feel.drag.penSlop = 8
        feel.drag.lock = .free
        feel.drag.start = .withSlop
        feel.velocity.estimator = .history
        feel.velocity.horizon = 0.15
        feel.velocity.rest = 0.15
        feel.fling.decelerationRate = exp(-0.004)
        feel.fling.restVelocity = 0.1
        feel.fling.carry = .gtk
        feel.edge.stretch = .stop
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.wheel.curve = .jump
        feel.wheel.step = .gtk
        feel.touchpad.gain = 2.5
        feel.keyboard.lineDistance = 0
        feel.keyboard.lineShare = 0.1
        feel.keyboard.pageOverlap = 1_000_000
        feel.keyboard.pageOverlapShare = 0.1
        feel.keyboard.curve = .easeOut
        feel.keyboard.repeat = .offset
        feel.animation.duration = 0.2
        feel.animation.curve = .easeOut
    }

    /// Qt Quick's Flickable.
    ///
    /// Slop, deceleration and maximum velocity depend on the platform theme; these are the values of the default theme, which Plasma does
    /// not
    /// change.
    ///
    /// Formulas, numbers and curves: <doc:Feel-qt-quick>.
    public static let qtQuick = from(
        .plain, name: "qt-quick",
        summary:
            "Flickable: constant 1500 pt/s², half stretch, two-step fixup, eased wheel, no momentum from a touchpad."
    ) { feel in
        feel.drag.mouseSlop = 10
        feel.drag.lock = .free
        feel.drag.start = .atEvent
        feel.velocity.estimator = .smoothedThree
        feel.velocity.rest = 0.1
        feel.fling.curve = .constantDeceleration
        feel.fling.deceleration = 1500
        feel.fling.minimumVelocity = 75
        feel.fling.maximumVelocity = 2500
        feel.fling.minimumDistance = 15
        feel.fling.carry = .qt
        feel.fling.rest = .pixel
        feel.edge.stretch = .linear
        feel.edge.rubberBandCoefficient = 0.5
        feel.edge.return = .qt
        feel.edge.flingLimit = 150
        feel.snap.curve = .listView
        feel.snap.pages = .swipeView
        feel.snap.velocityThreshold = 75
        feel.wheel.notchDistance = 72
        feel.wheel.curve = .easeOutExpo
        feel.wheel.glideDuration = 0.3
        feel.wheel.repeat = .offset
        feel.touchpad.momentum = 0
        feel.touchpad.minimumVelocity = 75
        feel.touchpad.maximumVelocity = 2500
        feel.touchpad.lock = .free
    }

    /// WebKit on GTK: the same kinetic curve, hard edges, one eased motion for notches, keys and snap points.
    ///
    /// A fling ends at the first frame that moves less than a pixel, which is 60 pt/s at 60 frames per second.
    ///
    /// Formulas, numbers and curves: <doc:Feel-webkit-gtk>.
    public static let webkitGTK = from(
        .gtk, name: "webkit-gtk",
        summary: "Kinetic curve of 4 per s, flings add up, hard edges; notches, keys and snaps ease in at most 0.2 s."
    ) { feel in
        feel.drag.lock = .dominant
        feel.fling.restVelocity = 60
        feel.fling.rest = .pixel
        feel.snap.curve = .easeInOutByDistance
        feel.snap.velocityThreshold = 0
        feel.snap.longestSettle = 0.2
        feel.snap.notchCommit = 0.05
        feel.wheel.curve = .easeInOutByDistance
        feel.wheel.step = .webkit
        feel.touchpad.lock = .dominant
        feel.keyboard.lineDistance = 40
        feel.keyboard.lineShare = 0
        feel.keyboard.pageOverlapShare = 0.2
        feel.keyboard.curve = .easeInOutByDistance
        feel.keyboard.repeat = .target
        feel.animation.curve = .easeInOutByDistance
    }
}
