// Carousel, tuned. Lengths are dp, times seconds; for Compose 1.7 and later.
import androidx.compose.animation.core.AnimationState
import androidx.compose.animation.core.DecayAnimationSpec
import androidx.compose.animation.core.SpringSpec
import androidx.compose.animation.core.animateDecay
import androidx.compose.animation.core.exponentialDecay
import androidx.compose.animation.core.spring
import androidx.compose.animation.splineBasedDecay
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.gestures.ScrollScope
import androidx.compose.foundation.gestures.TargetedFlingBehavior
import androidx.compose.foundation.gestures.snapping.SnapLayoutInfoProvider
import androidx.compose.foundation.gestures.snapping.snapFlingBehavior
import androidx.compose.ui.unit.Density
import kotlin.math.abs

object CarouselTunedFeel {
    /** v(t) = v0 * e^(-2.703652 t); Compose counts in units of 4.2 a second. */
    fun decay(density: Density): DecayAnimationSpec<Float> = exponentialDecay(
        frictionMultiplier = 0.643727f,
        absVelocityThreshold = 11.0f * density.density,
    )

    /** To a target. */
    val snap: SpringSpec<Float> = spring(dampingRatio = 1.05f, stiffness = 110.0f)
    /** To a page, as for PagerDefaults.flingBehavior. */
    val page: SpringSpec<Float> = spring(dampingRatio = 1.0f, stiffness = 310.0f)
    /** Back from beyond an edge, for a custom OverscrollEffect. */
    val edge: SpringSpec<Float> = spring(dampingRatio = 1.05f, stiffness = 129.4f)
}

/** For the flingBehavior of lists and of Modifier.scrollable. */
class CarouselTunedFlingBehavior(private val density: Density) : FlingBehavior {
    private val decay = CarouselTunedFeel.decay(density)

    override suspend fun ScrollScope.performFling(initialVelocity: Float): Float {
        val wanted = initialVelocity * 1.05f
        if (abs(wanted) < 270.0f * density.density) return initialVelocity
        val fastest = 12500.0f * density.density
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
fun carouselTunedSnapFlingBehavior(
    density: Density,
    provider: SnapLayoutInfoProvider,
): TargetedFlingBehavior = snapFlingBehavior(provider, CarouselTunedFeel.decay(density), CarouselTunedFeel.snap)

// Not supported by Compose, or set elsewhere (overscroll, wheel, keys):
//   drag.lock = rails
//   drag.start = withoutSlop
//   velocity.estimator = impulse
//   fling.carry = none
//   fling.rest = pixel
//   edge.stretch = rubberBand
//   snap.curve = spring
//   wheel.curve = glide
//   wheel.step = fixed
//   wheel.repeat = target
//   touchpad.lock = dominant
//   keyboard.curve = glide
//   keyboard.repeat = target
//   animation.curve = glide
//   drag.slop = 11 pt
//   drag.mouseSlop = 5 pt
//   drag.penSlop = 11 pt
//   drag.lockRatio = 1.3
//   velocity.horizon = 0.11 s
//   velocity.rest = 0.045 s
//   fling.minimumDistance = 1 pt
//   fling.restDistance = 0.06 pt
//   edge.rubberBandCoefficient = 0.56
//   edge.stretchThreshold = 1 pt
//   edge.flingLimit = 999990 pt
//   edge.transfer = 0.95
//   edge.maximumTransfer = 999500 pt/s
//   edge.letGo = 0.713
//   edge.restDistance = 0.11 pt
//   snap.velocityThreshold = 325 pt/s
//   snap.longestSettle = 2.1 s
//   snap.notchCommit = 0.55 notches
//   wheel.notchDistance = 105 pt
//   wheel.gain = 1.1
//   wheel.glideDuration = 0.22 s
//   touchpad.gain = 1.1
//   touchpad.momentum = 1.05
//   touchpad.minimumVelocity = 270 pt/s
//   touchpad.maximumVelocity = 12500 pt/s
//   touchpad.liftGap = 0.07 s
//   touchpad.echoWindow = 0.16 s
//   keyboard.lineDistance = 45 pt
//   keyboard.lineShare = 0.05
//   keyboard.pageOverlap = 45 pt
//   keyboard.pageOverlapShare = 0.525
//   keyboard.glideDuration = 0.22 s
//   animation.duration = 0.4 s
