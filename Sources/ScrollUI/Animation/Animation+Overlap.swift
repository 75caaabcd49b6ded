extension Animation {
    /// A spring goes on from the value and the velocity that are there; all others are added to what runs. So is a spring
    /// that waits or repeats: what runs would stand still until it begins.
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

    /// Distances per second at the start.
    var initialVelocity: Double {
        if case .interpolating(_, let velocity) = curve { return velocity }
        return 0
    }
}

extension Animation.Step {
    /// It runs from its start to its end, once.
    fileprivate var isUninterrupted: Bool {
        switch self {
        case .speed, .logicallyComplete: true
        case .delay, .repeats: false
        }
    }
}
