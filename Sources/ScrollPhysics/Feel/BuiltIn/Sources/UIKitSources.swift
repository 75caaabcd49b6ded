/// Logs: Stack Overflow 16156346 (a phone with iOS 6), Cranpose pull request 541 (a simulator with iOS 26.5) and LNCustomScrollView (a
/// phone). Every number has an entry, because numbers without a counterpart in UIKit are the defaults of all feels.
extension FeelSources {
    static let uikit = FeelSources("iOS 6 and 26.5") { table in
        fillMotion(&table)
        fillInput(&table)
    }

    private static func fillMotion(_ table: inout FeelSources) {
        let logs = "Stack Overflow 16156346 (iOS 6, a phone) and Cranpose pull request 541 (iOS 26.5, a simulator)"
        table.measured("fling.curve", "fling.momentum", by: logs)
        table.measured(
            "fling.decelerationRate", by: logs + "; Apple's documentation: DecelerationRate.normal, .fast is 0.99")
        table.measured("fling.rest", by: logs + ": whole pixels; that the rate is adapted to them is our own")
        table.measured(
            "fling.minimumVelocity", by: "Cranpose pull request 541: none glides below about 260, all do above 350")
        table.measured("fling.restVelocity", by: logs)
        table.own("fling.restDistance", because: "as little as counts: iOS stops at a speed")
        table.own("fling.maximumVelocity", because: "a guard against coarse time stamps; Apple publishes no limit")
        table.own("fling.minimumDistance", because: "none that is known for iOS")
        table.own("fling.carry", because: "what repeated flings add up to on iOS is not published")
        table.own("fling.deceleration", because: "UIKit has none; that of Flutter's fast flings")
        table.own("fling.friction", because: "UIKit has none; Android's")
        table.measured(
            "edge.stretch", "edge.rubberBandCoefficient",
            by: "Cranpose pull request 541 (iOS 26.5, a simulator), as published analyses of UIScrollView have it")
        table.measured(
            "edge.return", "edge.springStiffness", "edge.springDampingRatio",
            by: "LNCustomScrollView (a phone): critical, (2π/0.575 s)²")
        table.measured(
            "edge.letGo", by: "Cranpose pull request 541, one trace; the rule is the simplest of those that fit it")
        table.own("edge.restDistance", because: "half a device pixel at scale 5, so that the end is never seen")
        table.own("edge.transfer", "edge.maximumTransfer", because: "the bounce of iOS takes over the whole velocity")
        table.own("edge.stretchThreshold", because: "the rubber band of iOS gives way at once")
        table.own("edge.stretchLimit", because: "no linear stretch on iOS")
        table.own("edge.flingLimit", because: "the spring of iOS has no limit that is known")
        table.own("edge.deceleration", because: "UIKit has none; Android's")
        table.read(
            "snap.pages", "snap.pageStiffness", in: "UIScrollView's private properties",
            "_pagingSpringPull 0.0003 per ms², _pagingFriction", version: "Apple's Photos and Tips, as they set them",
            note: "where a page is 320 pt wide; that the spring is critical is our own")
        table.own("snap.curve", because: "published look-alikes adjust the fling; Apple publishes none")
        table.own("snap.velocityThreshold", because: "Apple publishes none")
        table.own("snap.longestSettle", because: "3 to 4 s are felt as a crawl")
        table.own("snap.springStiffness", "snap.springDampingRatio", because: "near the bounce's")
        table.own("snap.notchCommit", because: "half a notch of a fine wheel is a decision")
    }

    private static func fillInput(_ table: inout FeelSources) {
        table.own("drag.slop", because: "10 pt is commonly reported for UIKit; Apple publishes none")
        table.own("drag.penSlop", because: "as a finger's; what a Pencil has is not published")
        table.own("drag.mouseSlop", because: "a mouse is steadier than a finger")
        table.own("drag.lock", "drag.lockRatio", because: "UIKit's directional lock is not published; Chromium's rails")
        table.own("drag.lockAngle", "drag.breakAngle", because: "UIKit has none that are published; Firefox's")
        table.own("drag.start", because: "nothing jumps on iOS; how much of the slop is lost is not published")
        table.own("touchpad.lock", because: "both axes follow")
        table.own(
            "velocity.estimator", "velocity.horizon", "velocity.gap", "velocity.rest",
            because: "UIKit's is not published; Android's")
        table.own(
            "wheel.curve", "wheel.step", "wheel.notchDistance", "wheel.glideDuration",
            because: "a wheel is seldom met on iOS; near what browsers do")
        table.own("wheel.gain", because: "1 leaves the notch distance as it is")
        table.own(
            "wheel.firstStiffness", "wheel.stiffness", "wheel.slowingStiffness", "wheel.shortestDuration",
            "wheel.longestDuration", because: "UIKit has none; Firefox's")
        table.own("touchpad.gain", because: "1 keeps the content under the fingers")
        table.own("touchpad.momentum", because: "1 leaves the measured velocity as it is")
        table.own(
            "touchpad.minimumVelocity", "touchpad.maximumVelocity",
            because: "as a finger's; what a touchpad has on iOS is not published")
        table.own("touchpad.liftGap", because: "within the 40 to 80 ms after which others take a finger for still")
        table.own("touchpad.echoWindow", because: "two missed bursts of a 60 Hz stream and more")
        table.own("keyboard.lineDistance", because: "that of browsers; Apple publishes none")
        table.own("keyboard.lineShare", because: "an arrow key goes as far in any page")
        table.own("keyboard.pageOverlap", because: "one line stays in sight")
        table.own("keyboard.pageOverlapShare", because: "a page key goes half a page at least")
        table.own("keyboard.glideDuration", "keyboard.curve", because: "as a notch")
        table.own("keyboard.repeat", "wheel.repeat", because: "so that each counts in full")
        table.own("animation.duration", "animation.curve", because: "UIKit's takes about 0.3 s and is not published")
        table.own("animation.springStiffness", because: "UIKit's curve is not published; Firefox's")
    }

    static let uikitFast = FeelSources("iOS 6 and 26.5", base: uikit) { table in
        table.read(
            "fling.decelerationRate", in: "UIScrollView", "DecelerationRate.fast", version: "Apple's documentation")
    }
}
