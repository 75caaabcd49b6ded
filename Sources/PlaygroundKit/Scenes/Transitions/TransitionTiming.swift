import ScrollUI

/// The curve of an interactive transition.
enum TransitionCurve: String, SceneChoice {
    case linear = "Linear"
    case easeIn = "Ease in"
    case easeOut = "Ease out"
    case easeInOut = "Ease in and out"
    case circularEaseIn = "Circular in"
    case circularEaseOut = "Circular out"
    case circularEaseInOut = "Circular in and out"

    var unitCurve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        case .circularEaseIn: .circularEaseIn
        case .circularEaseOut: .circularEaseOut
        case .circularEaseInOut: .circularEaseInOut
        }
    }

    /// The name in code.
    var code: String { "\(self)" }
}

/// The animation of an animated transition.
enum TransitionAnimation: String, SceneChoice {
    case automatic = "Default"
    case linear = "Linear"
    case smooth = "Smooth"
    case snappy = "Snappy"
    case bouncy = "Bouncy"

    var animation: Animation {
        switch self {
        case .automatic: .default
        case .linear: .linear
        case .smooth: .smooth
        case .snappy: .snappy
        case .bouncy: .bouncy
        }
    }

    /// The name in code.
    var code: String { self == .automatic ? "default" : "\(self)" }
}
