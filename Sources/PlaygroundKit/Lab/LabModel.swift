import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// What the lab shows: a recorded gesture, and the moment of it that stage and curves stand at.
///
/// Does not own: files, a clock, the tuning. Whoever has the frames' times passes them on (``advance(to:)``).
@Observable @MainActor
package final class LabModel {
    /// The gestures that are kept, newest first.
    var takes: [Take] = [] { didSet { onTakesChange(takes) } }
    /// Called with ``takes`` after each change of them, as to keep them on the disk.
    @ObservationIgnored var onTakesChange: ([Take]) -> Void = { _ in }
    /// The one that the stage shows; nil while stage and curves follow what is being done now.
    var chosenTakeID: Take.ID?
    /// The last one is brought back first.
    var deletions: [DeletedTake] = []
    /// Those of them that were brought back and may be deleted again; the last one first.
    var restorations: [DeletedTake] = []
    /// That of the chosen take; nil while there is none.
    @ObservationIgnored var chosenRecording: ChosenRecording?
    @ObservationIgnored private var lastTakeID = 0
    /// Shows the chosen take; nil while there is none.
    @ObservationIgnored var player: TakePlayer?
    /// The newest take's frames, made before anybody chooses it; nil where there are none.
    @ObservationIgnored var upcoming: UpcomingTake?
    /// Something moves on the live stage, or is held there.
    @ObservationIgnored var isLiveBusy: () -> Bool = { false }
    /// Measures the text of replayed scenes.
    @ObservationIgnored var text: any TextMeasuring = .fixedAdvance
    /// The window's colours, and its pixels a point.
    @ObservationIgnored var surroundings: () -> (ColorScheme, CGFloat) = { (.dark, 1) }
    /// The name of the scroll view that ``recording`` is of.
    @ObservationIgnored var view = PlaygroundScene.stageID
    /// The pointer, the finger and the wheel are drawn over a replayed scene.
    package var showsInput = true
    /// The chosen gesture, as the scroll view got it that was scrolled most; nil while stage and curves follow what is being
    /// done now.
    package internal(set) var recording: Recording?
    /// From the start of ``recording`` until all has rested for a moment, with the feel in use.
    package internal(set) var duration = Duration.zero
    /// The moment that the stage shows, since the start of ``recording``; never past ``duration``.
    package internal(set) var playhead = Duration.zero
    /// The playhead moves by itself.
    package internal(set) var isPlaying = false
    /// At its end a gesture that plays begins anew.
    package var loops = true
    /// How fast a gesture plays, and how fast the live scene moves once it is let go of.
    package var speed = PlaybackSpeed.full
    /// How far one step of the playhead goes.
    package var stepSize = StepSize.sixtieth
    /// Hertz of the display that the window is on; 0 where it does not tell.
    @ObservationIgnored var displayRate: () -> Int = { 0 }
    /// That the dock with the curves is open under the stage.
    package var isDockOpen = false
    /// A recording is played into the live scene, as fast as it was made.
    @ObservationIgnored var isPlayedInto = false
    /// Not all frames of the chosen take are made.
    @ObservationIgnored var isPreparing = false
    /// Where the playhead was when frames were made ahead last.
    @ObservationIgnored var preparedAt = Duration.zero
    /// The frames' time up to which the playhead was moved; nil before the first frame of playing.
    @ObservationIgnored var playedUntil: Duration?

    /// How the window showed the last gesture that was made on the stage; nil where there was none.
    var frames: FrameNumbers?

    /// How the dock is set.
    let dock = DockModel()
    /// A curve that was measured elsewhere, under those of the dock.
    let measured = MeasuredModel()
    /// How two tunings are shown.
    let comparison = ComparisonModel()
    /// Edits the other of two tunings.
    @ObservationIgnored var onFlip: () -> Void = {}
    /// The live scene's time.
    let pace = ScrollPace()
    /// What is being done now.
    let live = LiveCurve()

    /// Nothing chosen, the dock folded away.
    package init() {}

    /// What was done to each scroll view in the chosen take, as the scene takes it with a tuning.
    func parts(in tuning: Tuning) -> [Recording] {
        guard let scene = chosenRecording?.scene else { return [] }
        return chosenRecording?.parts(with: look(tuning, scene), text: text) ?? []
    }

    /// ``recording`` as the scene takes it with a tuning; nil where that is as it was recorded.
    func recording(in tuning: Tuning) -> Recording? {
        guard let scene = chosenRecording?.scene else { return nil }
        return chosenRecording?.main(with: look(tuning, scene), text: text)
    }

    /// Colours move nothing.
    private func look(_ tuning: Tuning, _ scene: PlaygroundScene) -> TakeLook {
        TakeLook(
            scene: scene, feel: tuning.feel, settings: tuning.stage, colorScheme: .dark, scale: surroundings().1)
    }

    /// An id that no take had.
    func nextTakeID() -> Take.ID {
        lastTakeID += 1
        return lastTakeID
    }
}
