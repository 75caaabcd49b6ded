import ScrollAnalysis
import ScrollPhysics

/// The content of an opened file. The file itself says what it is.
struct OpenedFile {
    /// The recording to play; nil for other files.
    let recording: Recording?
    /// The feel, with settings of the stage if the file has them; nil for a curve.
    private(set) var tuning: FeelFile?
    /// The curve to put under the plots; nil for other files.
    let curve: CurveFile?

    /// Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``.
    init(contentsOf path: String) throws(PlaygroundError) {
        try self.init(try Files.read(path), file: path)
    }

    /// The name in messages of pasted text.
    static let clipboard = "the clipboard"

    /// Parses text from the clipboard. Throws ``ExitStatus/malformed``.
    init(pasted text: String) throws(PlaygroundError) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw PlaygroundError(
                .malformed, "\(Self.clipboard) holds no text.", remedy: "Copy a feel, a tuning or a recording first.")
        }
        guard text.utf8.count <= FileLimit.size.value else {
            throw PlaygroundError(
                .malformed, "\(Self.clipboard) holds more than \(FileLimit.size.value) bytes.",
                remedy: "Copy a feel, a tuning or a recording.")
        }
        try self.init(Array(text.utf8), file: Self.clipboard)
    }

    private init(_ bytes: [UInt8], file path: String) throws(PlaygroundError) {
        guard !path.lowercased().hasSuffix(".csv"), !CurveFile.isCurve(bytes) else {
            curve = try CurveFile(bytes, file: path)
            (recording, tuning) = (nil, nil)
            return
        }
        curve = nil
        let format = try JSONReader(bytes, file: path).object().field("format", Self.expected)
        switch format.value {
        case .string(Recording.format):
            let recording = try RecordingReader.read(bytes, file: path)
            self.recording = recording
            tuning = try recording.tuning(file: path)
        case .string(FeelFile.format):
            recording = nil
            tuning = try FeelFile(bytes, file: path)
        default:
            throw format.unexpected(
                Self.expected,
                remedy: "'scroll-playground run --record FILE.json' writes a recording, "
                    + "'scroll-playground feels show uikit --format json' a feel.")
        }
    }

    /// Returns the file with its values checked against the scenes. Throws ``ExitStatus/malformed`` for unknown values.
    @MainActor func checked(by scenes: SceneCatalog, file: String) throws(PlaygroundError) -> OpenedFile {
        var checked = self
        checked.tuning = try tuning?.checked(by: scenes, file: file)
        return checked
    }

    private static let expected = "\"\(Recording.format)\" or \"\(FeelFile.format)\""
}

extension Recording {
    /// Returns the feel that it was recorded with, including tuned values and the settings of the stage.
    func tuning(file: String) throws(PlaygroundError) -> FeelFile {
        let base = try FeelLibrary.base(of: self, file: file)
        var tuning = FeelFile(name: base.name, base: base, values: feelValues)
        tuning.stage = stageSettings
        return tuning
    }

    /// Returns the recorded scene; if it does not exist, one that scrolls on the same axes.
    @MainActor func scene(in scenes: SceneCatalog) -> PlaygroundScene {
        if let scene = sceneName.flatMap(scenes.scene(named:)) { return scene }
        let name = axes == .vertical ? "list" : axes == .horizontal ? "gallery" : "table"
        return scenes.scene(named: name) ?? scenes.first
    }
}

extension FeelLibrary {
    /// Returns the feel called `name`, or that of the file at this path, with its values checked against the scenes.
    @MainActor static func file(_ name: String, in scenes: SceneCatalog) throws(PlaygroundError) -> FeelFile {
        try file(name).checked(by: scenes, file: name)
    }
}

extension FeelFile {
    /// Returns the file with its values checked against the scenes. Throws ``ExitStatus/malformed`` for unknown values.
    @MainActor func checked(by scenes: SceneCatalog, file: String) throws(PlaygroundError) -> FeelFile {
        var checked = self
        checked.stage = try stage.map { stage throws(PlaygroundError) in try scenes.checked(stage, file: file) }
        return checked
    }
}
