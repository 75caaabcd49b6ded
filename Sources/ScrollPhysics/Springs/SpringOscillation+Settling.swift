import CMath

extension SpringOscillation {
    /// The first time after zero at which the velocity is zero, so that the displacement is greatest; nil without one.
    public var firstExtremum: Double? {
        let numerator = startVelocity
        let denominator = decay * startVelocity + squaredFrequency * startDisplacement
        guard numerator != 0 || denominator != 0 else { return nil }
        switch regime {
        case .under(let frequency):
            let angle = atan2(frequency * numerator, denominator)
            return (angle > 0 ? angle : angle + .pi) / frequency
        case .critical:
            let time = numerator / denominator
            return time > 0 && time.isFinite ? time : nil
        case .over(let spread, _):
            let share = spread * numerator / denominator
            return share > 0 && share < 1 ? atanh(share) / spread : nil
        }
    }

    /// The greatest distance from rest, in points.
    public var greatestDisplacement: Double {
        let first = abs(startDisplacement)
        guard let time = firstExtremum else { return first }
        return max(first, abs(displacement(at: time)))
    }

    /// The last time at which the displacement exceeds `tolerance` points; zero if it never does, infinite if the
    /// oscillation never decays.
    public func settlingTime(within tolerance: Double) -> Double {
        guard tolerance > 0 else { return .infinity }
        guard let extremum = lastExtremum(beyond: tolerance) else {
            return abs(startDisplacement) > tolerance ? crossing(of: tolerance, after: 0) : 0
        }
        guard extremum.isFinite else { return .infinity }
        return crossing(of: tolerance, after: extremum)
    }

    /// The settling time with an additional tolerance for the velocity, in points per second.
    public func settlingTime(within tolerance: Double, velocity: Double) -> Double {
        max(settlingTime(within: tolerance), slope.settlingTime(within: velocity))
    }

    /// The last extremum beyond `tolerance`. After it the displacement falls monotonically towards zero.
    private func lastExtremum(beyond tolerance: Double) -> Double? {
        guard let first = firstExtremum else { return nil }
        guard let frequency = swingFrequency else {
            return abs(displacement(at: first)) > tolerance ? first : nil
        }
        guard decay > 0 else { return .infinity }
        let half = Double.pi / frequency
        let amplitude = hypot(startDisplacement, (startVelocity + decay * startDisplacement) / frequency)
        guard amplitude > tolerance else { return nil }
        var swings = max(0, ((log(amplitude / tolerance) / decay - first) / half).rounded(.up))
        while swings >= 0, abs(displacement(at: first + swings * half)) <= tolerance { swings -= 1 }
        return swings >= 0 ? first + swings * half : nil
    }

    /// The time at which the displacement falls to `tolerance`, after a time from which it only falls. On a logarithmic
    /// scale the curve is nearly a straight line, so Newton's method converges quickly.
    private func crossing(of tolerance: Double, after time: Double) -> Double {
        let side: Double = displacement(at: time) < 0 ? -1 : 1
        let goal = log(tolerance)
        let end = lastMoment(above: goal, after: time, side: side)
        // Without swings the curve falls ever more steeply here, so Newton's steps from a later time do not overshoot.
        let guess = swingFrequency == nil ? end.late : end.early
        return monotoneRoot(in: time...end.late, from: guess) { moment in
            guard let level = logarithm(at: moment, side: side) else { return (value: .infinity, slope: 1) }
            return (value: goal - level.value, slope: -level.slope)
        }
    }

    /// A bracket for the crossing, found with growing steps. Steps must not skip a swing.
    private func lastMoment(above goal: Double, after time: Double, side: Double) -> (early: Double, late: Double) {
        var early = time
        var step = (swingFrequency == nil ? 8 : 1) / (decay + squaredFrequency.squareRoot())
        while let level = logarithm(at: early + step, side: side), level.value > goal, step < 1e6 {
            early += step
            step *= 2
        }
        return (early, early + step)
    }

    /// The logarithm of the displacement on one side of the rest position, and its slope; nil on the other side. At the
    /// critical ratio it needs no exponential, and stays accurate where the displacement underflows.
    private func logarithm(at time: Double, side: Double) -> (value: Double, slope: Double)? {
        if case .critical = regime {
            let drive = startVelocity + decay * startDisplacement
            let line = startDisplacement + drive * time
            return line * side > 0 ? (log(line * side) - decay * time, drive / line - decay) : nil
        }
        let value = displacement(at: time)
        return value * side > 0 ? (log(value * side), velocity(at: time) / value) : nil
    }
}
