extension ScrollFeel {
    /// The views of Android: OverScroller's spline, and its parabola beyond an edge.
    ///
    /// From AOSP's OverScroller.java and VelocityTracker.cpp. Slop, velocity bounds and the 6 pt beyond the edge are
    /// from memory. The glow and the stretch of Android 12 are pictures, not offsets, and are left out.
    ///
    /// Formulas, numbers and curves: <doc:Feel-android>.
    public static let android = from(
        .plain, name: "android",
        summary: "OverScroller's spline and edge parabola, least squares; slop, bounds and overfling are from memory."
    ) { feel in
        feel.drag.slop = 8
        feel.drag.mouseSlop = 8
        feel.fling.curve = .spline
        feel.fling.minimumVelocity = 50
        feel.fling.maximumVelocity = 8000
        feel.edge.stretch = .stop
        feel.edge.return = .android
        feel.edge.flingLimit = 6
        feel.snap.curve = .spring
    }

    /// Compose: the same spline, hard edges, pager springs and its own wheel.
    ///
    /// From androidx. Slop and the stiffness MediumLow (400) are from memory.
    ///
    /// Formulas, numbers and curves: <doc:Feel-compose>.
    public static let compose = from(
        .android, name: "compose",
        summary: "Spline-based decay, hard edges, spring to pages, quick wheel; slop and stiffness are from memory."
    ) { feel in
        feel.drag.slop = 18
        feel.drag.mouseSlop = 18
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.snap.velocityThreshold = 400
        feel.snap.springStiffness = 400
        feel.wheel.curve = .compose
        feel.wheel.step = .compose
    }
}
