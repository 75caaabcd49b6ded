import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Applies the tuned snap behaviour to the scroll views of a scene, or the scene's own.
private struct StageSnapping: ViewModifier {
    let own: StageSettings.SnapBehavior
    @Environment(\.stageSettings) private var settings

    func body(content: Content) -> some View {
        content.scrollTargetBehavior(behavior)
    }

    /// Nil if content rests wherever its motion ends.
    private var behavior: AnyScrollTargetBehavior? {
        switch settings.snapBehavior == .scene ? own : settings.snapBehavior {
        case .scene, .none: nil
        case .paging: AnyScrollTargetBehavior(.paging)
        case .viewAligned:
            AnyScrollTargetBehavior(.viewAligned(limitBehavior: settings.snapLimit.limitBehavior))
        }
    }
}

extension View {
    /// Applies the tuned snap behaviour to scroll views in this view, or `own` if the setting leaves it to the scene.
    func stageSnapping(_ own: StageSettings.SnapBehavior) -> some View {
        modifier(StageSnapping(own: own))
    }
}

extension TargetLimit {
    fileprivate var limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior {
        switch self {
        case .automatic: .automatic
        case .always: .always
        case .alwaysByFew: .alwaysByFew
        case .alwaysByOne: .alwaysByOne
        case .never: .never
        }
    }
}
