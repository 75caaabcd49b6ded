extension FeelSources {
    private static let android10 = "AOSP android-10.0.0_r36"

    static let android = FeelSources("Android 12 to 16") { table in
        let (scroll, config, scroller) = ("ScrollView.java", "ViewConfiguration.java", "OverScroller.java")
        let androidx = "androidx recyclerview"
        table.ownNeutral(on: "Android")
        table.read(
            "drag.slop", in: config, "TOUCH_SLOP 8", version: android10, note: "dp; 16 for pagers, 4 on watches")
        table.read(
            "drag.mouseSlop", "drag.penSlop", in: scroll, "onInterceptTouchEvent", version: android10,
            note: "whatever the device is")
        table.read(
            "drag.lock", "drag.lockAngle", in: scroll, "onInterceptTouchEvent", version: android10,
            note: "the axis that is first left by the slop keeps the gesture: about 45°")
        table.read(
            "drag.start", in: scroll, "onTouchEvent", version: android10,
            note: "the slop is taken out; where a view inside takes the press, all up to the event is lost")
        table.own(
            "touchpad.lock", because: "the views take a touchpad for a finger; what is locked before them was not found"
        )
        table.read(
            "touchpad.minimumVelocity", in: config, "MINIMUM_FLING_VELOCITY 50", version: android10,
            note: "dp/s, as a finger's")
        table.read(
            "touchpad.maximumVelocity", in: config, "MAXIMUM_FLING_VELOCITY 8000", version: android10,
            note: "dp/s, as a finger's")
        table.read(
            "velocity.estimator", in: "VelocityTracker.cpp", "DEFAULT_STRATEGY LSQ2",
            note: "Android lets the slope point against the movement, the feel does not")
        table.read("velocity.horizon", in: "VelocityTracker.cpp", "HORIZON 100 ms")
        table.read(
            "velocity.gap", "velocity.rest", in: "VelocityTracker.cpp", "ASSUME_POINTER_STOPPED_TIME 40 ms",
            note: "Android 10 does not look at the lift")
        table.read("fling.curve", in: scroller, "SplineOverScroller")
        table.read("fling.friction", in: config, "SCROLL_FRICTION 0.015", version: android10)
        table.read("fling.minimumVelocity", in: config, "MINIMUM_FLING_VELOCITY 50", version: android10, note: "dp/s")
        table.read("fling.maximumVelocity", in: config, "MAXIMUM_FLING_VELOCITY 8000", version: android10, note: "dp/s")
        table.read(
            "fling.carry", in: scroll, "onTouchEvent, abortAnimation", version: android10,
            note: "ListView alone keeps the velocity, and OverScroller's flywheel")
        table.own("fling.minimumDistance", because: "ScrollView wants no travel beyond the slop")
        table.own("fling.rest", because: "Android ends on whole pixels, at most one away; where the formula ends")
        table.read(
            "edge.stretch", in: "EdgeEffect.java", "dampStretchVector",
            note: "the stretch since Android 12 is a picture, as the glow was before; the offset stops")
        table.read(
            "edge.return", "edge.flingLimit", in: config, "OVERFLING_DISTANCE 6", version: android10,
            note:
                "dp, of ScrollView; RecyclerView stops. View.overScrollBy stops there at once, the feel brakes up to there"
        )
        table.read("edge.deceleration", in: scroller, "GRAVITY 2000", note: "device px/s², whatever the density")
        table.own("edge.restDistance", because: "Android has no springs of the offset")
        table.read(
            "snap.velocityThreshold", in: "SnapHelper.java", "onFling, getMinFlingVelocity", version: androidx,
            note: "ViewPager has 400 dp/s and 25 dp")
        table.read(
            "snap.curve", in: "LinearSmoothScroller.java", "calculateTimeForDeceleration", version: androidx,
            note: "a flick; RecyclerView.computeScrollDuration and sQuinticInterpolator for a slow release")
        table.read(
            "snap.pages", in: "PagerSnapHelper.java", "MAX_SCROLL_ON_FLING_DURATION 100", version: androidx,
            note: "as targets, in 0.3 s at most; the older ViewPager has a curve of its own, \"viewPager\"")
        table.read("snap.longestSettle", in: "RecyclerView.java", "MAX_SCROLL_DURATION 2000", version: androidx)
        table.own("snap.notchCommit", because: "what a notch does on a SnapHelper was not found")
        table.read(
            "wheel.notchDistance", "wheel.step", in: "core/res/res/values/config.xml", "config_verticalScrollFactor 64",
            version: android10, note: "dp")
        table.read("wheel.curve", in: scroll, "onGenericMotionEvent", note: "not animated")
        table.own("wheel.repeat", because: "a notch of Android jumps")
        table.own("touchpad.gain", because: "the gestures library has a curve of its own, which was not found")
        table.read("touchpad.momentum", in: "GestureConverter.cpp", "handleFling", version: "Android 16")
        table.read(
            "keyboard.lineDistance", "keyboard.lineShare", in: scroll, "MAX_SCROLL_FACTOR 0.5", version: android10)
        table.read(
            "keyboard.pageOverlap", in: scroll, "pageScroll", version: android10,
            note: "a whole view")
        table.read(
            "keyboard.glideDuration", in: scroll, "ANIMATED_SCROLL_GAP 250", version: android10,
            note: "a repeat within it jumps")
        table.read(
            "keyboard.repeat", in: scroll, "smoothScrollBy, scrollBy", version: android10,
            note: "from where the view is")
        table.read(
            "keyboard.curve", "animation.curve", in: "Scroller.java", "ViscousFluidInterpolator",
            note: "ScrollView's; what is asked for within ANIMATED_SCROLL_GAP jumps")
        table.read(
            "animation.duration", in: scroller, "DEFAULT_DURATION 250", version: android10,
            note: "RecyclerView's goes by distance")
    }

    static let compose = FeelSources("Compose Multiplatform of 2025, Linux desktop") { table in
        let (scrollable, wheel) = ("Scrollable.kt", "MouseWheelScrollingLogic.kt")
        let (pager, tracker) = ("SnapFlingBehavior.kt", "VelocityTracker.kt")
        table.ownNeutral(on: "Compose")
        table.read(
            "drag.slop", "drag.penSlop", in: "PlatformContext.skiko.kt", "DefaultViewConfiguration",
            note: "18 dp; on Android its 8")
        table.own("drag.mouseSlop", because: "a mouse does not drag in Compose; as the finger's")
        table.read(
            "drag.lock", "drag.lockAngle", in: "DragGestureDetector.kt", "touch slop along an orientation",
            note: "the axis that is first left by the slop keeps the gesture: about 45°")
        table.read(
            "drag.start", in: "DragGestureDetector.kt", "TouchSlopDetector.calculatePostSlopOffset",
            note: "the slop is taken out")
        table.read("velocity.estimator", in: tracker, "VelocityTracker1D.Strategy.Lsq2")
        table.read("velocity.horizon", in: tracker, "HorizonMilliseconds 100")
        table.read("velocity.gap", "velocity.rest", in: tracker, "AssumePointerMoveStoppedMilliseconds 40")
        table.read("fling.curve", in: "FlingCalculator.kt", "AndroidFlingSpline")
        table.read("fling.friction", in: "SplineBasedFloatDecayAnimationSpec.kt", "platformFlingScrollFriction")
        table.read("fling.minimumVelocity", in: scrollable, "DefaultFlingBehavior.performFling", note: "px/s")
        table.read(
            "fling.maximumVelocity", in: "ViewConfiguration.kt", "maximumFlingVelocity",
            note: "no limit on a desktop; on Android its 8000")
        table.own("fling.minimumDistance", because: "Compose wants no travel beyond the slop")
        table.read("fling.rest", in: scrollable, "DefaultFlingBehavior")
        table.read("fling.carry", in: scrollable, "startDragImmediately", note: "a touch stops, nothing is added")
        table.read(
            "edge.stretch", "edge.return", "edge.flingLimit", in: scrollable, "DefaultFlingBehavior",
            note: "Android's stretch is a picture, and desktops have none")
        table.own("edge.restDistance", because: "Compose ends springs within a pixel")
        table.read("snap.velocityThreshold", in: pager, "MinFlingVelocityDp 400")
        table.read("snap.curve", in: pager, "snapAnimationSpec", note: "Compose lets long flings decay first")
        table.read("snap.springStiffness", in: "Spring", "StiffnessMediumLow 400")
        table.read("snap.springDampingRatio", in: "Spring", "DampingRatioNoBouncy 1")
        table.own("snap.pages", because: "at most one page a fling is the scroll view's own rule; else as targets")
        table.own("snap.longestSettle", because: "Compose has no limit; only 0 counts with a spring")
        table.own("snap.notchCommit", because: "Compose flings after a notch: 40 dp of it turn a page")
        table.read("wheel.curve", in: wheel, "AnimationThreshold 6, AnimationSpeed 1, MaxAnimationDuration 100")
        table.read("wheel.step", in: "DesktopScrollable.desktop.kt", "LinuxGnomeConfig")
        table.read("wheel.repeat", in: wheel, "MouseWheelScrollingLogic", note: "deltas that come meanwhile are added")
        table.read("wheel.gain", in: "XWindow.java", "scrollAmount 3", version: "OpenJDK", note: "on X11")
        table.own("touchpad.gain", because: "on Linux a touchpad comes as turns of the wheel, which are not told apart")
        table.read(
            "touchpad.momentum", in: wheel, "MouseWheelScrollingLogic", note: "no lift is told, so nothing flings")
        table.read("touchpad.lock", in: wheel, "MouseWheelScrollingLogic", note: "the longer axis of each event")
        table.own("keyboard.lineDistance", "keyboard.lineShare", because: "Compose has page keys alone")
        table.read(
            "keyboard.pageOverlap", in: scrollable, "onKeyEvent", note: "a whole view")
        table.read("keyboard.glideDuration", in: scrollable, "onKeyEvent, scrollBy", note: "at once")
        table.own("keyboard.repeat", because: "a key of Compose jumps")
        table.own("animation.duration", because: "Compose has a spring; only 0 counts with one")
        table.read(
            "animation.curve", "animation.springStiffness", in: "ScrollExtensions.kt",
            "animateScrollBy, StiffnessMedium 1500")
    }
}
