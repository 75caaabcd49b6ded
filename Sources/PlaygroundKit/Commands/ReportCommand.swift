import ScrollAnalysis
import ScrollPhysics

/// The options of `report`.
package struct ReportOptions: Equatable, Sendable {
    /// The paths of the recordings, at least one.
    package var recordings: [String]
    /// The names or paths of one or two feels; empty for the feel of the recordings.
    package var feels: [String] = []
    /// The limits of the differences between two feels, beyond which the command fails.
    package var limits = DifferenceLimits()
    /// The path of the page; nil for standard output.
    package var output: String?
    /// The output format.
    package var format = ReportFormat.html

    /// A report on standard output.
    package init(recordings: [String]) { self.recordings = recordings }
}

/// The output formats of `report`.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// One self-contained page.
    case html
    /// Text and tables, for an issue or a pull request.
    case markdown
}

/// Writes a page on recordings in one or two feels. Throws ``PlaygroundError``, with ``ExitStatus/failed`` after the
/// page is written if a limit is exceeded, and ``OutputClosed``.
@MainActor package func runReport(_ options: ReportOptions, in program: PlaygroundProgram = .scrollPlayground) throws {
    try check(options)
    try OutputFiles(output: options.output, recordings: options.recordings, feels: options.feels).check()
    let tunings = try tunings(of: options, in: program.scenes)
    let feels = options.feels.isEmpty ? [nil] : try options.feels.map { try FeelLibrary.file($0, in: program.scenes) }
    var report = ReportBuilder(tunings, in: program, hasLimits: !options.limits.isEmpty)
    var failures: [PlaygroundError] = []
    for path in options.recordings {
        let gesture = try ReportedGesture(path, tunings, options.limits)
        let exceeded = gesture.failures.compactMap(\.failure)
        failures += options.recordings.count > 1 ? exceeded.map { $0.of(path) } : exceeded
        let draws = options.format == .html
        report.add(gesture, draws ? ReportPictures(gesture, in: feels, tunings, of: program.scenes).allBlocks() : [])
    }
    let text = options.format == .html ? ReportPage(report.document).text : ReportMarkdown(report.document).text
    if let output = options.output { try Files.write(Array(text.utf8), to: output) } else { try printData(text) }
    try fail(with: failures)
}

extension PlaygroundError {
    /// Returns the error with the recording in which it occurred.
    fileprivate func of(_ recording: String) -> PlaygroundError {
        PlaygroundError(status, "\(recording): \(message)", remedy: remedy)
    }
}

private func check(_ options: ReportOptions) throws(PlaygroundError) {
    guard !options.recordings.isEmpty else {
        throw PlaygroundError(.usage, "report got no recording.", remedy: "Name one or more files of 'run --record'.")
    }
    let limit = FileLimit.reported
    guard options.recordings.count <= limit.value else {
        throw PlaygroundError(
            .usage, "\(options.recordings.count) recordings are named, and \(limit.expectation) are allowed.",
            remedy: limit.remedy)
    }
    guard options.feels.count <= 2 else {
        throw PlaygroundError(
            .usage, "report takes two feels at most and got \(options.feels.count).",
            remedy: "Pass --feel once or twice.")
    }
    if options.feels.count < 2, !options.limits.isEmpty {
        throw PlaygroundError(
            .usage,
            "--limit, --limit-offset and --limit-time are for the differences of two feels, and there is only one.",
            remedy: "Pass --feel twice, or use 'measure --limit' for the numbers of one.")
    }
}

/// Returns the named tunings, or the one that all recordings were made with.
@MainActor private func tunings(
    of options: ReportOptions, in scenes: SceneCatalog
) throws(PlaygroundError) -> [ReportedTuning] {
    if !options.feels.isEmpty {
        return try zip(options.feels, TuningSide.allCases).map { (feel, side) throws(PlaygroundError) in
            try ReportedTuning(feel, side: side, of: options.feels.count, in: scenes)
        }
    }
    var own: FeelFile?
    for path in options.recordings {
        let recording = try Recording(contentsOf: path)
        let file = try FeelLibrary.ownFile(of: recording, file: path)
        guard own == nil || own == file else {
            throw PlaygroundError(
                .usage, "\(path): it was made with a different feel than \(options.recordings[0]).",
                remedy: "Pass --feel NAME or --feel FILE for all of them.")
        }
        own = file
    }
    return own.map { [ReportedTuning($0, side: .a, of: 1, in: scenes)] } ?? []
}
