import ScrollAnalysis
import ScrollPhysics

/// What `share` was asked.
package struct ShareOptions: Equatable, Sendable {
    /// Paths of recordings to play beside; may be empty.
    package var recordings: [String] = []
    /// Names or paths of one or two feels; none for the one that the recordings were made with.
    package var feels: [String] = []
    /// What is scrolled.
    package var scene = SharedScene.gallery
    /// Path of the page; nil for standard output.
    package var output: String?

    package init() {}
}

/// A scene that pages have.
package enum SharedScene: String, CaseIterable, Sendable {
    case gallery, pages, list
}

/// Writes a page to feel one or two feels on, with nothing but a browser. Throws ``PlaygroundError`` and ``OutputClosed``.
@MainActor package func runShare(_ options: ShareOptions, in program: PlaygroundProgram = .scrollPlayground) throws {
    try OutputFiles(output: options.output, recordings: options.recordings, feels: options.feels).check()
    let text = try SharePage(options, in: program).text(try WebAssets.locate())
    if let output = options.output { try Files.write(Array(text.utf8), to: output) } else { try printData(text) }
}

extension SharePage {
    /// The page that the options ask for. Throws ``PlaygroundError``.
    @MainActor init(_ options: ShareOptions, in program: PlaygroundProgram) throws(PlaygroundError) {
        try check(options)
        let takes = try options.recordings.map { path throws(PlaygroundError) in try SharedTake(contentsOf: path) }
        let feels = try PlaygroundKit.feels(of: options, takes).map { file, path throws(PlaygroundError) in
            try file.checked(by: program.scenes, file: path)
        }
        self.init(scene: options.scene, feels: feels, takes: takes)
    }
}

private func check(_ options: ShareOptions) throws(PlaygroundError) {
    let limit = FileLimit.shared
    guard options.recordings.count <= limit.value else {
        throw PlaygroundError(
            .usage, "\(options.recordings.count) recordings are named, and \(limit.expectation) are allowed.",
            remedy: limit.remedy)
    }
    guard options.feels.count <= 2 else {
        throw PlaygroundError(
            .usage, "share takes two feels at most and got \(options.feels.count).",
            remedy: "Say --feel once or twice.")
    }
    guard !options.feels.isEmpty || !options.recordings.isEmpty else {
        throw PlaygroundError(
            .usage, "share got neither a feel nor a recording that was made with one.",
            remedy: "Say --feel NAME or --feel FILE, once or twice.")
    }
}

/// Those that are named, or the one that all recordings were made with; each with what messages call it.
private func feels(
    of options: ShareOptions, _ takes: [SharedTake]
) throws(PlaygroundError) -> [(FeelFile, String)] {
    guard options.feels.isEmpty else {
        return try options.feels.map { argument throws(PlaygroundError) in
            (try FeelLibrary.file(argument), argument)
        }
    }
    var own: (FeelFile, String)?
    for take in takes {
        let file = try FeelLibrary.ownFile(of: take.recording, file: take.path)
        guard own == nil || own?.0 == file else {
            throw PlaygroundError(
                .usage, "\(take.path): it was made with another feel than \(takes[0].path).",
                remedy: "Say --feel NAME or --feel FILE, once or twice.")
        }
        own = (file, take.path)
    }
    return own.map { [$0] } ?? []
}
