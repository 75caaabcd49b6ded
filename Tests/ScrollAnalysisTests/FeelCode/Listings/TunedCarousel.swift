import ScrollPhysics

extension ScrollFeel {
    /// Carousel, tuned, for `scrollFeel(_:)`: UIKit with 59 of its numbers and choices changed.
    static var carouselTuned: ScrollFeel {
        var feel = ScrollFeel.uikit
        feel.name = "Carousel, tuned"
        feel.summary = "Every number is \"otherwise\"."
        feel.velocity.estimator = .impulse
        feel.snap.curve = .spring
        feel.touchpad.lock = .dominant
        feel.drag.slop = 11
        feel.drag.mouseSlop = 5
        feel.drag.penSlop = 11
        feel.drag.lockRatio = 1.3
        feel.drag.lockAngle = 31
        feel.drag.breakAngle = 23
        feel.velocity.horizon = 0.11
        feel.velocity.gap = 0.045
        feel.velocity.rest = 0.045
        feel.fling.decelerationRate = 0.9973
        feel.fling.deceleration = 1500
        feel.fling.friction = 0.016
        feel.fling.momentum = 1.05
        feel.fling.minimumVelocity = 270
        feel.fling.maximumVelocity = 12500
        feel.fling.minimumDistance = 1
        feel.fling.restDistance = 0.06
        feel.fling.restVelocity = 11
        feel.edge.rubberBandCoefficient = 0.56
        feel.edge.stretchThreshold = 1
        feel.edge.stretchLimit = 999990
        feel.edge.flingLimit = 999990
        feel.edge.transfer = 0.95
        feel.edge.maximumTransfer = 999500
        feel.edge.deceleration = 2100
        feel.edge.springStiffness = 129.4
        feel.edge.springDampingRatio = 1.05
        feel.edge.letGo = 0.713
        feel.edge.restDistance = 0.11
        feel.snap.velocityThreshold = 325
        feel.snap.longestSettle = 2.1
        feel.snap.springStiffness = 110
        feel.snap.springDampingRatio = 1.05
        feel.snap.pageStiffness = 310
        feel.snap.notchCommit = 0.55
        feel.wheel.notchDistance = 105
        feel.wheel.gain = 1.1
        feel.wheel.glideDuration = 0.22
        feel.wheel.firstStiffness = 1300
        feel.wheel.stiffness = 1050
        feel.wheel.slowingStiffness = 2050
        feel.wheel.shortestDuration = 0.22
        feel.wheel.longestDuration = 0.22
        feel.touchpad.gain = 1.1
        feel.touchpad.momentum = 1.05
        feel.touchpad.minimumVelocity = 270
        feel.touchpad.maximumVelocity = 12500
        feel.touchpad.liftGap = 0.07
        feel.touchpad.echoWindow = 0.16
        feel.keyboard.lineDistance = 45
        feel.keyboard.lineShare = 0.05
        feel.keyboard.pageOverlap = 45
        feel.keyboard.pageOverlapShare = 0.525
        feel.keyboard.glideDuration = 0.22
        feel.animation.duration = 0.4
        feel.animation.springStiffness = 260
        return feel
    }
}
