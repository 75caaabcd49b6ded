import Foundation
import Observation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// The state of the window.
///
///     let model = PlaygroundModel(tuning: store.load().tuning)
///     let host = ViewHost(size: size) { PlaygroundView(model: model) }
///     model.select("list")
///
/// Does not own: a clock, files, the clipboard. Views read it, and the window reports events to it.
@Observable @MainActor
package final class PlaygroundModel {
    /// The program of the window.
    package let program: PlaygroundProgram
    /// The scene on the stage.
    package private(set) var scene: PlaygroundScene
    private var state: TuningState
    private var history = TuningHistory()
    private var presses = PressWatch()
    /// The state when the list of feels was opened; nil while it is closed.
    private var stateBeforeMenu: TuningState?
    /// The recorded gestures and their curves.
    package let lab = LabModel()
    /// The state of the inspector.
    let inspector = InspectorModel()
    /// The size of the window, in points.
    package var windowSize: CGSize
    /// The state for the status line.
    @ObservationIgnored package private(set) var status = StageStatus() { didSet { statusTexts.show(status) } }
    /// The parts of ``status`` that views show.
    let statusTexts = StatusTexts(StageStatus())
    /// Whether the inspector is open in a window where it overlays the stage.
    package var isInspectorOpen = false
    /// Whether repaints of the stage flash.
    package private(set) var flashesRepaints = false
    /// A message for the status line, such as a saved picture or an error.
    package var notice: String?
    /// The reason why the tuning is not saved, while it is not. The status line shows it if there is no ``notice``.
    package var saveProblem: String?

    /// The state of the watched build.
    var buildState = BuildState.current
    /// The name that is being typed for a preset; nil for none.
    var naming: PresetNaming?

    /// The folder of saved takes; nil for none.
    @ObservationIgnored var takeFolder: TakeFolder?
    /// Shows a folder in the desktop's file manager.
    @ObservationIgnored package var onShowFolder: (String) -> Void = { _ in }
    /// Called after each change of ``tuning``, for example to save it.
    @ObservationIgnored package var onTuningChange: () -> Void = {}
    /// Called with the tuning as text, for example to put it on the clipboard.
    @ObservationIgnored package var onCopy: (String) -> Void = { _ in }
    /// Saves the curves as a file.
    @ObservationIgnored package var onSaveCurves: (CurveFileFormat) -> Void = { _ in }
    /// Saves a report on the chosen take as a file.
    @ObservationIgnored package var onSaveReport: () -> Void = {}
    /// Writes a page to feel.
    @ObservationIgnored package var onSavePage: () -> Void = {}

    /// A model that shows `scene`, or the first scene of `program`.
    package init(
        program: PlaygroundProgram = .scrollPlayground, scene: PlaygroundScene? = nil, tuning: Tuning = Tuning(),
        windowSize: CGSize = CGSize(width: 1280, height: 800)
    ) {
        self.program = program
        self.scene = scene ?? program.scenes.first
        state = TuningState(tuning)
        self.windowSize = windowSize
        lab.onFlip = { [weak self] in self?.flip() }
        lab.measured.onFit = { [weak self] in self?.adopt($0, $1) }
    }

    /// Shows another scene on the stage, live.
    package func show(_ scene: PlaygroundScene) {
        lab.letGo()
        if scene.name != self.scene.name { self.scene = scene }
    }

    /// Resets all numbers and the stage to their defaults. The appearance stays.
    package func resetAll() {
        var fresh = tuning
        fresh.choose(tuning.baseFeel)
        fresh.stage = StageSettings()
        fresh.stage.appearance = tuning.stage.appearance
        tuning = fresh
    }

    /// Copies the tuning as JSON.
    package func copyTuning() {
        onCopy(tuning.jsonText)
        notice = "Tuning copied as JSON"
    }

    /// Turns the flashes of repaints on or off.
    package func toggleFlashes() {
        flashesRepaints.toggle()
        notice = flashesRepaints ? "Repaints flash; F9 stops it" : "Repaints no longer flash"
    }

    /// Sets the size of the window. Call before a frame, so that the frame has the layout for its size.
    package func adopt(_ size: CGSize) {
        if windowSize != size { windowSize = size }
    }

    /// Reads the state of the last frame. Call once per frame.
    ///
    /// A frame in which nothing scrolled changes nothing, so that the status line alone never requests another frame.
    package func update(from host: ViewHost, frameTime: Double) {
        adopt(host.size)
        let (snapshot, name) = lab.chosenTakeID == nil ? liveScroll(in: host) : (lab.player?.shown?.scroll, lab.view)
        let isNew = snapshot != status.scroll || name != status.view
        if isNew {
            var next = status
            (next.scroll, next.view, next.frameTime) = (snapshot, name, frameTime)
            status = next
        }
        if lab.recording == nil { followLive(isNew ? snapshot : nil, ofView: name, at: host.time) }
    }

    private func liveScroll(in host: ViewHost) -> (ScrollSnapshot?, String) {
        let viewID =
            host.latestScroll(inside: scene.name) ?? ScrollViewID(name: PlaygroundScene.stageID, inside: scene.name)
        return (host.scrollSnapshot(ofID: viewID, includesTargets: false), viewID.name)
    }

    /// Records the device of an event and the source of its time. The last message of the status line counts as read by
    /// then.
    package func note(_ event: InputEvent, timing: InputTiming? = nil) {
        if presses.beginsGesture(event) {
            history.gestureBegan(at: state)
            if notice != nil { notice = nil }
        }
        if case .wheel(let wheel) = event.kind, wheel.source == .notch,
            status.scroll?.frame.contains(wheel.location) == true
        {
            lab.live.noteNotch(at: lab.pace.time(at: event.time))
        }
        guard let device = InputDevice(event) else { return }
        inspector.note(device)
        if device != status.device { status.device = device }
        if timing != status.timing { status.timing = timing }
    }
}

// MARK: Tuning

extension PlaygroundModel {
    /// The tuning: the feel and the stage. All changes of one gesture are one step of ``undo()``.
    package var tuning: Tuning {
        get { state.tuning }
        set {
            var next = state
            next.tune(newValue)
            change(to: next)
        }
    }

    /// The tuning, for functions that bodies call: a body that reads it does not depend on it.
    var unobservedTuning: Tuning { _state.tuning }

    /// Changes the two compared tunings. Changes that are not a step of ``undo()`` belong to the step before.
    func compare(isStep: Bool = true, _ change: (inout TuningState) -> Void) {
        var next = state
        change(&next)
        if isStep { self.change(to: next) } else { put(next) }
    }

    /// Adopts another window's changes of the tuning. Undo does not revert the edited feels that came with them.
    func adopt(_ news: Tuning) {
        let before = tuning
        var next = state
        next.adopt(news)
        change(to: next)
        history.update { $0.adopt(news, since: before) }
        stateBeforeMenu?.adopt(news, since: before)
    }

    /// The edited feels, including the current one.
    package var editedFeels: EditedFeels { state.editedFeels }

    /// The current edited feel; nil for an unchanged built-in one.
    package var editedFeel: EditedFeels.Entry? { state.editedFeels.entry(state.editedID) }

    /// The current preset, or the base of the current edited feel; nil for a built-in feel.
    package var preset: Preset? { state.preset }

    /// The preset or built-in feel that the tuning is based on.
    var origin: Tuning { state.origin }

    /// Returns the edited feel and the preset of one of two compared tunings; nil for none.
    func source(of side: TuningSide) -> (edited: EditedFeels.Entry?, preset: Preset?) {
        (state.editedFeel(of: side), state.preset(of: side))
    }

    /// The title of the current feel.
    package var feelTitle: String { title(of: feelItem) }

    /// Changes the state of the tuning as a step of ``undo()``.
    func change(_ edit: (inout TuningState) -> Void) {
        var next = state
        edit(&next)
        change(to: next)
    }

    /// Changes the state as a separate step, even during a gesture.
    func changeByItself(_ edit: (inout TuningState) -> Void) {
        history.gestureBegan(at: state)
        change(edit)
        history.gestureBegan(at: state)
    }

    /// Notes the measured curve and its release as those of the current numbers. This is no step.
    func noteMeasured() { state.measured = lab.measured.state }

    private func change(to next: TuningState) {
        guard next != state else { return }
        begin(stepFrom: state)
        put(next)
    }

    /// Starts a step of undo. Undone steps can no longer be redone.
    private func begin(stepFrom state: TuningState) {
        history.willChange(from: state)
        lab.restorations.removeAll()
    }

    private func put(_ next: TuningState) {
        let isTuned = next.tuning != state.tuning
        lab.measured.change(from: state.measured, to: next.measured)
        state = next
        guard isTuned else { return }
        lab.measure(in: comparedTunings)
        onTuningChange()
    }

    /// Whether ``undo()`` has a step.
    package var canUndo: Bool { history.canUndo || lab.deletions.last?.step == undoSteps }
    /// Whether ``redo()`` has a step.
    package var canRedo: Bool { history.canRedo || lab.restorations.last?.step == undoSteps }

    /// Reverts the changes of the last gesture, or the feel that is being tried in the list of feels.
    package func undo() {
        if isFeelMenuOpen { return cancelFeelMenu() }
        if restoreDeletedTake() { return }
        guard let last = history.undo(from: state) else { return notice = "Nothing to undo" }
        put(last)
    }

    /// The number of changes of the tuning that ``undo()`` can revert.
    var undoSteps: Int { history.steps }

    /// Repeats the last undone step.
    package func redo() {
        if isFeelMenuOpen { return }
        if repeatDeletion() { return }
        guard let next = history.redo(from: state) else { return notice = "Nothing to redo" }
        put(next)
    }
}

// MARK: Feels

extension PlaygroundModel {
    /// Whether the list of feels is open.
    package var isFeelMenuOpen: Bool { stateBeforeMenu != nil }

    /// Opens the list of feels.
    package func openFeelMenu() {
        if stateBeforeMenu == nil { stateBeforeMenu = state }
    }

    /// Closes the list of feels and reverts the tried feel.
    package func cancelFeelMenu() {
        guard let before = stateBeforeMenu else { return }
        stateBeforeMenu = nil
        put(before)
    }

    /// Closes the list of feels and keeps the tried feel.
    package func acceptFeelMenu() {
        guard let before = stateBeforeMenu else { return }
        stateBeforeMenu = nil
        if before != state { begin(stepFrom: before) }
    }

    /// Starts from another built-in feel. Edits of the previous one stay in ``editedFeels``.
    package func choose(_ feel: ScrollFeel) { choose { $0.choose(feel) } }

    /// Uses an edited feel.
    package func choose(_ entry: EditedFeels.Entry) { choose { $0.choose(entry) } }

    /// Drops an edited feel; ``undo()`` restores it, closing the list of feels does not.
    package func drop(_ entry: EditedFeels.Entry) {
        begin(stepFrom: stateBeforeMenu ?? state)
        stateBeforeMenu?.drop(entry)
        var next = state
        next.drop(entry)
        put(next)
    }

    /// Changes the feel. While the list is open this is only a trial.
    func choose(_ choice: (inout TuningState) -> Void) {
        var next = state
        choice(&next)
        if isFeelMenuOpen { put(next) } else { change(to: next) }
    }
}
