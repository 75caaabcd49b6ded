import Foundation
import Observation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// What the window shows and what a person set in it.
///
///     let model = PlaygroundModel(tuning: store.load().tuning)
///     let host = ViewHost(size: size) { PlaygroundView(model: model) }
///     model.select("list")
///
/// Does not own: a clock, files, the clipboard. Views read it; the window tells it what happened.
@Observable @MainActor
package final class PlaygroundModel {
    /// The program whose window this is.
    package let program: PlaygroundProgram
    /// The scene on the stage.
    package private(set) var scene: PlaygroundScene
    private var state: TuningState
    private var history = TuningHistory()
    private var presses = PressWatch()
    /// What was set when the list of feels was opened; nil while it is closed.
    private var stateBeforeMenu: TuningState?
    /// The recorded gestures and their curves.
    package let lab = LabModel()
    /// What the inspector shows of the numbers.
    let inspector = InspectorModel()
    /// Of the window, in points.
    package var windowSize: CGSize
    /// What the status line says.
    package private(set) var status = StageStatus()
    /// That the inspector is open where it lies over the stage.
    package var isInspectorOpen = false
    /// That whatever is drawn again on the stage flashes.
    package private(set) var flashesRepaints = false
    /// What the status line tells once: a file that could not be written, a picture that was.
    package var notice: String?
    /// Why what was tuned is not saved, as long as it is not. The status line tells it whenever it has no ``notice``.
    package var saveProblem: String?

    /// How the package fares that this is built from, as far as anybody watches it.
    var buildState = BuildState.current
    /// The name that is asked for; nil while none is.
    var naming: PresetNaming?

    /// Where takes are saved; nil for nowhere.
    @ObservationIgnored var takeFolder: TakeFolder?
    /// Shows a folder in the desktop's file manager.
    @ObservationIgnored package var onShowFolder: (String) -> Void = { _ in }
    /// Called after each change of ``tuning``, as to save it.
    @ObservationIgnored package var onTuningChange: () -> Void = {}
    /// Takes the tuning as text, as to put it on the clipboard.
    @ObservationIgnored package var onCopy: (String) -> Void = { _ in }
    /// Saves the curves as a file.
    @ObservationIgnored package var onSaveCurves: (CurveFileFormat) -> Void = { _ in }
    /// Saves a page on the chosen take as a file.
    @ObservationIgnored package var onSaveReport: () -> Void = {}
    /// Writes a page to feel.
    @ObservationIgnored package var onSavePage: () -> Void = {}

    /// A model that shows `scene`, or the first one of `program`.
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

    /// Puts another scene on the stage, as it is live.
    package func show(_ scene: PlaygroundScene) {
        lab.letGo()
        if scene.name != self.scene.name { self.scene = scene }
    }

    /// Gives every number its default, and the stage too. Light or dark stays as it was chosen.
    package func resetAll() {
        var fresh = tuning
        fresh.choose(tuning.baseFeel)
        fresh.stage = StageSettings()
        fresh.stage.appearance = tuning.stage.appearance
        tuning = fresh
    }

    /// Hands the tuning out as JSON.
    package func copyTuning() {
        onCopy(tuning.jsonText)
        notice = "Tuning copied as JSON"
    }

    /// Turns the flashes over what is drawn again on or off.
    package func toggleFlashes() {
        flashesRepaints.toggle()
        notice = flashesRepaints ? "What is drawn again flashes; F9 stops it" : "Nothing flashes any more"
    }

    /// Takes over the window's size; to be called before a frame, so that no frame is divided for another size.
    package func adopt(_ size: CGSize) {
        if windowSize != size { windowSize = size }
    }

    /// Takes over what the last frame showed; to be called once for each frame.
    ///
    /// Says nothing of a frame in which nothing was scrolled, so that the status line by itself never asks for another.
    package func update(from host: ViewHost, frameTime: Double) {
        adopt(host.size)
        let (snapshot, name) = lab.chosenTakeID == nil ? liveScroll(in: host) : (lab.player?.shown?.scroll, lab.view)
        let isNew = snapshot != status.scroll || name != status.view
        if isNew {
            status.scroll = snapshot
            status.view = name
            status.frameTime = frameTime
        }
        if lab.recording == nil { followLive(isNew ? snapshot : nil, ofView: name, at: host.time) }
    }

    private func liveScroll(in host: ViewHost) -> (ScrollSnapshot?, String) {
        let viewID =
            host.latestScroll(inside: scene.name) ?? ScrollViewID(name: PlaygroundScene.stageID, inside: scene.name)
        return (host.scrollSnapshot(ofID: viewID, includesTargets: false), viewID.name)
    }

    /// Takes over which device an event came from, and where its time is from. What the status line told once is read by then.
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
    /// What was tuned: the feel and the stage. What one gesture changes is one step of ``undo()``.
    package var tuning: Tuning {
        get { state.tuning }
        set {
            var next = state
            next.tune(newValue)
            change(to: next)
        }
    }

    /// Changes which two tunings are compared. What is no step of ``undo()`` goes with the step before it.
    func compare(isStep: Bool = true, _ change: (inout Tuning) -> Void) {
        var next = state
        next.compare(change)
        if isStep { self.change(to: next) } else { put(next) }
    }

    /// Takes over what another window made of the tuning. To undo it leaves the edited feels that came with it.
    func adopt(_ news: Tuning) {
        let before = tuning
        var next = state
        next.adopt(news)
        change(to: next)
        history.update { $0.adopt(news, since: before) }
        stateBeforeMenu?.adopt(news, since: before)
    }

    /// The feels that were changed and not dropped, the one in use among them.
    package var editedFeels: EditedFeels { state.editedFeels }

    /// The edited feel in use; nil for a built-in one without a change.
    package var editedFeel: EditedFeels.Entry? { state.editedFeels.entry(state.editedID) }

    /// The preset in use, or that the edited feel in use began as; nil for a built-in feel.
    package var preset: Preset? { state.preset }

    /// The tuning as the preset or built-in feel has it that it began as.
    var origin: Tuning { state.origin }

    /// What people call the feel in use.
    package var feelTitle: String { title(of: feelItem) }

    /// Changes the tuning, and what is in use of it, by a step of ``undo()``.
    func change(_ edit: (inout TuningState) -> Void) {
        var next = state
        edit(&next)
        change(to: next)
    }

    /// The same as a step of its own, whatever a hand is doing meanwhile.
    func changeByItself(_ edit: (inout TuningState) -> Void) {
        history.gestureBegan(at: state)
        change(edit)
        history.gestureBegan(at: state)
    }

    private func change(to next: TuningState) {
        guard next != state else { return }
        begin(stepFrom: state)
        put(next)
    }

    /// What was undone before cannot be done again.
    private func begin(stepFrom state: TuningState) {
        history.willChange(from: state)
        lab.restorations.removeAll()
    }

    private func put(_ next: TuningState) {
        let isTuned = next.tuning != state.tuning
        state = next
        guard isTuned else { return }
        lab.measure(in: comparedTunings)
        onTuningChange()
    }

    /// Whether there is something for ``undo()``, and for ``redo()``.
    package var canUndo: Bool { history.canUndo || lab.deletions.last?.step == undoSteps }
    /// See ``canUndo``.
    package var canRedo: Bool { history.canRedo || lab.restorations.last?.step == undoSteps }

    /// Takes back what the last gesture changed in the tuning, or what is being tried out in the list of feels.
    package func undo() {
        if isFeelMenuOpen { return cancelFeelMenu() }
        if restoreDeletedTake() { return }
        guard let last = history.undo(from: state) else { return notice = "Nothing to undo" }
        put(last)
    }

    /// Changes of the tuning that ``undo()`` can take back.
    var undoSteps: Int { history.steps }

    /// Does again what was undone last.
    package func redo() {
        if isFeelMenuOpen { return }
        if repeatDeletion() { return }
        guard let next = history.redo(from: state) else { return notice = "Nothing to redo" }
        put(next)
    }
}

// MARK: Feels

extension PlaygroundModel {
    /// That the list of feels is open.
    package var isFeelMenuOpen: Bool { stateBeforeMenu != nil }

    /// Opens the list of feels.
    package func openFeelMenu() {
        if stateBeforeMenu == nil { stateBeforeMenu = state }
    }

    /// Closes the list of feels; what was tried out in it is taken back.
    package func cancelFeelMenu() {
        guard let before = stateBeforeMenu else { return }
        stateBeforeMenu = nil
        put(before)
    }

    /// Closes the list of feels and keeps what was tried out last.
    package func acceptFeelMenu() {
        guard let before = stateBeforeMenu else { return }
        stateBeforeMenu = nil
        if before != state { begin(stepFrom: before) }
    }

    /// Starts from another built-in feel. What was tuned stays among ``editedFeels``.
    package func choose(_ feel: ScrollFeel) { choose { $0.choose(feel) } }

    /// Goes on with an edited feel.
    package func choose(_ entry: EditedFeels.Entry) { choose { $0.choose(entry) } }

    /// Forgets an edited feel; ``undo()`` brings it back, closing the list of feels does not.
    package func drop(_ entry: EditedFeels.Entry) {
        begin(stepFrom: stateBeforeMenu ?? state)
        stateBeforeMenu?.drop(entry)
        var next = state
        next.drop(entry)
        put(next)
    }

    /// While the list is open a feel is only tried out.
    func choose(_ choice: (inout TuningState) -> Void) {
        var next = state
        choice(&next)
        if isFeelMenuOpen { put(next) } else { change(to: next) }
    }
}
