import ScrollAnalysis
import ScrollPhysics
import SDLHost

/// The initial state of the window. Errors of the options are found before a window opens.
@MainActor
final class PlaygroundStart {
    let program: PlaygroundProgram
    let scene: PlaygroundScene
    let tuning: Tuning
    /// The stored tuning, which may differ from `tuning`.
    let saved: Tuning
    let store: TuningStore
    /// The recording to play once the window is open.
    let playback: Recording?
    /// The recording to show on the stage as a take.
    let take: Recording?
    /// The curve to put under the plots.
    let curve: CurveFile?
    /// The problem with the stored tuning or with the file to open.
    let notice: String?

    /// Throws for an unknown scene or feel, and for output files that could not be written.
    init(
        _ options: PlaygroundOptions, in program: PlaygroundProgram = .scrollPlayground, environment: [String: String]
    ) throws(PlaygroundError) {
        let scenes = program.scenes
        self.program = program
        store = TuningStore(environment: environment, program: program.name)
        try options.outputFiles(tuning: store.path).check()
        let (opened, refusal) = Self.open(options.file, in: scenes)
        playback = opened?.recording
        curve = opened?.curve
        take = try options.recording.map { path throws(PlaygroundError) in try Recording(contentsOf: path) }
        let recorded = (playback ?? take)?.scene(in: scenes)
        scene =
            try options.scene.map { name throws(PlaygroundError) in try scenes.scene(called: name) } ?? recorded
            ?? scenes.first
        if let take, let path = options.recording { try take.check(madeIn: scene, of: scenes, file: path) }
        let own = try take.map { take throws(PlaygroundError) in
            try take.tuning(file: options.recording ?? "").checked(by: scenes, file: options.recording ?? "")
        }
        let named = try options.feel.map { name throws(PlaygroundError) in try FeelLibrary.file(name, in: scenes) }
        let other = try options.otherFeel.map { name throws(PlaygroundError) in
            try FeelLibrary.file(name, in: scenes)
        }
        let file = named ?? opened?.tuning ?? own
        let stored = StoredTuning(store)
        saved = stored.tuning
        for problem in [refusal].compactMap({ $0 }) + stored.problems { printMessage(problem.report) }
        for sentence in stored.notes { printMessage("\(ProgramName.current): \(sentence)".visible) }
        notice =
            refusal.map { Self.notice($0, of: options.file) } ?? stored.problems.first?.message ?? stored.notes.first
        var tuning = file.map { Self.tuning($0, over: stored.tuning) } ?? stored.tuning
        if let other { tuning.other = Self.other(other, beside: tuning) }
        self.tuning = tuning
    }

    private static func open(
        _ path: String?, in scenes: SceneCatalog
    ) -> (file: OpenedFile?, problem: PlaygroundError?) {
        do throws(PlaygroundError) {
            return (
                try path.map { path throws(PlaygroundError) in
                    try OpenedFile(contentsOf: path).checked(by: scenes, file: path)
                },
                nil
            )
        } catch {
            return (nil, error)
        }
    }

    /// Shortens paths to file names, since the status line has no space for folders.
    private static func notice(_ problem: PlaygroundError, of path: String?) -> String {
        guard let path else { return problem.message }
        return problem.message.replacing(path, with: FilePath(path).name)
    }

    /// Returns the tuning of a file as B, with the settings of the stage of A if the file has none.
    private static func other(_ file: FeelFile, beside tuning: Tuning) -> OtherTuning {
        OtherTuning(side: .b, base: file.base, feel: file.feel, stage: file.stage ?? tuning.stage)
    }

    /// Returns the tuning of a file. The stored settings of the stage stay if the file has none.
    private static func tuning(_ file: FeelFile, over stored: Tuning) -> Tuning {
        var tuning = Tuning(file)
        if file.stage == nil { tuning.stage = stored.stage }
        tuning.editedFeels = stored.editedFeels
        tuning.presets = stored.presets
        tuning.pinned = stored.pinned
        tuning.other = stored.other
        return tuning
    }
}

/// What is stored between sessions.
private struct StoredTuning {
    let tuning: Tuning
    let problems: [PlaygroundError]
    /// What the user should know, such as that numbers of a former version were kept.
    let notes: [String]

    init(_ store: TuningStore) {
        var (tuning, problem) = store.load()
        let edited = store.loadEditedFeels()
        tuning.editedFeels = edited.feels
        notes = store.keepFormerNumbers()
        let presets = store.loadPresets()
        tuning.presets = presets.presets
        self.tuning = tuning
        problems = [problem].compactMap { $0 } + edited.problems + presets.problems
    }
}

extension PlaygroundOptions {
    fileprivate func outputFiles(tuning: String?) -> OutputFiles {
        var files = OutputFiles()
        files.addOutput("--record", record)
        files.addOutput("--screenshot", screenshot)
        files.addFeel("--feel", feel)
        files.addInput("the opened file", file)
        files.addInput("--recording", recording)
        files.addInput("the stored tuning", tuning)
        return files
    }
}
