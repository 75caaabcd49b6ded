import Foundation

/// The distribution of a slider's values over its track. An extension of ScrollUI.
public enum SliderScale: Hashable, Sendable {
    /// Equal distances are equal differences.
    case linear
    /// Equal distances are equal ratios; for positive ranges whose ends are far apart.
    case logarithmic
    /// Equal distances are equal ratios far above `unit` and equal differences far below it; for large ranges that begin at zero. `unit` is
    /// above zero.
    case logarithmicFromZero(unit: Double)
    /// Equal distances are equal ratios of the distance from 1; for rates close to 1.
    case towardsOne

    /// Returns the position of a value along the track, from 0 at its start to 1 at its end. Values outside of `range` are at its ends.
    public func share(of value: Double, in range: ClosedRange<Double>) -> Double {
        let (start, end) = (bend(range.lowerBound), bend(range.upperBound))
        guard start.isFinite, end.isFinite, end != start else { return 0 }
        return min(max((bend(min(max(value, range.lowerBound), range.upperBound)) - start) / (end - start), 0), 1)
    }

    func value(at share: Double, in range: ClosedRange<Double>) -> Double {
        let (start, end) = (bend(range.lowerBound), bend(range.upperBound))
        guard start.isFinite, end.isFinite else { return range.lowerBound }
        return unbend(start + (end - start) * min(max(share, 0), 1))
    }

    private func bend(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .logarithmic: log(value)
        case .logarithmicFromZero(let unit): log1p(value / unit)
        case .towardsOne: -log(1 - value)
        }
    }

    private func unbend(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .logarithmic: exp(value)
        case .logarithmicFromZero(let unit): expm1(value) * unit
        case .towardsOne: 1 - exp(-value)
        }
    }
}

struct SliderScaleKey: EnvironmentKey {
    static let defaultValue = SliderScale.linear
}

extension EnvironmentValues {
    var sliderScale: SliderScale {
        get { self[SliderScaleKey.self] }
        set { self[SliderScaleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the distribution of the values of sliders in this view.
    public func sliderScale(_ scale: SliderScale) -> some View { environment(\.sliderScale, scale) }
}
