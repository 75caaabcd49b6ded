import Foundation
import Observation
import ScrollAnalysis

/// The display of two tunings.
///
/// Does not own: the tunings, a clock.
@Observable @MainActor
final class ComparisonModel {
    /// Whether the actions on A and B are shown.
    var isPanelOpen = false
    /// How the other tuning is shown on the stage.
    var layout = StageLayout.one
    /// Increases with each frame in which the other live scene moves. Views that draw it read this.
    private(set) var revision = 0
    /// The live scene in the other tuning; nil without a window.
    @ObservationIgnored var live: OtherStage?

    /// The size of the scene on the stage, in points.
    @ObservationIgnored var sceneSize = CGSize.zero

    /// The running test, or the one whose result is shown.
    var blindTest: BlindTest?
    /// The folder of blind tests; nil without one.
    @ObservationIgnored var blindTestFolder: BlindTestFolder?
    /// The time of the test's first answer, and its file; nil before that.
    @ObservationIgnored var blindTestFile: (date: Date, path: String)?
    /// Returns which of the two is X in the next round.
    @ObservationIgnored var nextBehindX: () -> TuningSide = { Bool.random() ? .a : .b }

    /// A comparison that shows one scene alone.
    init() {}

    /// Call before each frame of the window.
    func advance() {
        if live?.needsFrame == true { revision += 1 }
    }

    /// Returns when the other live scene needs a frame; nil if only an event can change it.
    func nextWakeUp(after time: Duration) -> Duration? { live?.nextWakeUp(after: time) }
}

/// How two tunings are shown on the stage.
package enum StageLayout: String, CaseIterable, Sendable {
    /// Only the edited one.
    case one
    /// The other one as outlines over the edited one.
    case ghost
    /// Both, each in one half of the stage.
    case sideBySide

    /// The title of the layout.
    var title: String {
        switch self {
        case .one: "One"
        case .ghost: "Ghost"
        case .sideBySide: "Side by side"
        }
    }
}

extension PlaygroundModel {
    /// The current layout of the stage; ``StageLayout/one`` while there is one tuning.
    var stageLayout: StageLayout { tuning.other == nil || isTestedBlind ? .one : lab.comparison.layout }

    /// Shows the other tuning in that layout, or hides it if it is shown so. Creates B as a copy of A if there is no B.
    package func toggle(_ layout: StageLayout) {
        show(stageLayout == layout ? .one : layout)
    }

    /// Shows the other tuning in that layout.
    package func show(_ layout: StageLayout) {
        if layout != .one, tuning.other == nil {
            compare {
                $0.flip()
                $0.flip()
            }
            notice = "B is a copy of A; Ctrl+B switches to it"
        }
        lab.comparison.layout = layout
    }
}
