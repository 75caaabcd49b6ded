import ScrollPhysics

/// Which numbers have a part in what a feel has chosen: Android's friction has none in an exponential run-out.
extension TuningParameter {
    /// False for a number that changes nothing with the present choices.
    func matters(in feel: ScrollFeel) -> Bool {
        guard let condition = Self.conditions[id] else { return true }
        return condition(feel)
    }

    private static let conditions: [String: @Sendable (ScrollFeel) -> Bool] = [
        "fling.deceleration": { [.exponentialWithDeceleration, .constantDeceleration].contains($0.fling.curve) },
        "fling.friction": { [.spline, .ballistic].contains($0.fling.curve) },
        "fling.decelerationRate": { [.exponential, .exponentialWithDeceleration].contains($0.fling.curve) },
        "fling.restVelocity": {
            [.exponential, .exponentialWithDeceleration].contains($0.fling.curve) || $0.snap.curve == .adjustedDecay
        },
        "edge.stretchThreshold": { [.rubberBand, .tanh, .linear].contains($0.edge.stretch) },
        "edge.stretchLimit": { $0.edge.stretch == .linear },
        "edge.deceleration": { $0.edge.return == .android },
        "edge.letGo": { $0.edge.return == .spring },
        "snap.pageStiffness": { $0.snap.pages == .spring },
        "drag.lockRatio": { $0.drag.lock == .rails || $0.touchpad.lock == .rails },
        "wheel.glideDuration": { $0.wheel.curve == .glide },
        "wheel.firstStiffness": { $0.wheel.curve == .mozillaSpring },
        "wheel.stiffness": { $0.wheel.curve == .mozillaSpring },
        "wheel.slowingStiffness": { $0.wheel.curve == .mozillaSpring },
        "wheel.shortestDuration": { $0.wheel.curve == .mozillaBezier },
        "wheel.longestDuration": { $0.wheel.curve == .mozillaBezier },
        "drag.lockAngle": { $0.hasLock(.angle) || $0.hasLock(.sticky) },
        "drag.breakAngle": { $0.hasLock(.sticky) },
    ]
}

extension ScrollFeel {
    fileprivate func hasLock(_ mode: AxisLockMode) -> Bool { drag.lock == mode || touchpad.lock == mode }
}
