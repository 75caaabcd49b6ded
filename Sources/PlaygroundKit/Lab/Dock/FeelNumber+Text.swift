import ScrollAnalysis

extension FeelNumber {
    /// A short title for a narrow table; docs/feel-numbers.md has the full definition.
    var shortTitle: String {
        switch self {
        case .trackingRatio: "tracking"
        case .trackingLag: "lag"
        case .velocityBeforeLift: "before the lift"
        case .velocityAfterLift: "after the lift"
        case .liftRatio: "after to before"
        case .peakVelocity: "peak"
        case .flingDistance: "fling"
        case .flingDuration: "fling lasts"
        case .timeTo50: "to 50 %"
        case .timeTo90: "to 90 %"
        case .timeToRest: "to rest"
        case .overshoot: "overshoot"
        case .overshootShare: "overshoot share"
        case .snapError: "off the target"
        case .reversals: "reversals"
        case .largestJerk: "largest jerk"
        case .notchDistance: "notch"
        case .notchLatency: "notch latency"
        case .notchTimeTo90: "notch to 90 %"
        case .notchEvenness: "evenness"
        case .distanceOverVelocity: "way to velocity"
        }
    }

    /// Returns the value with its unit, to the precision that a user can feel or see.
    func text(_ value: Double?) -> String {
        guard let value else { return "–" }
        switch self {
        case .reversals: return PlotNumber.text(value, decimals: 0)
        case .overshootShare: return PlotNumber.text(value * 100, decimals: 1) + " %"
        case .largestJerk: return PlotNumber.text(value / 1000, decimals: 0) + " kpt/s³"
        default: break
        }
        switch unit {
        case "pt": return PlotNumber.text(value, decimals: 1) + " pt"
        case "pt/s": return PlotNumber.text(value, decimals: 0) + " pt/s"
        case "s": return PlotNumber.text(value, decimals: 3) + " s"
        default: return PlotNumber.text(value, decimals: 2)
        }
    }
}
