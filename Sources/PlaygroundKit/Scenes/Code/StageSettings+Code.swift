import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The code that the stage's modifiers stand for, with the current settings.
extension StageSettings {
    /// Returns the code of `stageMargin`.
    func marginCode(_ edges: String) -> [String] {
        [".contentMargins(.\(edges), \(contentMargin.shortestDecimal), for: .scrollContent)"]
    }

    /// Returns the code of `stageSnapping`; empty without snapping.
    func snappingCode(_ own: SnapBehavior) -> [String] {
        switch snapBehavior == .scene ? own : snapBehavior {
        case .scene, .none: []
        case .paging: [".scrollTargetBehavior(.paging)"]
        case .viewAligned where snapLimit == .automatic: [".scrollTargetBehavior(.viewAligned)"]
        case .viewAligned: [".scrollTargetBehavior(.viewAligned(limitBehavior: .\(snapLimit.rawValue)))"]
        }
    }

    /// The code of `stageTransition`.
    var transitionCode: [String] {
        [
            ".scrollTransition(axis: .horizontal) { effect, phase in",
            "    effect",
            "        .scaleEffect(",
            "            phase.isIdentity ? 1 : \(transitionScale.shortestDecimal),",
            "            anchor: UnitPoint(x: 0.5 - phase.value / 2, y: 0.5)",
            "        )",
            "        .opacity(phase.isIdentity ? 1 : \(transitionOpacity.shortestDecimal))",
            "}",
        ]
    }
}
