public import SDLHost
import Foundation
import ScrollPhysics
import ScrollUI

/// The tool's window: opened from options, shown until it is closed.
///
///     let window = try PlaygroundWindow(options, environment: ProcessInfo.processInfo.environment)
///     let reason = try window.run()
///
/// Owns the model, the host, and what outlives them: the saved tuning and the recording.
@MainActor
public final class PlaygroundWindow {
    private let options: PlaygroundOptions
    private let environment: [String: String]
    private let session: WindowSession
    private let model: PlaygroundModel
    private let host: ViewHost
    private let recording: StageRecording
    private var keeper: TuningKeeper
    private var desktop: DesktopPreferences?

    /// Opens the window. Throws ``PlaygroundError`` and what its parts throw.
    public init(_ options: PlaygroundOptions, environment: [String: String]) throws {
        self.options = options
        self.environment = environment
        let store = TuningStore(environment: environment)
        let (saved, problem) = store.load()
        let scene = try options.scene.map { try PlaygroundScenes.scene(named: $0) } ?? SceneCatalog.first
        model = PlaygroundModel(scene: scene, tuning: try saved.choosing(options.feel))
        model.notice = problem?.message
        keeper = TuningKeeper(store: store)
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        session = try WindowSession(options.window, fonts: fonts)
        host = makePlaygroundHost(size: session.size, scale: session.scale, text: session.text, model: model)
        recording = StageRecording(host: host, model: model)
    }

    /// Shows the window until it ends. Throws ``PlaygroundError`` and what its parts throw.
    public func run() throws -> QuitReason {
        connectModel()
        let reason = try session.run(host, options: RunOptions(frameLimit: options.frames), hooks: hooks)
        if let problem = keeper.problem { throw problem }
        if let path = options.record, let recording = recording.recording { try recording.write(to: path) }
        if let path = options.screenshot { try session.screenshot(to: path) }
        return reason
    }

    private func connectModel() {
        model.onTuningChange = { [unowned self] in
            keeper.tuningChanged(at: session.clock.now)
            applyAppearance()
        }
        model.onCopy = { Clipboard.setText($0) }
    }

    private var hooks: LoopHooks {
        var hooks = LoopHooks()
        hooks.onInput = { [unowned self] in take($0) }
        hooks.onFrame = { [unowned self] in frameShown($0) }
        hooks.onPreferences = { [unowned self] in
            desktop = $0
            applyAppearance()
        }
        hooks.beforeQuit = { [unowned self] _ in keeper.saveNow(model.tuning) }
        return hooks
    }

    private func applyAppearance() {
        host.colorScheme = model.tuning.stage.colorScheme(desktop: desktop?.colorScheme)
    }

    private func frameShown(_ frame: FrameRecord) {
        model.update(from: host, frameTime: Double(frame.presented - frame.began) / 1e9)
        recording.frameShown()
        keeper.saveIfDue(model.tuning, at: frame.time)
        if let problem = keeper.problem, model.notice == nil { model.notice = problem.message }
    }

    // MARK: Input

    private func take(_ event: InputEvent) -> LoopHooks.Disposition {
        model.note(event)
        keeper.note(event)
        guard let shortcut = WindowShortcut(event) else { return .deliver }
        perform(shortcut)
        return .consume
    }

    private func perform(_ shortcut: WindowShortcut) {
        switch shortcut {
        case .quit: session.quit()
        case .screenshot: takeScreenshot()
        case .copyTuning: model.copyTuning()
        case .resetAll: model.resetAll()
        case .scene(let place):
            if SceneCatalog.all.indices.contains(place) { model.show(SceneCatalog.all[place]) }
        }
    }

    private func takeScreenshot() {
        guard let path = ScreenshotPath.unused(environment: environment) else {
            return model.notice = "No folder for pictures: set XDG_PICTURES_DIR or HOME"
        }
        do throws(ImageError) {
            try session.screenshot(to: path)
            model.notice = "Saved \(path)"
        } catch {
            model.notice = PlaygroundError(error).message
        }
    }
}
