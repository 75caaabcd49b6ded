import ScrollPhysics

extension ScrollFeel {
    /// The numbers that count with what this feel has chosen; the others change nothing.
    var numbersInUse: [FeelParameter] {
        ScrollFeel.parameters.filter { parameter in
            switch parameter.group {
            case .drag: usesDrag(parameter.name)
            case .velocity: throwsAnything && (parameter.name == "gap" || usesHorizon)
            case .fling: usesFling(parameter.name)
            case .edge: usesEdge(parameter.name)
            case .snap: usesSnap(parameter.name)
            case .wheel: usesWheel(parameter.name)
            case .touchpad: parameter.name != "echoWindow" || touchpad.momentum > 0
            case .keyboard, .animation: true
            }
        }
    }

    private func usesDrag(_ name: String) -> Bool {
        let modes = [drag.lock, touchpad.lock]
        switch name {
        case "lockRatio": return modes.contains(.rails)
        case "lockAngle": return modes.contains(.angle) || modes.contains(.sticky)
        case "breakAngle": return modes.contains(.sticky)
        default: return true
        }
    }

    private var usesHorizon: Bool { [.leastSquares, .impulse, .history, .simpleMean].contains(velocity.estimator) }

    private func usesFling(_ name: String) -> Bool {
        let curve = fling.curve
        switch name {
        case "momentum": return true
        case "decelerationRate":
            return throwsAnything && (curve == .exponential || curve == .exponentialWithDeceleration)
        case "deceleration":
            return wheel.curve == .qt || edge.return == .qt
                || (throwsAnything && (curve == .exponentialWithDeceleration || curve == .constantDeceleration))
        case "friction": return throwsAnything && (curve == .spline || curve == .ballistic)
        case "restDistance", "restVelocity":
            return throwsAnything && (curve == .exponential || snap.curve == .adjustedDecay)
        default: return throwsAnything
        }
    }

    private func usesEdge(_ name: String) -> Bool {
        let stretches = edge.stretch != .stop && edge.rubberBandCoefficient > 0
        let returns = edge.return != .stop && (stretches || throwsAnything)
        switch name {
        case "rubberBandCoefficient": return edge.stretch != .stop
        case "stretchThreshold": return stretches && [.rubberBand, .tanh, .linear].contains(edge.stretch)
        case "stretchLimit": return edge.stretch == .linear
        case "flingLimit": return returns
        case "deceleration": return edge.return == .android
        case "restDistance": return returns && edge.return == .spring || usesSnap("springStiffness")
        default: return returns && edge.return == .spring
        }
    }

    private func usesSnap(_ name: String) -> Bool {
        switch name {
        case "springStiffness", "springDampingRatio":
            return snap.longestSettle > 0 && (snap.curve == .spring || snap.curve == .adjustedDecay)
        case "velocityThreshold": return throwsAnything
        case "pageStiffness": return snap.longestSettle > 0 && snap.pages == .spring
        default: return true
        }
    }

    private func usesWheel(_ name: String) -> Bool {
        switch name {
        case "notchDistance": wheel.step == .fixed
        case "glideDuration": wheel.curve == .glide
        case "firstStiffness", "stiffness", "slowingStiffness": wheel.curve == .mozillaSpring
        case "shortestDuration", "longestDuration": wheel.curve == .mozillaBezier
        default: true
        }
    }
}

extension FeelParameter {
    /// The part of the identifier after the group.
    var name: String { String(id.dropFirst(group.rawValue.count + 1)) }
}
