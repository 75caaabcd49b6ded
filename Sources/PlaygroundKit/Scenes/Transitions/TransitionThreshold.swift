import ScrollAnalysis
import ScrollUI

/// The position at which the effect on a view ends.
enum TransitionThreshold: String, SceneChoice {
    case visible = "Visible"
    case visibleShare = "Visible share"
    case centered = "Centered"
    case hidden = "Hidden"
    case inset = "Visible, inset"
    case interpolated = "Towards centered"

    /// The largest inset, in points.
    private static let longestInset = 120.0

    /// Returns the threshold. `amount` is 0...1, and ignored by thresholds without a number.
    func value(_ amount: Double) -> ScrollTransitionConfiguration.Threshold {
        switch self {
        case .visible: .visible
        case .visibleShare: .visible(amount)
        case .centered: .centered
        case .hidden: .hidden
        case .inset: .visible.inset(by: Self.inset(amount))
        case .interpolated: .visible.interpolated(towards: .centered, amount: amount)
        }
    }

    var hasAmount: Bool {
        switch self {
        case .visibleShare, .inset, .interpolated: true
        case .visible, .centered, .hidden: false
        }
    }

    /// Returns the value that `amount` stands for, with its unit.
    func text(_ amount: Double) -> String {
        switch self {
        case .visible, .centered, .hidden: ""
        case .inset: NumberText(step: 1).string(Self.inset(amount)) + " pt"
        case .visibleShare, .interpolated: NumberText(step: 0.01).string(amount)
        }
    }

    /// Returns the code of the threshold.
    func code(_ amount: Double) -> String {
        switch self {
        case .visible, .centered, .hidden: "." + "\(self)"
        case .visibleShare: ".visible(\(text(amount)))"
        case .inset: ".visible.inset(by: \(NumberText(step: 1).string(Self.inset(amount))))"
        case .interpolated: ".visible.interpolated(towards: .centered, amount: \(text(amount)))"
        }
    }

    private static func inset(_ amount: Double) -> Double { (amount * longestInset).rounded() }
}
