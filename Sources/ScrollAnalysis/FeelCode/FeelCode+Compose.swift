import ScrollPhysics

extension FeelCode {
    /// Compose measures in pixels; lengths in points are multiplied by the density there.
    mutating func writeCompose() {
        write(
            """
            // \(title). Lengths are dp, times seconds; for Compose 1.7 and later.
            \(Self.imports(Self.composeNames))

            object \(typeName)Feel {
            """)
        writeComposeDecay()
        writeComposeSprings()
        write("}")
        writeComposeFling()
        writeLeftOut("Not supported by Compose, or set elsewhere (overscroll, wheel, keys):")
    }

    private static let composeNames = [
        "androidx.compose.animation.core.AnimationState",
        "androidx.compose.animation.core.DecayAnimationSpec",
        "androidx.compose.animation.core.SpringSpec",
        "androidx.compose.animation.core.animateDecay",
        "androidx.compose.animation.core.exponentialDecay",
        "androidx.compose.animation.core.spring",
        "androidx.compose.animation.splineBasedDecay",
        "androidx.compose.foundation.gestures.FlingBehavior",
        "androidx.compose.foundation.gestures.ScrollScope",
        "androidx.compose.foundation.gestures.TargetedFlingBehavior",
        "androidx.compose.foundation.gestures.snapping.SnapLayoutInfoProvider",
        "androidx.compose.foundation.gestures.snapping.snapFlingBehavior",
        "androidx.compose.ui.unit.Density",
        "kotlin.math.abs",
    ]

    private mutating func writeComposeDecay() {
        switch feel.fling.curve {
        case .exponential:
            write(
                """
                    /** v(t) = v0 * e^(-\(feel.decay.decimal) t); Compose counts in units of 4.2 a second. */
                    fun decay(density: Density): DecayAnimationSpec<Float> = exponentialDecay(
                        frictionMultiplier = \((feel.decay / 4.2).decimal)f,
                        absVelocityThreshold = \(feel.fling.restVelocity.decimal)f * density.density,
                    )
                """, "fling.curve", "fling.decelerationRate", "fling.restVelocity")
        case .spline where feel.fling.friction == 0.015:
            write(
                """
                    /** Android's curve, with its friction of 0.015. */
                    fun decay(density: Density): DecayAnimationSpec<Float> = splineBasedDecay(density)
                """, "fling.curve", "fling.friction")
        default:
            write(
                """
                    /** Compose lacks the curve of this feel; this is Android's. */
                    fun decay(density: Density): DecayAnimationSpec<Float> = splineBasedDecay(density)
                """)
        }
    }

    private mutating func writeComposeSprings() {
        write(
            "\n    /** To a target. */\n"
                + "    val snap: SpringSpec<Float> = spring(dampingRatio = \(feel.snap.springDampingRatio.decimal)f, "
                + "stiffness = \(feel.snap.springStiffness.decimal)f)", "snap.springStiffness",
            "snap.springDampingRatio")
        if feel.snap.pages == .spring {
            write(
                "    /** To a page, as for PagerDefaults.flingBehavior. */\n"
                    + "    val page: SpringSpec<Float> = spring(dampingRatio = 1.0f, stiffness = \(feel.snap.pageStiffness.decimal)f)",
                "snap.pageStiffness", "snap.pages")
        }
        if feel.edge.return == .spring {
            write(
                "    /** Back from beyond an edge, for a custom OverscrollEffect. */\n"
                    + "    val edge: SpringSpec<Float> = spring(dampingRatio = \(feel.edge.springDampingRatio.decimal)f, "
                    + "stiffness = \(feel.edge.springStiffness.decimal)f)",
                "edge.springStiffness", "edge.springDampingRatio", "edge.return")
        }
    }

    private mutating func writeComposeFling() {
        write(
            """

            /** For the flingBehavior of lists and of Modifier.scrollable. */
            class \(typeName)FlingBehavior(private val density: Density) : FlingBehavior {
                private val decay = \(typeName)Feel.decay(density)

                override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
                    val wanted = initialVelocity * \(feel.fling.momentum.decimal)f
                    if (abs(wanted) < \(feel.fling.minimumVelocity.decimal)f * density.density) return initialVelocity
                    val fastest = \(feel.fling.maximumVelocity.decimal)f * density.density
                    var (shown, left) = Pair(0f, wanted.coerceIn(-fastest, fastest))
                    AnimationState(initialValue = 0f, initialVelocity = left).animateDecay(decay) {
                        val step = value - shown
                        val taken = scrollBy(step)
                        shown = value
                        left = velocity
                        if (abs(step - taken) > 0.5f) cancelAnimation()
                    }
                    return left
                }
            }

            /** The same fling, ending on a target, for a list whose targets `provider` returns. */
            fun \(valueName)SnapFlingBehavior(
                density: Density,
                provider: SnapLayoutInfoProvider,
            ): TargetedFlingBehavior = snapFlingBehavior(provider, \(typeName)Feel.decay(density), \(typeName)Feel.snap)
            """, "fling.momentum", "fling.minimumVelocity", "fling.maximumVelocity")
    }
}
