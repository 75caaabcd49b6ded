import Foundation

/// The values at the positions of a slider's track, and the values that keys select.
struct SliderValues: Equatable, Sendable {
    let range: ClosedRange<Double>
    let step: Double?
    /// The values that rounding to round numbers reaches exactly.
    var marks: [Double] = []
    let scale: SliderScale
    let rounding: SliderRounding

    func share(of value: Double) -> Double { scale.share(of: value, in: range) }

    /// Returns the value at `share` of a track on which the knob can move by `travel` points.
    func value(at share: Double, travel: Double, _ modifiers: InputEvent.Modifiers) -> Double {
        guard travel > 0 else { return range.lowerBound }
        return rounded(share, tolerance: 0.5 * factor(modifiers) / travel, modifiers)
    }

    /// Returns the value that an arrow key selects. `direction` is 1 or -1.
    ///
    /// On a scale towards 1, no fixed step suits the whole range: a key moves by a hundredth of the track.
    func value(after value: Double, direction: Double, _ modifiers: InputEvent.Modifiers) -> Double {
        if rounding == .roundNumbers, scale == .towardsOne {
            let step = 0.01 * factor(modifiers)
            return rounded(share(of: value) + direction * step, tolerance: step / 2, modifiers)
        }
        let unit = step ?? (range.upperBound - range.lowerBound) / 100
        let isFixed = step != nil && rounding == .step
        let next = value + direction * unit * (isFixed ? max(factor(modifiers), 1) : factor(modifiers))
        return isFixed ? multiple(of: unit, nearest: next) : clamped((next * 1e9).rounded() / 1e9)
    }

    func factor(_ modifiers: InputEvent.Modifiers) -> Double {
        if modifiers.contains(.shift) { return 10 }
        return modifiers.contains(.option) ? 0.1 : 1
    }

    private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

    private func rounded(_ share: Double, tolerance: Double, _ modifiers: InputEvent.Modifiers) -> Double {
        let value = scale.value(at: share, in: range)
        guard rounding == .roundNumbers else {
            guard let step, step > 0 else { return value }
            return multiple(of: step * max(factor(modifiers), 1), nearest: value)
        }
        if let mark = marks.first(where: { abs(self.share(of: $0) - share) <= tolerance }) { return mark }
        if share <= tolerance { return range.lowerBound }
        if share >= 1 - tolerance { return range.upperBound }
        var start = scale.value(at: share - tolerance, in: range)
        var end = scale.value(at: share + tolerance, in: range)
        if let step, scale == .linear {
            let least = step * factor(modifiers) / 2
            (start, end) = (min(start, value - least), max(end, value + least))
        }
        return clamped(SliderRounding.roundest(in: start...end, near: value))
    }

    private func multiple(of step: Double, nearest value: Double) -> Double {
        clamped(range.lowerBound + ((value - range.lowerBound) / step).rounded() * step)
    }
}
