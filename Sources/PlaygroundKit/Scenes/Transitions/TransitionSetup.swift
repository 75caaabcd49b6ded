import ScrollAnalysis
import ScrollUI

/// The chosen options of a transition.
struct TransitionSetup: Equatable, Sendable {
    var effect = ShownEffect.scale
    /// Only for ``ShownEffect/blend``.
    var blend = BlendMode.difference
    var mode = TransitionMode.interactive
    var curve = TransitionCurve.easeInOut
    var motion = TransitionAnimation.automatic
    var ends = TransitionEnds.both
    var threshold = TransitionThreshold.visible
    /// The visible share, the inset as a share of 120 points, or the share of the distance to the middle; 0...1.
    var amount = 0.5

    /// The configuration for the API.
    var configuration: ScrollTransitionConfiguration {
        switch mode {
        case .interactive: .interactive(timingCurve: curve.unitCurve).threshold(threshold.value(amount))
        case .animated: .animated(motion.animation).threshold(threshold.value(amount))
        case .identity, .progress: .identity
        }
    }

    var topLeading: ScrollTransitionConfiguration { ends == .trailing ? .identity : configuration }
    var bottomTrailing: ScrollTransitionConfiguration { ends == .leading ? .identity : configuration }

    /// Whether threshold, timing and ends have an effect.
    var hasPhases: Bool { mode == .interactive || mode == .animated }

    /// The code of the transition, abbreviated.
    var code: String {
        if mode == .progress { return "scrollProgressEffect { effect, progress in … }" }
        switch ends {
        case .leading where hasPhases: return "scrollTransition(topLeading: \(configurationCode), …)"
        case .trailing where hasPhases: return "scrollTransition(bottomTrailing: \(configurationCode), …)"
        default: return "scrollTransition(\(configurationCode))"
        }
    }

    private var configurationCode: String { configurationCalls.joined() }

    /// The code of ``configuration``, call by call.
    var configurationCalls: [String] {
        let threshold = ".threshold(\(threshold.code(amount)))"
        return switch mode {
        case .interactive: [".interactive(timingCurve: .\(curve.code))", threshold]
        case .animated: [".animated(.\(motion.code))", threshold]
        case .identity, .progress: [".identity"]
        }
    }
}

/// The relation between a transition and the scrolling.
enum TransitionMode: String, SceneChoice {
    case interactive = "Interactive"
    case animated = "Animated"
    case identity = "Identity"
    /// Without phases, by the position in the window.
    case progress = "Progress"
}

/// The ends of the window at which views change.
enum TransitionEnds: String, SceneChoice {
    case both = "Both ends"
    case leading = "Leading"
    case trailing = "Trailing"
}
