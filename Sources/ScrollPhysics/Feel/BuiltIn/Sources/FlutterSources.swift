extension FeelSources {
    static let flutter = FeelSources("Flutter 3, Linux shell") { table in
        let (physics, simulation) = ("scroll_physics.dart", "scroll_simulation.dart")
        let (drag, page, shell) = ("monodrag.dart", "page_view.dart", "fl_scrolling_manager.cc")
        let helpers = "scrollable_helpers.dart"
        let (physicsCommit, pageCommit) = ("flutter ae4ced5a", "flutter 819f6813")
        table.ownNeutral(on: "Flutter")
        table.read(
            "drag.slop", "drag.penSlop", in: "constants.dart", "kTouchSlop 18", version: "flutter 2cf9f558")
        table.read(
            "drag.start", in: drag, "DragStartBehavior.start", version: "flutter 6da31f2c",
            note: "all up to the event that leaves the slop is lost")
        table.read(
            "drag.mouseSlop", in: "constants.dart", "kPrecisePointerHitSlop 1", version: "flutter 2cf9f558",
            note: "where an app lets the mouse drag, which by default it does not")
        table.read(
            "drag.lock", "drag.lockAngle", "touchpad.lock", in: drag, "hasSufficientGlobalDistanceToAccept",
            version: "flutter 6da31f2c", note: "the axis that is first left by the slop keeps the gesture: about 45°")
        table.read(
            "velocity.estimator", in: "velocity_tracker.dart", "IOSScrollViewFlingVelocityTracker",
            version: "Flutter 3")
        table.read(
            "velocity.rest", in: "velocity_tracker.dart", "_assumePointerMoveStoppedMilliseconds 40",
            version: "Flutter 3")
        table.read("fling.curve", in: simulation, "BouncingScrollSimulation", version: "flutter b2ce50a4")
        table.read(
            "fling.decelerationRate", in: simulation, "FrictionSimulation 0.135", version: "flutter b2ce50a4",
            note: "per second")
        table.read(
            "fling.minimumVelocity", in: physics, "minFlingVelocity, twice kMinFlingVelocity 50",
            version: physicsCommit)
        table.read(
            "fling.minimumDistance", in: drag, "isFlingGesture, minFlingDistance", version: "flutter 6da31f2c",
            note: "kTouchSlop 18, between the tracker's oldest and newest sample")
        table.read("fling.maximumVelocity", in: "constants.dart", "kMaxFlingVelocity 8000", version: "flutter 2cf9f558")
        table.read(
            "touchpad.minimumVelocity", in: drag, "isFlingGesture, minFlingVelocity", version: "flutter 6da31f2c",
            note: "touchpads go through the finger's recognisers")
        table.read(
            "touchpad.maximumVelocity", in: drag, "considerFling, maxFlingVelocity", version: "flutter 6da31f2c",
            note: "touchpads go through the finger's recognisers")
        table.own("fling.restDistance", because: "Flutter's flings end by velocity; as little as counts")
        table.read(
            "fling.restVelocity", in: physics, "toleranceFor", version: physicsCommit, note: "20 at one pixel per point"
        )
        table.read("fling.rest", in: "scroll_activity.dart", "BallisticScrollActivity", version: "flutter a3301b48")
        table.read(
            "fling.carry", in: physics, "BouncingScrollPhysics.carriedMomentum", version: physicsCommit)
        table.read(
            "edge.stretch", "edge.rubberBandCoefficient", in: physics, "frictionFactor 0.52", version: physicsCommit)
        table.read("edge.return", in: simulation, "BouncingScrollSimulation", version: "flutter b2ce50a4")
        table.read(
            "edge.maximumTransfer", in: simulation, "maxSpringTransferVelocity 5000", version: "flutter b2ce50a4",
            note: "for positive velocities alone")
        table.own(
            "edge.transfer", "edge.letGo", "edge.flingLimit",
            because: "Flutter's spring takes the whole velocity and no more")
        table.read(
            "edge.springStiffness", "snap.springStiffness", in: physics, "_kDefaultSpring, 100 for a mass of 0.5",
            version: physicsCommit)
        table.read(
            "edge.springDampingRatio", "snap.springDampingRatio", in: physics, "_kDefaultSpring, ratio 1.1",
            version: physicsCommit)
        table.read(
            "edge.restDistance", in: physics, "toleranceFor", version: physicsCommit, note: "1 at one pixel per point")
        table.read("snap.curve", "snap.pages", in: page, "PageScrollPhysics", version: pageCommit)
        table.read(
            "snap.velocityThreshold", in: page, "_getTargetPixels, tolerance.velocity", version: pageCommit,
            note: "20 at one pixel per point")
        table.own("snap.longestSettle", because: "Flutter has no limit; only 0 counts with a spring")
        table.own("snap.notchCommit", because: "Flutter springs back to the nearest page after each notch")
        table.read(
            "wheel.notchDistance", "wheel.step", in: shell, "kScrollOffsetMultiplier 53", version: "flutter 32383505")
        table.read(
            "wheel.curve", in: "scroll_position_with_single_context.dart", "pointerScroll", version: "flutter dbe38b52",
            note: "not animated")
        table.read(
            "touchpad.gain", in: shell, "kScrollOffsetMultiplier 53", version: "flutter 32383505",
            note: "for a unit of GDK 3, which is 10 px of Wayland")
        table.read(
            "touchpad.momentum", in: shell, "gdk_event_is_scroll_stop_event", version: "flutter 32383505",
            note: "as a finger's")
        table.read(
            "keyboard.lineDistance", in: helpers, "_calculateScrollIncrement, line 50", version: "flutter 21c7d51a")
        table.own("keyboard.lineShare", because: "Flutter's line is 50 pt in any view")
        table.read(
            "keyboard.pageOverlap", "keyboard.pageOverlapShare", in: helpers, "_calculateScrollIncrement, page 0.8",
            version: "flutter 21c7d51a")
        table.read(
            "keyboard.glideDuration", "keyboard.curve", in: helpers, "ScrollAction.invoke, 100 ms, Curves.easeInOut",
            version: "flutter 21c7d51a")
        table.read(
            "keyboard.repeat", in: helpers, "ScrollAction.invoke, moveTo", version: "flutter 21c7d51a",
            note: "from the present offset")
        table.own("wheel.repeat", because: "a notch of Flutter jumps")
        table.own("animation.duration", "animation.curve", because: "Flutter's animateTo is given both by its caller")
    }

    static let flutterClamping = FeelSources("Flutter 3, Linux shell", base: flutter) { table in
        let (physics, simulation) = ("scroll_physics.dart", "scroll_simulation.dart")
        table.read(
            "velocity.estimator", in: "velocity_tracker.dart", "VelocityTracker",
            note: "Flutter lets the slope point against the movement, the feel does not")
        table.read("velocity.horizon", in: "velocity_tracker.dart", "_horizonMilliseconds 100")
        table.read("velocity.gap", in: "velocity_tracker.dart", "_assumePointerMoveStoppedMilliseconds 40")
        table.read("fling.curve", in: simulation, "ClampingScrollSimulation", version: "flutter b2ce50a4")
        table.read(
            "fling.friction", in: simulation, "ClampingScrollSimulation.friction 0.015", version: "flutter b2ce50a4")
        table.read(
            "fling.minimumVelocity", in: "constants.dart", "kMinFlingVelocity 50", version: "flutter 2cf9f558")
        table.read(
            "fling.carry", in: physics, "ClampingScrollPhysics", version: "flutter ae4ced5a", note: "no carriedMomentum"
        )
        table.read(
            "edge.stretch", "edge.return", "edge.flingLimit", in: physics,
            "ClampingScrollPhysics.applyBoundaryConditions",
            version: "flutter ae4ced5a")
    }

    static let flutterDesktop = FeelSources("Flutter 3, Linux shell", base: flutter) { table in
        let (physics, fast) = ("scroll_physics.dart", "ScrollDecelerationRate.fast")
        let version = "flutter ae4ced5a"
        table.read("velocity.estimator", in: "velocity_tracker.dart", "MacOSScrollViewFlingVelocityTracker")
        table.read(
            "fling.curve", "fling.deceleration", in: physics, "\(fast), constantDeceleration 1400", version: version)
        table.read("fling.maximumVelocity", in: physics, "\(fast), kMaxFlingVelocity times 8", version: version)
        table.read(
            "edge.stretch", "edge.rubberBandCoefficient", in: physics, "\(fast), frictionFactor 0.26", version: version)
        table.read(
            "edge.springStiffness", "snap.springStiffness", in: physics, "\(fast), spring of 75 for a mass of 0.3",
            version: version)
        table.read(
            "edge.springDampingRatio", "snap.springDampingRatio", in: physics, "\(fast), spring with ratio 1.3",
            version: version)
    }
}
