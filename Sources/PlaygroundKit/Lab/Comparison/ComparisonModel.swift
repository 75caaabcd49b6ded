import Foundation
import Observation
import ScrollAnalysis

/// How two tunings are shown.
///
/// Does not own: the tunings, a clock.
@Observable @MainActor
final class ComparisonModel {
    /// That what can be done with A and B is shown.
    var isPanelOpen = false
    /// What of the other one is on the stage.
    var layout = StageLayout.one
    /// Grows with each frame in which the other one's live scene moves: whoever draws it reads it.
    private(set) var revision = 0
    /// The other one's live scene; nil where there is no window.
    @ObservationIgnored var live: OtherStage?

    /// Of the scene on the stage, in points.
    @ObservationIgnored var sceneSize = CGSize.zero

    /// The test that is going on, or whose result is shown.
    var blindTest: BlindTest?
    /// Where blind tests are kept; nil for nowhere.
    @ObservationIgnored var blindTestFolder: BlindTestFolder?
    /// When the first answer of the test was given, and its file; nil before that.
    @ObservationIgnored var blindTestFile: (date: Date, path: String)?
    /// Which of the two is X in the next round.
    @ObservationIgnored var nextBehindX: () -> TuningSide = { Bool.random() ? .a : .b }

    /// One scene alone.
    init() {}

    /// To be called before each frame of the window.
    func advance() {
        if live?.needsFrame == true { revision += 1 }
    }

    /// When the other one's live scene has something to show; nil where only an event can change it.
    func nextWakeUp(after time: Duration) -> Duration? { live?.nextWakeUp(after: time) }
}

/// What of two tunings is on the stage.
package enum StageLayout: String, CaseIterable, Sendable {
    /// The edited one alone.
    case one
    /// The other one as outlines over it.
    case ghost
    /// Both, each in a half of the room.
    case sideBySide

    /// What people read.
    var title: String {
        switch self {
        case .one: "One"
        case .ghost: "Ghost"
        case .sideBySide: "Side by side"
        }
    }
}

extension PlaygroundModel {
    /// What of the other tuning is on the stage; nothing while there is one alone.
    var stageLayout: StageLayout { tuning.other == nil || isTestedBlind ? .one : lab.comparison.layout }

    /// Shows more of the other tuning than the edited one alone, or nothing more. B begins as a copy where there is none.
    package func toggle(_ layout: StageLayout) {
        show(stageLayout == layout ? .one : layout)
    }

    /// Shows the other tuning in that way.
    package func show(_ layout: StageLayout) {
        if layout != .one, tuning.other == nil {
            compare {
                $0.flip()
                $0.flip()
            }
            notice = "B is a copy of A; Ctrl+B goes over to it"
        }
        lab.comparison.layout = layout
    }
}
