extension FeelSources {
    static let gtk = FeelSources("GTK 4.16.1") { table in
        let (window, kinetics) = ("gtkscrolledwindow.c", "gtkkineticscrolling.c")
        table.ownNeutral(on: "GTK")
        table.read(
            "drag.slop", in: "gtksettings.c", "gtk-dnd-drag-threshold",
            note: "on each axis")
        table.read(
            "drag.start", in: window, "scrolled_window_drag_update_cb",
            note: "moves by the whole offset since the press")
        table.own(
            "drag.mouseSlop", "drag.penSlop", because: "neither mouse nor pen drags content in GTK 4; as the finger's")
        table.read("drag.lock", in: window, "scrolled_window_drag_update_cb", note: "where content scrolls both ways")
        table.read("touchpad.lock", in: window, "scrolled_window_scroll")
        table.read(
            "velocity.estimator", "velocity.horizon", in: "gtkgestureswipe.c", "CAPTURE_THRESHOLD_MS 150",
            note: "gtkeventcontrollerscroll.c has the same for touchpads, over one interval less")
        table.own(
            "velocity.rest", because: "GTK takes the lift for a sample, so that a rest dilutes the mean; as its history"
        )
        table.read("fling.curve", in: kinetics, "gtk_kinetic_scrolling_tick")
        table.read("fling.decelerationRate", in: window, "DECELERATION_FRICTION 4", note: "per second")
        table.read(
            "fling.minimumVelocity", in: window, "gtk_scrolled_window_decelerate", note: "any velocity but zero flings")
        table.own("fling.maximumVelocity", "touchpad.maximumVelocity", because: "GTK has no limit")
        table.own("fling.minimumDistance", because: "GTK wants no travel")
        table.read(
            "touchpad.minimumVelocity", in: window, "scroll_controller_decelerate",
            note: "any velocity but zero flings")
        table.read(
            "fling.restVelocity", in: kinetics, "gtk_kinetic_scrolling_tick",
            note: "0.1 since 4.8; 1, or less than a pixel a frame, up to 4.6")
        table.own("fling.restDistance", because: "GTK ends by speed alone; as little as counts")
        table.read("fling.rest", in: window, "scrolled_window_deceleration_cb", note: "the last tick is not rounded")
        table.read(
            "fling.carry", in: window, "VELOCITY_ACCUMULATION_FLOOR 0.33, _CEIL 1, _MAX 6",
            note: "for a finger GTK lets the caught velocity decay while it drags")
        table.read(
            "edge.stretch", "edge.return", in: window, "_gtk_scrolled_window_set_adjustment_value",
            note: "the overshoot of 100 px is a glow of the theme, the content stops")
        table.own("edge.flingLimit", because: "GTK's content does not pass an edge")
        table.own(
            "snap.curve", "snap.pages", "snap.velocityThreshold", "snap.longestSettle", "snap.springStiffness",
            "snap.springDampingRatio", "snap.notchCommit", "edge.restDistance", because: "GTK has no snapping")
        table.read("wheel.step", in: window, "get_wheel_detent_scroll_step")
        table.read("wheel.curve", in: window, "scrolled_window_scroll", note: "not animated")
        table.read(
            "touchpad.gain", in: window, "MAGIC_SCROLL_FACTOR", note: "on Wayland, since 4.8; on X11 a unit is a notch")
        table.read(
            "touchpad.momentum", in: window, "scroll_controller_decelerate", note: "the velocity has the same factor")
        table.read(
            "keyboard.lineDistance", "keyboard.lineShare", in: "gtkviewport.c", "step_increment 0.1",
            note: "for Ctrl and an arrow")
        table.read(
            "keyboard.pageOverlapShare", "keyboard.pageOverlap", in: "gtkviewport.c", "page_increment 0.9",
            note: "a share without a limit in points")
        table.read(
            "keyboard.glideDuration", "keyboard.curve", in: window, "ANIMATION_DURATION 200",
            note: "gtkadjustment.c: ease_out_cubic")
        table.read(
            "keyboard.repeat", in: window, "gtk_scrolled_window_scroll_child", note: "adds to the present value")
        table.own("wheel.repeat", because: "a notch of GTK jumps")
        table.read(
            "animation.duration", "animation.curve", in: window, "ANIMATION_DURATION 200",
            note: "gtk_adjustment_animate_to_value; gtk_adjustment_set_value jumps")
    }

    static let webkitGTK = FeelSources("WebKitGTK of 2024, GTK 4") { table in
        let (kinetics, smooth) = ("ScrollAnimationKinetic.cpp", "ScrollAnimationSmooth.cpp")
        let (view, effects) = ("WebKitWebViewBase.cpp", "ScrollingEffectsController.cpp")
        table.ownNeutral(on: "WebKitGTK")
        table.read(
            "drag.slop", in: view, "webkitWebViewBaseTouchDragUpdate",
            note: "GTK's threshold on whole pixels, so that in effect 9 px begin a drag")
        table.read(
            "drag.start", in: view, "webkitWebViewBaseTouchDragUpdate",
            note: "moves by the whole offset since the press")
        table.own(
            "drag.mouseSlop", "drag.penSlop",
            because: "neither mouse nor pen drags content in WebKitGTK; as the finger's")
        table.read(
            "drag.lock", "touchpad.lock", in: "WheelEventDeltaFilter.cpp", "BasicWheelEventDeltaFilter",
            note: "WebKit looks at three events that must agree, the feel at each")
        table.read("velocity.estimator", "velocity.horizon", in: kinetics, "scrollCaptureThreshold 150_ms")
        table.own("velocity.rest", because: "WebKit takes the lift for a sample, so that a rest dilutes the mean")
        table.read("fling.curve", in: kinetics, "PerAxisData")
        table.read("fling.decelerationRate", in: kinetics, "decelFriction 4", note: "per second")
        table.read(
            "fling.minimumVelocity", in: kinetics, "startAnimatedScrollWithInitialVelocity",
            note: "any velocity but zero flings")
        table.own("fling.maximumVelocity", "touchpad.maximumVelocity", because: "WebKit has no limit")
        table.own("fling.minimumDistance", because: "WebKit wants no travel")
        table.read(
            "touchpad.minimumVelocity", in: kinetics, "startAnimatedScrollWithInitialVelocity",
            note: "any velocity but zero flings")
        table.read(
            "fling.restVelocity", in: kinetics, "PerAxisData::animateScroll",
            note: "ends with the first frame that moves less than a pixel: 60 px/s at 60 frames a second")
        table.own("fling.restDistance", because: "WebKit ends by frames alone; as little as counts")
        table.read(
            "fling.rest", in: kinetics, "PerAxisData::animateScroll",
            note: "WebKit rounds the end, the feel adapts the rate")
        table.read(
            "fling.carry", in: kinetics, "accumulateVelocityFromPreviousGesture",
            note: "GTK's numbers, over what would be left of the fling before at the new lift")
        table.read("edge.stretch", in: effects, "immediateScrollBy", note: "HAVE(RUBBER_BANDING) is off")
        table.read("edge.return", "edge.flingLimit", in: kinetics, "animateScroll", note: "clamped")
        table.read(
            "snap.curve", "snap.longestSettle", in: effects, "adjustDeltaForSnappingIfNeeded",
            note: "min(distance/1000, 0.2) s; the curve of one second is the Mac's")
        table.read(
            "snap.velocityThreshold", in: "ScrollSnapOffsetsInfo.cpp", "closestSnapOffsetWithInfoAndAxis",
            version: "WebKit of about 2021", note: "any velocity keeps its direction")
        table.read("snap.pages", in: effects, "adjustDeltaForSnappingIfNeeded", note: "no pages besides snap points")
        table.read(
            "snap.notchCommit", in: effects, "adjustDeltaForSnappingIfNeeded",
            note: "each notch goes on, however small; 0.05 is the least that there is")
        table.read("wheel.step", in: "Scrollbar.cpp", "pixelsPerLineStep(int)", note: "40 px in older versions")
        table.read(
            "wheel.curve", "wheel.glideDuration", in: smooth, "animationSpeed 1000, maxAnimationDuration 200_ms",
            version: "a copy of 2021")
        table.read(
            "touchpad.gain", in: view, "gtkScrollDeltaMultiplier",
            note: "with GTK 4; 40 px for a unit of GDK with GTK 3")
        table.read(
            "touchpad.momentum", in: effects, "processWheelEventForKineticScrolling",
            note: "the velocity is that of the scaled deltas")
        table.read(
            "keyboard.lineDistance", in: "Scrollbar.h", "pixelsPerLineStep 40", version: "WebKit of about 2018",
            note: "whether keys later went by the view, as notches do, was not found")
        table.own("keyboard.lineShare", because: "WebKit's line is 40 px in any view")
        table.read(
            "keyboard.pageOverlapShare", "keyboard.pageOverlap", in: "Scrollbar.h", "minFractionToStepWhenPaging 0.8",
            version: "WebKit of about 2018", note: "the limit of 40 px is the Mac's")
        table.read(
            "keyboard.glideDuration", "keyboard.curve", in: "ScrollAnimator.cpp", "singleAxisScroll", note: "as a notch"
        )
        table.read(
            "keyboard.repeat", "wheel.repeat", in: smooth, "retargetActiveAnimation", version: "a copy of 2021",
            note: "the destination moves on")
        table.read(
            "animation.duration", "animation.curve", in: smooth, "durationFromDistance", version: "a copy of 2021",
            note: "as a notch")
    }

    static let qtQuick = FeelSources("Qt 6.8, default theme") { table in
        let (flickable, behavior) = ("qquickflickable.cpp", "qquickflickablebehavior_p.h")
        let (theme, themeVersion) = ("qplatformtheme.cpp", "Qt 6.9.0 alpha 1")
        table.ownNeutral(on: "Qt Quick")
        table.read(
            "drag.slop", "drag.mouseSlop", "drag.penSlop", in: theme, "StartDragDistance 10", version: themeVersion,
            note: "on each axis, for finger, mouse and pen; Plasma's kdeglobals StartDragDist has the same default")
        table.read("drag.lock", in: flickable, "QQuickFlickablePrivate::drag", note: "no lock of any kind")
        table.read(
            "drag.start", in: flickable, "QQuickFlickablePrivate::drag",
            note: "what came until the event that leaves the slop is taken out")
        table.read(
            "velocity.estimator", in: behavior, "QML_FLICK_SAMPLEBUFFER 3",
            note: "each smoothed by the 0.7 of QMutableEventPoint::setTimestamp and bounded to the greatest velocity")
        table.read("velocity.rest", in: flickable, "handleReleaseEvent", note: "from 100 ms after the last move on")
        table.read("fling.curve", in: flickable, "QQuickFlickablePrivate::flick")
        table.read("fling.deceleration", in: theme, "FlickDeceleration 1500", version: themeVersion)
        table.read("fling.maximumVelocity", in: theme, "FlickMaximumVelocity 2500", version: themeVersion)
        table.read(
            "fling.minimumVelocity", in: behavior, "_q_MinimumFlickVelocity 75",
            note: "half of the velocity counts where a finger lets go at an edge and pulls beyond it")
        table.read(
            "fling.minimumDistance", in: theme, "FlickStartDistance 15", version: themeVersion,
            note: "from the press to the lift, on each axis")
        table.read("fling.rest", in: flickable, "QQuickFlickablePrivate::flick", note: "the deceleration is adapted")
        table.own("fling.restDistance", "fling.restVelocity", because: "Qt ends by time; these count for snaps alone")
        table.read("fling.carry", in: flickable, "QML_FLICK_MULTIFLICK_THRESHOLD 1250, _RATIO 10, _MAXBOOST 3")
        table.read(
            "edge.stretch", "edge.rubberBandCoefficient", in: flickable, "QQuickFlickablePrivate::drag",
            note: "half of a pull")
        table.own("edge.stretchThreshold", "edge.stretchLimit", because: "Qt has none for finger and mouse")
        table.read("edge.return", in: flickable, "QQuickFlickablePrivate::adjustContentPos", note: "fixupDuration 400")
        table.read(
            "edge.flingLimit", in: behavior, "QML_FLICK_OVERSHOOT 150, QML_FLICK_OVERSHOOTFRICTION 8",
            note: "overShootDistance: at most a third of the speed in px/s")
        table.read(
            "snap.curve", in: "qquicklistview.cpp", "QQuickListViewPrivate::flick",
            note: "Qt also takes a quarter of an item into account when it chooses the target")
        table.read("snap.velocityThreshold", in: behavior, "_q_MinimumFlickVelocity 75")
        table.read(
            "snap.pages", in: "SwipeView.qml", "maximumFlickVelocity, snapMode ListView.SnapOneItem",
            note: "each flick begins with four times the view's length a second")
        table.own("snap.longestSettle", because: "Qt has no limit; slow releases take 0.2 s")
        table.own("snap.springStiffness", "snap.springDampingRatio", "edge.restDistance", because: "Qt has no springs")
        table.own("snap.notchCommit", because: "Qt goes back to the nearest item after each notch")
        table.read(
            "wheel.notchDistance", in: flickable, "QQuickFlickable::wheelEvent", note: "wheelScrollLines, 3, times 24")
        table.read("wheel.step", in: flickable, "QQuickFlickable::wheelEvent")
        table.read(
            "wheel.curve", "wheel.glideDuration", in: flickable, "_q_MaximumWheelDeceleration 14999",
            note: "since 6.6, 3/4 of fixupDuration; a flick before, or with a smaller wheelDeceleration")
        table.read(
            "wheel.repeat", in: flickable, "QQuickFlickable::wheelEvent",
            note: "what is left of the notch before is dropped")
        table.read(
            "touchpad.gain", in: "qwaylandinputdevice.cpp", "pixelDeltaAndError", version: themeVersion,
            note: "on Wayland")
        table.read(
            "touchpad.momentum", in: flickable, "QQuickFlickable::wheelEvent, ScrollEnd",
            note: "no fling follows on Linux: Flickable waits for momentum of the system")
        table.read("touchpad.lock", in: flickable, "QQuickFlickable::wheelEvent")
        table.own(
            "keyboard.lineDistance", "keyboard.lineShare", "keyboard.pageOverlap", "keyboard.pageOverlapShare",
            "keyboard.glideDuration", "keyboard.curve", "keyboard.repeat", because: "Flickable handles no keys")
        table.own(
            "animation.duration", "animation.curve", because: "Flickable jumps where a program sends it")
    }
}
