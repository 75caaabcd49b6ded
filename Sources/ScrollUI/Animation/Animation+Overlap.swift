extension Animation {
    /// Whether the animation replaces a running one, continuing from its value and velocity. Springs do; all other animations are added to
    /// the running one. A delayed or repeating spring is added too, since a replaced animation would stand still until the spring begins.
    var takesOver: Bool {
        guard case .spring = curve else { return false }
        return steps.allSatisfy { $0.isUninterrupted }
    }

    var repeatsForever: Bool {
        steps.contains { step in
            if case .repeats(nil, _) = step { return true }
            return false
        }
    }

    /// The velocity at the start, in distances per second.
    var initialVelocity: Double {
        if case .interpolating(_, let velocity) = curve { return velocity }
        return 0
    }
}

extension Animation.Step {
    /// Whether an animation with this step runs from start to end exactly once.
    fileprivate var isUninterrupted: Bool {
        switch self {
        case .speed, .logicallyComplete: true
        case .delay, .repeats: false
        }
    }
}
