/// Determines which numbers and choices affect a feel. For example, Android's friction has no effect on an exponential curve.
///
/// A value that disables others is always considered in use, so that it can be changed back.
extension ScrollFeel {
    /// The numbers that affect this feel with its current choices, in the order of ``parameters``.
    public var numbersInUse: [FeelParameter] { Self.parameters.filter { uses($0) } }

    /// Whether a different value of the number may change the motion of content or its reported velocity, with all other values unchanged.
    public func uses(_ parameter: FeelParameter) -> Bool {
        let name = parameter.id.dropFirst(parameter.group.rawValue.count + 1)
        switch parameter.group {
        case .drag: return usesDrag(name)
        case .velocity: return usesVelocity(name)
        case .fling: return usesFling(name)
        case .edge: return usesEdge(name)
        case .snap: return usesSnap(name)
        case .wheel: return usesWheel(name)
        case .touchpad: return usesTouchpad(name)
        case .keyboard: return name != "pageOverlapShare" || keyboard.pageOverlap > 0
        case .animation: return name == "duration" || usesScrollSpring
        }
    }

    /// Whether a different option of the choice may change the motion of content, with all other values unchanged.
    public func uses(_ choice: FeelChoice) -> Bool {
        switch choice.id {
        case "fling.curve", "fling.carry": hasMomentum
        case "snap.curve", "snap.pages": snap.longestSettle > 0
        case "keyboard.curve", "keyboard.repeat": keyboard.glideDuration > 0
        case "wheel.repeat": wheelTakesTime
        case "animation.curve": animation.duration > 0
        default: true
        }
    }

    private var wheelTakesTime: Bool {
        switch wheel.curve {
        case .jump: false
        case .glide, .easeOutExpo, .easeInOutByDistance: wheel.glideDuration > 0
        default: true
        }
    }

    /// Whether the scroll spring is used; keys and programs share its stiffness.
    private var usesScrollSpring: Bool {
        (animation.curve == .spring && animation.duration > 0)
            || (keyboard.curve == .spring && keyboard.glideDuration > 0)
    }

    private var hasMomentum: Bool { fling.momentum > 0 || touchpad.momentum > 0 }

    private func usesDrag(_ name: Substring) -> Bool {
        let modes = [drag.lock, touchpad.lock]
        switch name {
        case "lockRatio": return modes.contains(.rails)
        case "lockAngle": return modes.contains(.angle) || modes.contains(.sticky)
        case "breakAngle": return modes.contains(.sticky)
        default: return true
        }
    }

    private func usesVelocity(_ name: Substring) -> Bool {
        switch name {
        case "gap": velocity.estimator == .leastSquares
        case "horizon": [.leastSquares, .impulse, .history, .simpleMean].contains(velocity.estimator)
        default: true
        }
    }

    private func usesFling(_ name: Substring) -> Bool {
        let curve = fling.curve
        switch name {
        case "momentum": return true
        case "decelerationRate":
            return hasMomentum && (curve == .exponential || curve == .exponentialWithDeceleration)
        case "deceleration":
            return wheel.curve == .qt || (edge.return == .qt && overshoots)
                || (hasMomentum && (curve == .exponentialWithDeceleration || curve == .constantDeceleration))
                || (hasMomentum && snap.curve == .listView && snap.longestSettle > 0)
        case "friction": return hasMomentum && (curve == .spline || curve == .ballistic)
        case "restDistance", "restVelocity":
            return hasMomentum && (curve == .exponential || (snap.curve == .adjustedDecay && snap.longestSettle > 0))
        case "maximumVelocity": return fling.momentum > 0 || velocity.estimator == .smoothedThree
        case "minimumDistance": return hasMomentum
        default: return fling.momentum > 0
        }
    }

    private func usesTouchpad(_ name: Substring) -> Bool {
        switch name {
        case "minimumVelocity", "maximumVelocity": touchpad.momentum > 0
        default: true
        }
    }

    private var stretches: Bool { edge.stretch != .stop && edge.rubberBandCoefficient > 0 }

    /// Whether a fling goes beyond an edge. It does not if the edge can stretch but its stretch is disabled.
    private var overshoots: Bool {
        hasMomentum && edge.flingLimit > 0 && (stretches || edge.stretch == .stop)
    }

    private func usesEdge(_ name: Substring) -> Bool {
        let comesBack = edge.return != .stop && (stretches || overshoots)
        switch name {
        case "rubberBandCoefficient": return edge.stretch != .stop
        case "stretchThreshold": return stretches && [.rubberBand, .tanh, .linear].contains(edge.stretch)
        case "stretchLimit": return stretches && edge.stretch == .linear
        case "flingLimit":
            return edge.return != .stop && (stretches || (edge.stretch == .stop && hasMomentum))
        case "deceleration": return comesBack && edge.return == .android
        case "transfer", "maximumTransfer": return overshoots && edge.return == .spring
        case "letGo": return stretches && edge.return == .spring
        case "restDistance":
            return (comesBack && edge.return == .spring) || usesSnap("springStiffness") || usesSnap("pageStiffness")
        default: return comesBack && edge.return == .spring
        }
    }

    private func usesSnap(_ name: Substring) -> Bool {
        switch name {
        case "springStiffness", "springDampingRatio":
            return snap.longestSettle > 0 && (snap.curve == .spring || snap.curve == .adjustedDecay)
        case "velocityThreshold": return hasMomentum
        case "pageStiffness": return snap.longestSettle > 0 && snap.pages == .spring
        default: return true
        }
    }

    private func usesWheel(_ name: Substring) -> Bool {
        switch name {
        case "notchDistance": wheel.step == .fixed || wheel.step == .atMostPage
        case "glideDuration": [.glide, .easeOutExpo, .easeInOutByDistance].contains(wheel.curve)
        case "firstStiffness", "stiffness", "slowingStiffness": wheel.curve == .mozillaSpring
        case "shortestDuration", "longestDuration": wheel.curve == .mozillaBezier
        default: true
        }
    }
}
