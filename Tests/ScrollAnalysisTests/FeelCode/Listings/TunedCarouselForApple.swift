// Carousel, tuned. Points and seconds.
import ScrollUI
#if canImport(UIKit)
    import UIKit
#endif

enum CarouselTunedFeel {
    /// To a target, for `withAnimation` around a change of a scroll position.
    static let snap = Animation.spring(duration: 0.599078, bounce: -0.047619)
    /// To a page.
    static let page = Animation.spring(duration: 0.356861, bounce: 0.0)
    /// Back from beyond an edge, for content that is positioned manually: a scroll view's own spring cannot be set.
    static let edge = Animation.spring(duration: 0.552348, bounce: -0.047619)
    /// A scroll that the program requests.
    static let scroll = Animation.easeInOut(duration: 0.4)
}

#if canImport(UIKit)
    extension CarouselTunedFeel {
        /// `scrollView.decelerationRate = CarouselTunedFeel.decelerationRate`
        static let decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9973)
        /// To a target, for a `UIViewPropertyAnimator`.
        static let snapTiming = UISpringTimingParameters(
            mass: 1, stiffness: 110.0, damping: 22.024986, initialVelocity: .zero)
    }
#endif

/// A flick of v points a second goes 0.388364 v, and not SwiftUI's 0.4995 v.
struct CarouselTunedTargetBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.axes.contains(.horizontal) { target.rect.origin.x += -0.111136 * context.velocity.dx }
        if context.axes.contains(.vertical) { target.rect.origin.y += -0.111136 * context.velocity.dy }
    }
}

// Not supported by UIKit and SwiftUI:
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
//   fling.minimumVelocity = 270 pt/s
//   fling.maximumVelocity = 12500 pt/s
//   fling.minimumDistance = 1 pt
//   fling.restDistance = 0.06 pt
//   fling.restVelocity = 11 pt/s
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
