import Foundation
import ScrollAnalysis
import ScrollUI
import SDLHost

/// The program with its open window: connects views, stored files and the keys of the window.
///
/// Does not own: drawing and motion (``PlaygroundView``, ViewHost), the loop (WindowSession).
@MainActor
final class PlaygroundSession {
    private let options: PlaygroundOptions
    private let model: PlaygroundModel
    private let window: WindowSession
    private let host: ViewHost
    private let keeper: TuningKeeper
    private let fonts: FontLibrary
    private let toPlay: Recording?
    private let toLayUnder: CurveFile?
    /// The folder through which `watch` and this window exchange their state.
    private let folder: SessionFolder?
    /// The state of the previous window, which this one continues.
    private let resumed: SessionState?
    private var playback: StagePlayback?
    private let observer: StageObserver
    private var recorder: StageRecorder?
    private var collector: TakeCollector?
    private let frames: FrameWatch
    private let pinch: PlotPinch
    private let recentTakes: RecentTakes?
    private var desktop = DesktopPreferences()
    private var buildWatch: BuildWatch?
    /// Serves a page to feel; nil if that was not asked for.
    private var server: PageServer?
    /// The report in progress and its path.
    private var report: (writing: ReportWriting, path: String)?
    /// Errors that ended the window or prevented writing on exit.
    private var problems: [PlaygroundError] = []

    init(_ options: PlaygroundOptions, start: PlaygroundStart, fonts: FontLibrary) throws {
        self.options = options
        self.fonts = fonts
        (toPlay, toLayUnder) = (start.playback, start.curve)
        folder = options.session.map(SessionFolder.init)
        resumed = folder.flatMap { try? SessionState(contentsOf: $0.session) }
        model = PlaygroundModel(program: start.program, scene: start.scene, tuning: start.tuning)
        model.notice = start.notice
        if let serving = options.serving { server = try model.serve(serving) }
        var windowOptions = WindowOptions(
            title: start.program.title, renderer: options.renderer, applicationID: start.program.applicationID)
        let recorded = (start.playback ?? start.take)?.windowSize(start)
        if let size = resumed?.windowSize ?? options.size ?? recorded ?? start.program.windowSize {
            windowOptions.size = size
        }
        windowOptions.interfaceScale = options.scale
        window = try WindowSession(windowOptions, fonts: fonts)
        host = makePlaygroundHost(size: window.size, scale: window.scale, text: window.text, model: model)
        observer = StageObserver(host: host, model: model)
        frames = FrameWatch(host: host, model: model)
        pinch = PlotPinch(host: host, model: model)
        recentTakes = RecentTakes(environment: ProcessInfo.processInfo.environment, program: start.program.name)
        keeper = TuningKeeper(start.store, saved: start.saved, model: model)
        connect(start)
    }

    /// Shows the window until it is closed, prints all errors, and returns the exit status of the process.
    func run() -> Int32 {
        // Layout comes before any input.
        host.frame(at: .zero)
        if options.record != nil { recorder = StageRecorder(host: host, model: model, observer: observer) }
        beginCollecting()
        model.loadTakes()
        if let recentTakes { model.follow(recentTakes) }
        for take in (options.serving?.page.recordings ?? []).dropFirst().reversed() { model.openTake(take) }
        if let take = options.recording { model.openTake(take) }
        announceServer()
        if let toLayUnder, let file = options.file { model.open(toLayUnder, name: FilePath(file).name) }
        if let toPlay { beginPlayback(toPlay) }
        if let resumed, let folder { model.resume(resumed, from: folder, host: host) }
        followBuild()
        var status = QuitReason.failed.exitStatus
        attempt {
            status = try window.run(host, options: RunOptions(frameLimit: options.frames), hooks: hooks).exitStatus
        }
        for problem in problems { printMessage(problem.report) }
        host.abandon()
        return ExitStatus.mostSerious(of: problems.map(\.status))?.rawValue ?? status
    }

    private func connect(_ start: PlaygroundStart) {
        model.onTuningChange = { [unowned self] in
            keeper.tuningChanged()
            applyAppearance()
        }
        model.lab.displayRate = { [unowned self] in window.refreshRate }
        model.onCopy = { Clipboard.setText($0) }
        model.onSaveCurves = { [unowned self] in saveCurves($0) }
        model.onSaveReport = { [unowned self] in saveReport() }
        model.onSavePage = { [unowned self] in savePage() }
        model.onShowFolder = { FileManagerWindow.show($0) }
        model.takeFolder = TakeFolder(environment: ProcessInfo.processInfo.environment, program: start.program.name)
        model.lab.comparison.blindTestFolder = BlindTestFolder(
            environment: ProcessInfo.processInfo.environment, program: start.program.name)
    }

    private func beginCollecting() {
        model.lab.comparison.live?.follow(observer)
        let collector = TakeCollector(host: host, model: model, observer: observer)
        collector.onBegin = { [unowned self] in frames.begin() }
        collector.onTake = { [unowned self] in model.collect($0, feel: $1, at: Date(), frames: frames.numbers) }
        model.lab.isLiveBusy = { [unowned collector] in collector.isCollecting }
        self.collector = collector
    }

    private func announceServer() {
        guard let server else { return }
        attempt {
            try server.announce(
                "Open it on a phone in the same network. Takes that are sent there appear in the window; closing it ends this."
            )
        }
        model.notice = model.notice ?? "Serving \(server.addresses.first ?? "")"
    }

    private func followBuild() {
        guard let folder else { return }
        model.buildState = folder.state
        buildWatch = BuildWatch(folder) { [weak self] state in
            Task { @MainActor in self?.model.buildState = state }
        } onEnd: { [weak self] in
            Task { @MainActor in self?.window.quit() }
        }
    }

    private var hooks: LoopHooks {
        var hooks = LoopHooks()
        hooks.beforeFrame = { [unowned self] in
            model.adopt(host.size)
            window.predictsPresents = model.inspector.predictsMotion
            model.lab.advance(to: $0)
            advanceReport()
            playback?.play(until: $0)
        }
        hooks.onInput = { [unowned self] in take($0) }
        hooks.onFrame = { [unowned self] in frameShown($0) }
        hooks.inSpareTime = { [unowned self] in model.lab.prepare(within: $0) }
        hooks.nextWakeUp = { [unowned self] in
            let stage = Duration.earlier(playback?.nextWakeUp, collector?.nextWakeUp)
            let writing = report.map { _ in host.time + ReportWriting.interval }
            return .earlier(.earlier(stage, writing), model.lab.nextWakeUp(after: host.time))
        }
        hooks.onPreferences = { [unowned self] in
            desktop = $0
            applyAppearance()
        }
        hooks.onDrop = { [unowned self] in if !model.isTestedBlind { model.openDropped($0) } }
        hooks.beforeQuit = { [unowned self] _ in leave() }
        return hooks
    }

    private func take(_ event: InputEvent) -> LoopHooks.Disposition {
        // Earlier input that still waits for the next frame must not be part of the press's undo step.
        if event.takesOver, host.needsFrame { host.frame(at: event.time) }
        model.note(event, timing: window.inputTiming)
        frames.note(event)
        if event.takesOver { endPlayback(isStopped: true) }
        if case .keyDown(let key, let modifiers) = event.kind, !host.wantsTextInput, model.comesFirst(key, modifiers) {
            host.frame(at: event.time)
            model.press(key, modifiers)
            return .consume
        }
        if pinch.take(event) { return .consume }
        guard let shortcut = WindowShortcut(event), !shortcut.isForText || !host.wantsTextInput else { return .deliver }
        // Earlier input that still waits for the next frame comes first.
        host.frame(at: event.time)
        perform(shortcut)
        return .consume
    }

    private func perform(_ shortcut: WindowShortcut) {
        guard !model.isTestedBlind || shortcut.isForBlindTests else {
            return model.notice = "A blind test is running; Escape ends it"
        }
        switch shortcut {
        case .quit: window.quit()
        case .screenshot: takeScreenshot()
        case .copyTuning: model.copyTuning()
        case .paste: model.paste(Clipboard.text)
        case .resetAll: model.resetAll()
        case .undo: model.undo()
        case .redo: model.redo()
        case .flashRepaints: model.toggleFlashes()
        case .toggleDock: model.toggleDock()
        case .search: model.search()
        case .flip: model.flip()
        case .toggleLayout(let layout): model.toggle(layout)
        case .toggleBlindTest: model.toggleBlindTest()
        case .savePreset: model.savePreset()
        case .savePresetAs: model.beginNaming(.saveAs)
        case .scene(let index):
            let scenes = model.program.scenes.all
            if index < scenes.count { model.show(scenes[index]) }
        case .take(let index): model.chooseTake(at: index)
        }
    }

    private func frameShown(_ record: FrameRecord) {
        observer.observe()
        recorder?.frameShown()
        model.update(from: host, frameTime: Double(record.presented - record.began) / 1e9)
        frames.frameShown(
            at: window.clock.time(of: record.presented), predicted: record.seen, interval: window.frameInterval)
        collector?.frameShown()
        if playback?.isOver == true { endPlayback(isStopped: false) }
    }

    private func beginPlayback(_ recording: Recording) {
        playback = StagePlayback(recording, scene: model.scene, host: host)
        collector?.isPaused = true
        model.lab.isPlayedInto = true
        model.notice = model.notice ?? "Playing the recording; a press, a key or the wheel stops it"
    }

    private func endPlayback(isStopped: Bool) {
        guard let playback else { return }
        if isStopped { playback.stop() }
        self.playback = nil
        collector?.isPaused = false
        model.lab.isPlayedInto = false
        model.notice = isStopped ? nil : "Played the recording"
    }

    private func applyAppearance() {
        host.colorScheme = model.tuning.stage.colorScheme(desktop: desktop.colorScheme)
    }

    private func takeScreenshot() { save(model.scene.name, ending: "png") { try window.screenshot(to: $0) } }

    private func saveCurves(_ format: CurveFileFormat) {
        save(model.scene.name + "-curves", ending: format.rawValue) {
            try CurveSheet(model).write(format, to: $0, fonts: fonts)
        }
    }

    private func savePage() {
        save(model.scene.name + "-page", ending: "html") { try Files.write(Array(try model.page().utf8), to: $0) }
    }

    private func saveReport() {
        guard report == nil else { return model.notice = "A report is being written" }
        do {
            let path = newPath(model.scene.name + "-report", ending: "html")
            report = (ReportWriting(try model.reportJob(), to: path), path)
        } catch {
            model.notice = "\(error)"
        }
    }

    private func advanceReport() {
        guard let (writing, path) = report else { return }
        do {
            let isWritten = try writing.advance()
            if isWritten { report = nil }
            model.notice = isWritten ? "Saved \(path)" : writing.sentence
        } catch {
            report = nil
            model.notice = "\(error)"
        }
    }

    private func newPath(_ name: String, ending: String) -> String {
        ScreenshotFolder(environment: ProcessInfo.processInfo.environment)
            .newPath(program: model.program.name, scene: name, ending: ending)
    }

    private func save(_ name: String, ending: String, write: (String) throws -> Void) {
        let path = newPath(name, ending: ending)
        do {
            try reportingErrors { try write(path) }
            model.notice = "Saved \(path)"
        } catch {
            model.notice = PlaygroundError(error).notice
        }
    }

    /// Writes irreplaceable data first, since after a signal less than a second remains. Of the tuning only the last
    /// half second is still unsaved.
    private func leave() {
        server = nil
        // Includes input that arrived together with the request to quit.
        host.frame(at: window.clock.now)
        attempt { if let path = options.record { try recorder?.recording?.write(to: path) } }
        if let problem = keeper.leave() { problems.append(problem) }
        attempt { if let folder { try model.save(to: folder, host: host) } }
        recentTakes?.finish()
        report?.writing.finish()
        attempt { if let path = options.screenshot { try window.screenshot(to: path) } }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            problems.append(PlaygroundError(error))
        }
    }
}
