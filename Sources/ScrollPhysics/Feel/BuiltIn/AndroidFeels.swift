extension ScrollFeel {
    /// Android's views: OverScroller's spline, and its parabola beyond an edge.
    ///
    /// Assumes a screen with one pixel per dp. The glow of Android up to 11 and the stretch from 12 on are visual effects, not offsets, and
    /// are not included.
    ///
    /// Formulas, numbers and curves: <doc:Feel-android>.
    public static let android = from(
        .plain, name: "android",
        summary:
            "OverScroller's spline and edge parabola, RecyclerView's snaps; notches jump by 64 pt, keys flow by half a page."
    ) { feel in
        feel.drag.slop = 8
        feel.drag.mouseSlop = 8
        feel.drag.penSlop = 8
        feel.drag.lock = .angle
        feel.drag.lockAngle = 45
        feel.fling.curve = .spline
        feel.fling.minimumVelocity = 50
        feel.fling.maximumVelocity = 8000
        feel.edge.stretch = .stop
        feel.edge.return = .android
        feel.edge.flingLimit = 6
        feel.snap.curve = .recyclerView
        feel.snap.velocityThreshold = 50
        feel.wheel.curve = .jump
        feel.wheel.notchDistance = 64
        feel.touchpad.minimumVelocity = 50
        feel.touchpad.maximumVelocity = 8000
        feel.touchpad.lock = .angle
        feel.keyboard.lineDistance = 0
        feel.keyboard.lineShare = 0.5
        feel.keyboard.pageOverlap = 0
        feel.keyboard.glideDuration = 0.25
        feel.keyboard.curve = .viscousFluid
        feel.keyboard.repeat = .offset
        feel.animation.duration = 0.25
        feel.animation.curve = .viscousFluid
    }

    /// Compose on a Linux desktop: the same spline, hard edges, pager springs and a different wheel.
    ///
    /// Formulas, numbers and curves: <doc:Feel-compose>.
    public static let compose = from(
        .android, name: "compose",
        summary: "Spline-based decay, hard edges, spring to pages; on Linux a quick wheel and no touchpad momentum."
    ) { feel in
        feel.drag.slop = 18
        feel.drag.mouseSlop = 18
        feel.drag.penSlop = 18
        feel.fling.minimumVelocity = 1
        feel.fling.maximumVelocity = 1_000_000
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.snap.curve = .spring
        feel.snap.velocityThreshold = 400
        feel.snap.springStiffness = 400
        feel.wheel.curve = .compose
        feel.wheel.step = .compose
        feel.wheel.gain = 3
        feel.touchpad.momentum = 0
        feel.touchpad.minimumVelocity = 1
        feel.touchpad.maximumVelocity = 1_000_000
        feel.touchpad.lock = .dominant
        feel.keyboard.lineDistance = 40
        feel.keyboard.lineShare = 0
        feel.keyboard.glideDuration = 0
        feel.keyboard.curve = .glide
        feel.keyboard.repeat = .target
        feel.animation.curve = .spring
        feel.animation.springStiffness = 1500
    }
}
