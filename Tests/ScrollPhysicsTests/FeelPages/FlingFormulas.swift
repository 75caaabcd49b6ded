import ScrollPhysics

extension ScrollFeel {
    /// Decay of the exponential flings, per second.
    var decay: Double { DecayMotion.decayPerSecond(rate: fling.decelerationRate) }

    var hasMomentum: Bool { fling.momentum > 0 || touchpad.momentum > 0 }

    /// The formula of a fling with this feel's numbers; v₀ is the initial velocity.
    var flingFormula: String {
        guard hasMomentum else { return "none: the velocity at the lift counts \(decimal(fling.momentum)) times." }
        let slowdown = decimal(fling.deceleration)
        switch fling.curve {
        case .exponential: return exponentialFormula
        case .exponentialWithDeceleration:
            return
                "v = v₀·e^(-kt) - c·t and x = x₀ + v₀·(1 - e^(-kt))/k - c·t²/2 with k = \(decimal(decay)) per second "
                + "and c = \(slowdown) pt/s², for v₀ above zero, until v is zero."
        case .spline:
            return "x = x₀ + d·S(t/T) with \(splineSizes); S is the cubic with the control points (0.175, 0.5) and "
                + "(0.35, 1), read from a table of 100 cells."
        case .ballistic:
            return "x = x₀ + d·(1 - (1 - t/T')^D) with T' = D·\(decimal(SplineFling.inflexion))·T and \(splineSizes)."
        case .chromiumTouchpad:
            return "p = α·e^(-3.7t) - 172t - α with α = -5707.62, entered where its speed is v₀, at most "
                + "\(decimal(FlingCurveMotion.greatestSpeed)) pt/s, and left where its speed is zero."
        case .chromiumPhysics:
            return "a bezier over v₀²/(2a) with a = 27.559 in/s², at most three viewports, in min(2, v₀/2300) s."
        case .constantDeceleration:
            return "v = v₀ - a·t and x = x₀ + v₀·t - a·t²/2 with a = \(slowdown) pt/s²; it goes v₀²/(2a)"
                + (fling.rest == .pixel ? ", with the a that makes that end on a whole pixel of the display." : ".")
        }
    }

    private var exponentialFormula: String {
        let rest = max(fling.restDistance, fling.restVelocity / decay)
        let end =
            fling.restVelocity > 0
            ? "at \(decimal(fling.restVelocity)) pt/s, with \(decimal(rest)) pt left" : "with \(decimal(rest)) pt left"
        return "v = v₀·e^(-kt) and x = x₀ + v₀·(1 - e^(-kt))/k with k = -1000·ln \(decimal(fling.decelerationRate)) = "
            + "\(decimal(decay)) per second. It leads \(decimal(1 / decay))·v₀ far and ends \(end)\(pixels)."
    }

    private var pixels: String {
        fling.rest == .pixel ? ", with the rate that makes that a whole pixel of the display" : ""
    }

    private var splineSizes: String {
        "T = e^(l/(D - 1)) s, d = f·P·e^(D·l/(D - 1)) pt, l = ln(\(decimal(SplineFling.inflexion))·v₀/(f·P)), "
            + "D = ln 0.78/ln 0.9 = \(decimal(SplineFling.exponent)), f = \(decimal(fling.friction)) and "
            + "P = \(decimal(SplineFling().deceleration)) pt/s²"
    }

    /// The formula of the velocity that a fling gains from the one that it catches.
    var carryFormula: String {
        guard hasMomentum else { return "none." }
        switch fling.carry {
        case .none: return "each fling counts alone."
        case .flutter:
            let rule = CarriedMomentum()
            return
                "+ min(\(decimal(rule.scale))·u^\(decimal(rule.exponent)), \(decimal(rule.limit))) pt/s, where u is the "
                + "velocity at the catch, in the same direction, if v is more than \(decimal(rule.threshold)) of that."
        case .gtk:
            let rule = KineticBoost()
            let share = decimal(rule.threshold)
            return "+ u·min((v - \(share)u)/(\(decimal(1 - rule.threshold))u), \(decimal(rule.limit))) where u is the "
                + "velocity at the catch, for v from \(share)u on, in the same direction."
        case .chromium:
            let rule = FlingBooster()
            return
                "+ the first velocity of the fling before, while both have \(decimal(rule.slowestFling)) pt/s or more "
                + "and agree in direction, the drag between them \(decimal(rule.slowestDrag)) or more, and no pause is longer than "
                + "\(decimal(rule.longestPause)) s; the three viewports grow as much."
        case .qt:
            let rule = FlickBoost()
            return "\(decimal(rule.step)) more for each flick, up to \(decimal(rule.limit)) times, above "
                + "\(decimal(rule.slowest)) pt/s in content longer than \(decimal(rule.shortestContent)) views, if the one before is "
                + "caught within \(decimal(rule.longestPause)) s above \(decimal(rule.slowestCatch)) pt/s."
        case .mozilla:
            let rule = FlingAccelerator()
            return
                "+ the first velocity of the fling before, axis by axis, while both have \(decimal(rule.slowest)) pt/s or more, "
                + "the drag between them \(decimal(rule.slowestDrag)), and the finger rests for less than "
                + "\(decimal(rule.longestRest)) s before it; never for a touchpad."
        }
    }

    /// The formula of the velocity at the lift from the last samples.
    var velocityFormula: String {
        guard hasMomentum else { return "none is needed." }
        let rest = "zero after a rest of more than \(decimal(velocity.rest)) s"
        let window = "of the last \(decimal(velocity.horizon)) s; \(rest)."
        switch velocity.estimator {
        case .leastSquares:
            return "slope at the end of a parabola through the samples, back to a gap of "
                + "\(decimal(velocity.gap)) s, \(window)"
        case .impulse: return "W += (v - √2W)·|v| over the segments, the first halved, then √2W, \(window)"
        case .weightedIOS: return "0.6, 0.35 and 0.05 of the last three segments, the oldest first; \(rest)."
        case .weightedMac: return "0.15, 0.65 and 0.2 of the last three segments, the oldest first; \(rest)."
        case .lastThree: return "mean of the last three segments; \(rest)."
        case .smoothedThree:
            return "mean of the last three of w = 0.7·v + 0.3·w before, each at most "
                + "\(decimal(fling.maximumVelocity)) pt/s, where v is that of a segment; \(rest)."
        case .history: return "displacement over time \(window)"
        case .simpleMean: return "mean of the last five segments longer than 0.005 s, \(window)"
        }
    }
}
