import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The state of the lab: a recorded gesture, and the moment of it that stage and curves show.
///
/// Does not own: files, a clock, the tuning. The frame loop passes its times to ``advance(to:)``.
@Observable @MainActor
package final class LabModel {
    /// The stored gestures, newest first.
    var takes: [Take] = [] { didSet { onTakesChange(takes) } }
    /// Called with ``takes`` after each change, for example to store them on disk.
    @ObservationIgnored var onTakesChange: ([Take]) -> Void = { _ in }
    /// The take on the stage; nil while stage and curves follow the live input.
    var chosenTakeID: Take.ID?
    /// The take that a served page put on the stage; nil without one.
    @ObservationIgnored var sentTakeID: Take.ID?
    /// The deleted takes that can be restored, the latest last.
    var deletions: [DeletedTake] = []
    /// The restored takes that can be deleted again, the latest last.
    var restorations: [DeletedTake] = []
    /// The recording of the chosen take; nil without one.
    @ObservationIgnored var chosenRecording: ChosenRecording?
    @ObservationIgnored private var lastTakeID = 0
    /// Shows the chosen take; nil without one.
    @ObservationIgnored var player: TakePlayer?
    /// The frames of the newest take, made before it is chosen; nil if there are none.
    @ObservationIgnored var upcoming: UpcomingTake?
    /// Returns whether something moves on the live stage or is held there.
    @ObservationIgnored var isLiveBusy: () -> Bool = { false }
    /// Measures the text of replayed scenes.
    @ObservationIgnored var text: any TextMeasuring = .fixedAdvance
    /// The window's colour scheme, and its pixels per point.
    @ObservationIgnored var surroundings: () -> (ColorScheme, CGFloat) = { (.dark, 1) }
    /// The name of the scroll view that ``recording`` belongs to.
    @ObservationIgnored var view = PlaygroundScene.stageID
    /// Whether pointer, finger and wheel are drawn over a replayed scene.
    package var showsInput = true
    /// The input of the chosen gesture to the scroll view that moved most; nil while stage and curves follow the live
    /// input.
    package internal(set) var recording: Recording?
    /// The time from the start of ``recording`` until everything has been at rest for a moment, with the current feel.
    package internal(set) var duration = Duration.zero
    /// The shown moment, since the start of ``recording``; never past ``duration``.
    package internal(set) var playhead = Duration.zero
    /// Whether the playhead moves by itself.
    package internal(set) var isPlaying = false
    /// Whether a playing gesture starts again at its end.
    package var loops = true
    /// The speed of playback, and of the live scene after a release.
    package var speed = PlaybackSpeed.full
    /// The length of one step of the playhead.
    package var stepSize = StepSize.sixtieth
    /// Returns the refresh rate of the window's display, in hertz; 0 if unknown.
    @ObservationIgnored var displayRate: () -> Int = { 0 }
    /// Whether the dock with the curves is open under the stage.
    package var isDockOpen = false
    /// Whether a recording is being played into the live scene, in real time.
    @ObservationIgnored var isPlayedInto = false
    /// Whether frames of the chosen take are still missing.
    @ObservationIgnored var isPreparing = false
    /// The frame time up to which the playhead was moved; nil before the first frame of playing.
    @ObservationIgnored var playedUntil: Duration?

    /// The frame numbers of the last live gesture; nil if there was none.
    var frames: FrameNumbers?

    /// The settings of the dock.
    let dock = DockModel()
    /// The measured curve of another platform, under those of the dock.
    let measured = MeasuredModel()
    /// The comparison of two tunings.
    let comparison = ComparisonModel()
    /// Switches to editing the other of two tunings.
    @ObservationIgnored var onFlip: () -> Void = {}
    /// The time of the live scene.
    let pace = ScrollPace()
    /// The curve of the live input.
    let live = LiveCurve()

    /// A lab without a chosen take, with the dock closed.
    package init() {}

    /// Returns the input to each scroll view in the chosen take, as the scene receives it with a tuning.
    func parts(in tuning: Tuning) -> [Recording] {
        guard let scene = chosenRecording?.scene else { return [] }
        return chosenRecording?.parts(with: look(tuning, scene), text: text) ?? []
    }

    /// Returns ``recording`` as the scene receives it with a tuning; nil if that is unchanged.
    func recording(in tuning: Tuning) -> Recording? {
        guard let scene = chosenRecording?.scene else { return nil }
        return chosenRecording?.main(with: look(tuning, scene), text: text)
    }

    /// Returns the look of a tuning. Its colour scheme does not matter, since colours move nothing.
    private func look(_ tuning: Tuning, _ scene: PlaygroundScene) -> TakeLook {
        TakeLook(
            scene: scene, feel: tuning.feel, settings: tuning.stage, colorScheme: .dark, scale: surroundings().1)
    }

    /// Returns a new take id.
    func nextTakeID() -> Take.ID {
        lastTakeID += 1
        return lastTakeID
    }
}
