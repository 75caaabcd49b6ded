public import Foundation
import Observation
public import SDLHost
public import ScrollPhysics
public import ScrollUI

/// What the window shows and what a person set in it.
///
///     let model = PlaygroundModel(tuning: store.load().tuning)
///     let host = ViewHost(size: size) { PlaygroundView(model: model) }
///     model.select("list")
///
/// Does not own: a clock, files, the clipboard. Views read it; the window tells it what happened.
@Observable @MainActor
public final class PlaygroundModel {
    /// The scene on the stage.
    public private(set) var scene: PlaygroundScene
    /// What was tuned: the feel and the stage.
    public var tuning: Tuning { didSet { if tuning != oldValue { onTuningChange() } } }
    /// Of the window, in points.
    public var windowSize: CGSize
    /// What the status line says.
    public private(set) var status = StageStatus()
    /// That the inspector is open where it lies over the stage.
    public var isInspectorOpen = false
    /// That the list of feels is open.
    public var isFeelMenuOpen = false
    /// That whatever is drawn again on the stage flashes.
    public private(set) var flashesRepaints = false
    /// What the status line tells once: a file that could not be written, a picture that was.
    public var notice: String?
    /// Why what was tuned is not saved, as long as it is not. The status line tells it whenever it has no ``notice``.
    public var saveProblem: String?

    /// Called after each change of ``tuning``, as to save it.
    @ObservationIgnored public var onTuningChange: () -> Void = {}
    /// Takes the tuning as text, as to put it on the clipboard.
    @ObservationIgnored public var onCopy: (String) -> Void = { _ in }

    /// A model that shows `scene`, or the first one.
    public init(
        scene: PlaygroundScene = SceneCatalog.first, tuning: Tuning = Tuning(),
        windowSize: CGSize = CGSize(width: 1280, height: 800)
    ) {
        self.scene = scene
        self.tuning = tuning
        self.windowSize = windowSize
    }

    /// Puts another scene on the stage.
    public func show(_ scene: PlaygroundScene) {
        if scene.name != self.scene.name { self.scene = scene }
    }

    /// Starts from another built-in feel.
    public func choose(_ feel: ScrollFeel) {
        tuning.choose(feel)
        isFeelMenuOpen = false
    }

    /// Gives every number its default, and the stage too. Light or dark stays as it was chosen.
    public func resetAll() {
        var fresh = Tuning(feel: tuning.baseFeel)
        fresh.stage.appearance = tuning.stage.appearance
        tuning = fresh
    }

    /// Hands the tuning out as JSON.
    public func copyTuning() {
        onCopy(tuning.jsonText)
        notice = "Tuning copied as JSON"
    }

    /// Turns the flashes over what is drawn again on or off.
    public func toggleFlashes() {
        flashesRepaints.toggle()
        notice = flashesRepaints ? "What is drawn again flashes; F9 stops it" : "Nothing flashes any more"
    }

    /// Takes over the window's size; to be called before a frame, so that no frame is divided for another size.
    public func adopt(_ size: CGSize) {
        if windowSize != size { windowSize = size }
    }

    /// Takes over what the last frame showed; to be called once for each frame.
    ///
    /// Says nothing of a frame in which nothing was scrolled, so that the status line by itself never asks for another.
    public func update(from host: ViewHost, frameTime: Double) {
        adopt(host.size)
        let snapshot = host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
        guard snapshot != status.scroll else { return }
        status.scroll = snapshot
        status.frameTime = frameTime
    }

    /// Takes over which device an event came from, and where its time is from. What the status line told once is read by then.
    public func note(_ event: InputEvent, timing: InputTiming? = nil) {
        if event.isPress, notice != nil { notice = nil }
        guard let device = InputDevice(event) else { return }
        if device != status.device { status.device = device }
        if timing != status.timing { status.timing = timing }
    }
}

extension InputEvent {
    /// A button, a finger or a key went down.
    fileprivate var isPress: Bool {
        switch kind {
        case .pointerDown, .keyDown: true
        default: false
        }
    }
}
