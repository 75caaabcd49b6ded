import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Gives the scroll views of a scene the snap behaviour that was tuned, or the scene's own.
private struct StageSnapping: ViewModifier {
    let own: StageSettings.SnapBehavior
    @Environment(\.stageSettings) private var settings

    func body(content: Content) -> some View {
        content.scrollTargetBehavior(behavior)
    }

    /// Nil where content comes to rest wherever its motion ends.
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
    /// Where scroll views in this view come to rest: as tuned, or as `own` says where the scene is to decide.
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
