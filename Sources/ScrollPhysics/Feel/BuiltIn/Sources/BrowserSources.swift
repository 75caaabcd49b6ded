extension FeelSources {
    static let chromium = FeelSources("Chromium 132, Linux") { table in
        let (gestures, tracker) = ("gesture_configuration.h", "velocity_tracker.cc")
        let (physics, snap) = ("physics_based_fling_curve.cc", "snap_fling_curve.cc")
        let smooth = "scroll_offset_animation_curve.cc"
        table.ownNeutral(on: "Chromium")
        table.read("drag.slop", in: gestures, "max_touch_move_in_pixels_for_click_")
        table.read(
            "drag.penSlop", in: gestures, "max_stylus_move_in_pixels_for_click_",
            note: "with StylusSpecificTapSlop, which is on; the slop of a finger is taken out")
        table.own(
            "drag.mouseSlop", because: "a mouse selects in Chromium; one that drags here is steadier than a finger")
        table.read("drag.lock", "drag.lockRatio", in: "snap_scroll_controller.cc", "kMinSnapRatio 1.25")
        table.read("drag.start", in: "gesture_provider.cc", "SubtractSlopRegion", note: "the slop is taken out")
        table.read(
            "touchpad.lock", in: "snap_scroll_controller.cc", "GestureProvider", note: "rails are for touch alone")
        table.read(
            "velocity.estimator", in: "gesture_configuration_aura.cc", "set_velocity_tracker_strategy, LSQ2_RESTRICTED")
        table.read("velocity.horizon", in: tracker, "kHorizonMS 100")
        table.read("velocity.gap", in: tracker, "kAssumePointerMoveStoppedTimeMs 40")
        table.read("velocity.rest", in: tracker, "kAssumePointerUpStoppedTimeMs 80")
        table.read(
            "fling.curve", in: "ui_base_features.cc", "kExperimentalFlingAnimation",
            note: "on for Linux and Windows: \(physics); the touchpad curve is that of macOS and ChromeOS")
        table.read("fling.minimumVelocity", in: gestures, "min_fling_velocity_ 30", note: "of a touch, on either axis")
        table.read("fling.maximumVelocity", in: gestures, "max_fling_velocity_ 17000", note: "of a touch")
        table.read(
            "touchpad.minimumVelocity", "touchpad.maximumVelocity", in: "wayland_event_source.cc",
            "ComputeFlingVelocity", note: "any velocity, whatever it is")
        table.own("fling.minimumDistance", because: "Chromium wants no travel beyond the slop")
        table.own("fling.rest", because: "where the formula ends; how Chromium rounds was not read")
        table.read(
            "fling.carry", in: "fling_booster.cc", "kMinBoostFlingSpeedSquare 350², kFlingBoostTimeoutDelay 50 ms")
        table.read(
            "edge.stretch", "edge.return", in: "ui_base_switches_util.cc", "IsElasticOverscrollEnabled",
            note: "false on Linux; fluent overscroll is one of Windows, off by default")
        table.own("edge.flingLimit", because: "Chromium's content does not pass an edge on Linux")
        table.read("snap.curve", in: snap, "kDistanceEstimatorScalar 25, kRatio 0.92")
        table.read("snap.longestSettle", in: snap, "kMaximumSnapDuration")
        table.read(
            "snap.velocityThreshold", in: "input_handler.cc", "CreateSnapStrategy",
            note: "whatever flings keeps its direction, from min_fling_velocity_ on")
        table.own("snap.pages", because: "Chromium has no pages besides snap areas")
        table.read(
            "snap.notchCommit", in: "input_handler.cc", "CreateSnapStrategy",
            note: "each notch goes on, however small; 0.05 is the least that there is")
        table.read("wheel.notchDistance", "wheel.step", in: "ui/events/event.cc", "MouseWheelEvent::kWheelDelta 120")
        table.read("wheel.curve", in: smooth, "kInverseDelta")
        table.read("wheel.repeat", "keyboard.repeat", in: smooth, "UpdateTarget", note: "the target moves on")
        table.read(
            "touchpad.gain", in: "wayland_pointer.cc", "kAxisValueScale 10, kWheelDelta 120",
            note: "on Wayland; later versions may leave deltas unscaled")
        table.read(
            "touchpad.momentum", in: "wayland_event_source.cc", "ComputeFlingVelocity", note: "on Wayland; none on X11")
        table.read("keyboard.lineDistance", in: "cc/input/scroll_utils.h", "kPixelsPerLineStep 40")
        table.own("keyboard.lineShare", because: "Chromium's line is 40 px in any view")
        table.read(
            "keyboard.pageOverlapShare", "keyboard.pageOverlap", in: "cc/input/scroll_utils.h",
            "kMinFractionToStepWhenPaging 0.875",
            note: "Chromium cuts the page to whole px; the limit of 40 is that of macOS")
        table.read("keyboard.glideDuration", "keyboard.curve", in: smooth, "kConstantDuration 9/60 s")
        table.read(
            "animation.duration", "animation.curve", in: smooth, "kDeltaBasedMaxDuration 0.7 s",
            note: "√Δ/60 s over the longer axis")
    }

    static let firefox = FeelSources("Firefox 144, Linux") { table in
        let (prefs, code) = ("StaticPrefList.yaml", "Gecko 158.0a1")
        let (controller, axis) = ("AsyncPanZoomController.cpp", "Axis.cpp")
        table.ownNeutral(on: "Firefox")
        table.read(
            "drag.slop", "drag.penSlop", in: prefs, "apz.touch_start_tolerance 0.1",
            note: "inches, at 96 px an inch; a pen that pans is a touch")
        table.own(
            "drag.mouseSlop", because: "a mouse selects in Firefox; one that drags here is steadier than a finger")
        table.read(
            "drag.start", in: "AsyncPanZoomController.cpp", "MaybeSplitTouchMoveEvent", version: code,
            note: "the slop is taken out")
        table.read("drag.lock", "touchpad.lock", in: prefs, "apz.axis_lock.mode 2")
        table.read("drag.lockAngle", in: prefs, "apz.axis_lock.lock_angle", note: "π/6")
        table.read("drag.breakAngle", in: prefs, "apz.axis_lock.breakout_angle", note: "π/8")
        table.read(
            "velocity.estimator", in: prefs, "apz.max_velocity_queue_size 5",
            note: "SimpleVelocityTracker.cpp: longer than 5 ms")
        table.read(
            "velocity.horizon", "velocity.rest", in: prefs, "apz.velocity_relevance_time_ms 100",
            note: "a rest that is longer leaves no sample")
        table.read(
            "fling.curve", in: "DesktopFlingPhysics.h", "ApplyFrictionOrCancel", version: "Gecko of 2025",
            note: "the limit of short frames")
        table.read("fling.decelerationRate", in: prefs, "apz.fling_friction 0.002", note: "per ms")
        table.read(
            "fling.minimumVelocity", in: prefs, "apz.fling_min_velocity_threshold 0.5",
            note: "px/ms, of the length of both axes; half as much in points on a screen of two pixels each")
        table.read("fling.maximumVelocity", in: prefs, "apz.max_velocity_inches_per_ms -1", note: "no limit")
        table.read(
            "touchpad.minimumVelocity", in: prefs, "apz.fling_min_velocity_threshold 0.5",
            note: "px/ms: OnPanEnd takes the rule of fingers")
        table.read("touchpad.maximumVelocity", in: prefs, "apz.max_velocity_inches_per_ms -1", note: "no limit")
        table.read("fling.restVelocity", in: prefs, "apz.fling_stopped_threshold 0.01", note: "px/ms")
        table.own("fling.minimumDistance", because: "Firefox wants no travel beyond the slop")
        table.own("fling.restDistance", because: "Firefox ends by speed alone; as little as counts")
        table.own("fling.rest", because: "where the formula ends; how Firefox rounds was not read")
        table.read(
            "fling.carry", in: "FlingAccelerator.cpp", "ShouldAccelerate", version: code,
            note: "the preferences apz.fling_accel")
        table.read(
            "edge.stretch", "edge.rubberBandCoefficient", in: axis, "ApplyResistance", version: code,
            note: "1/16, at most 8 px a step")
        table.read("edge.return", in: axis, "StartOverscrollAnimation", version: code)
        table.read("edge.springStiffness", in: prefs, "apz.overscroll.spring_stiffness 200")
        table.read("edge.springDampingRatio", in: prefs, "apz.overscroll.damping 1.1")
        table.read("edge.transfer", in: axis, "StartOverscrollAnimation", version: code, note: "half")
        table.read("edge.maximumTransfer", in: prefs, "apz.overscroll.max_velocity 10", note: "px/ms")
        table.read(
            "edge.restDistance", in: "AxisPhysicsMSDModel.cpp", "IsFinished", version: code,
            note: "1 px, at 2 px/s or less")
        table.read("edge.letGo", in: controller, "SnapBackIfOverscrolled", version: code, note: "from rest")
        table.own("edge.flingLimit", "edge.stretchThreshold", because: "Firefox has none")
        table.read("snap.curve", in: "SmoothScrollAnimation.cpp", "SmoothMsd", version: code)
        table.read("snap.springStiffness", in: prefs, "layout.css.scroll-behavior.spring-constant 250")
        table.read("snap.springDampingRatio", in: prefs, "layout.css.scroll-behavior.damping-ratio 1")
        table.read(
            "snap.velocityThreshold", in: prefs, "apz.fling_min_velocity_threshold 0.5",
            note: "what flings keeps its direction, what does not goes to the nearest target")
        table.own("snap.longestSettle", because: "Firefox has no limit; only 0 counts with a spring")
        table.read("snap.pages", in: "ScrollSnap.cpp", "AddEdge", note: "pages are targets")
        table.read(
            "snap.notchCommit", in: controller, "MaybeAdjustDeltaForScrollSnappingOnWheelInput", version: code,
            note: "each notch goes on, however small; 0.05 is the least that there is")
        table.read("wheel.curve", in: prefs, "general.smoothScroll.msdPhysics.enabled", note: "off but in Nightly")
        table.read(
            "wheel.repeat", "keyboard.repeat", in: "SmoothScrollAnimation.cpp", "UpdateDelta, UpdateDestination",
            version: code, note: "the target moves on")
        table.read("wheel.shortestDuration", in: prefs, "general.smoothScroll.mouseWheel.durationMinMS 50")
        table.read("wheel.longestDuration", in: prefs, "general.smoothScroll.mouseWheel.durationMaxMS 200")
        table.read("wheel.firstStiffness", in: prefs, "msdPhysics.motionBeginSpringConstant 1250", note: "Nightly")
        table.read("wheel.stiffness", in: prefs, "msdPhysics.regularSpringConstant 1000", note: "Nightly")
        table.read("wheel.slowingStiffness", in: prefs, "msdPhysics.slowdownSpringConstant 2000", note: "Nightly")
        table.read(
            "wheel.notchDistance", in: prefs, "mousewheel.system_scroll_override.vertical.factor 200",
            note: "nsWindow.cpp: 3 lines, doubled; lines of 19 px, or firefox(lineHeight:)")
        table.read("wheel.step", in: controller, "GetScrollWheelDelta", version: code)
        table.read(
            "touchpad.gain", in: prefs, "apz.gtk.pangesture.pixel_delta_mode_multiplier 40",
            note: "for a unit of GDK 3, which is 10 px of Wayland")
        table.read("touchpad.momentum", in: controller, "OnPanEnd, mSimulateMomentum", version: code)
        table.read(
            "keyboard.lineDistance", in: prefs, "toolkit.scrollbox.verticalScrollDistance 3",
            note: "lines; of 19 px, or firefox(lineHeight:)")
        table.read("keyboard.lineShare", in: controller, "GetKeyboardDestination", version: code, note: "lines alone")
        table.read(
            "keyboard.pageOverlap", in: prefs, "toolkit.scrollbox.pagescroll.maxOverlapLines 2",
            note: "lines; of 19 px, or firefox(lineHeight:)")
        table.read("keyboard.pageOverlapShare", in: prefs, "toolkit.scrollbox.pagescroll.maxOverlapPercent 10")
        table.read(
            "keyboard.glideDuration", in: prefs, "general.smoothScroll.lines.durationMinMS 150",
            note: "pages and other keys, too")
        table.read("keyboard.curve", in: "SmoothScrollAnimation.cpp", "SmoothScrollAnimation", version: code)
        table.read("animation.springStiffness", in: prefs, "layout.css.scroll-behavior.spring-constant 250")
        table.own("animation.duration", because: "only 0 counts with a spring")
        table.own(
            "animation.curve",
            because: "the spring is that of the preferences of scroll-behavior; which scrolls take it was not read")
    }
}
