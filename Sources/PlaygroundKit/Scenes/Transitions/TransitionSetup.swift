import ScrollAnalysis
import ScrollUI

/// Everything about a transition that a person chooses.
struct TransitionSetup: Equatable, Sendable {
    var effect = ShownEffect.scale
    /// Of ``ShownEffect/blend`` alone.
    var blend = BlendMode.difference
    var mode = TransitionMode.interactive
    var curve = TransitionCurve.easeInOut
    var motion = TransitionAnimation.automatic
    var ends = TransitionEnds.both
    var threshold = TransitionThreshold.visible
    /// The visible share, the inset in hundredths of 120 points, or the share of the way to the middle; 0...1.
    var amount = 0.5

    /// What the API calls the configuration.
    var configuration: ScrollTransitionConfiguration {
        switch mode {
        case .interactive: .interactive(timingCurve: curve.unitCurve).threshold(threshold.value(amount))
        case .animated: .animated(motion.animation).threshold(threshold.value(amount))
        case .identity, .progress: .identity
        }
    }

    var topLeading: ScrollTransitionConfiguration { ends == .trailing ? .identity : configuration }
    var bottomTrailing: ScrollTransitionConfiguration { ends == .leading ? .identity : configuration }

    /// True where a threshold, a timing and the ends make a difference.
    var hasPhases: Bool { mode == .interactive || mode == .animated }

    /// The choice as a program writes it, in short.
    var code: String {
        if mode == .progress { return "scrollProgressEffect { effect, progress in … }" }
        switch ends {
        case .leading where hasPhases: return "scrollTransition(topLeading: \(configurationCode), …)"
        case .trailing where hasPhases: return "scrollTransition(bottomTrailing: \(configurationCode), …)"
        default: return "scrollTransition(\(configurationCode))"
        }
    }

    private var configurationCode: String { configurationCalls.joined() }

    /// ``configuration`` as a program writes it, call by call.
    var configurationCalls: [String] {
        let threshold = ".threshold(\(threshold.code(amount)))"
        return switch mode {
        case .interactive: [".interactive(timingCurve: .\(curve.code))", threshold]
        case .animated: [".animated(.\(motion.code))", threshold]
        case .identity, .progress: [".identity"]
        }
    }
}

/// How a transition follows the scrolling.
enum TransitionMode: String, SceneChoice {
    case interactive = "Interactive"
    case animated = "Animated"
    case identity = "Identity"
    /// Without phases: by the position in the window.
    case progress = "Progress"
}

/// At which ends of the window views change.
enum TransitionEnds: String, SceneChoice {
    case both = "Both ends"
    case leading = "Leading"
    case trailing = "Trailing"
}
