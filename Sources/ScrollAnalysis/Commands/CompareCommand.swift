import ScrollPhysics

/// What `compare` was asked.
package struct CompareOptions: Equatable, Sendable {
    /// Path of the recording.
    package var recording: String
    /// Name of another scroll view of the scene; nil for the one that the scene is about.
    package var view: String?
    /// Names or paths of the two feels.
    package var feels: [String]
    /// Beyond which the command fails.
    package var limits = DifferenceLimits()
    /// How it is printed.
    package var format: ComparisonFormat

    /// Options with all their parts.
    package init(recording: String, feels: [String], format: ComparisonFormat) {
        self.recording = recording
        self.feels = feels
        self.format = format
    }
}

/// Prints how far two feels are apart in a recording. Throws ``PlaygroundError``, with ``ExitStatus/failed`` where a limit is
/// exceeded, and ``OutputClosed``.
package func runCompare(_ options: CompareOptions) throws {
    guard options.feels.count == 2 else { throw wrongCount(options.feels.count) }
    let recording = try Recording(contentsOf: options.recording, view: options.view)
    let feels = [try FeelLibrary.feel(options.feels[0]), try FeelLibrary.feel(options.feels[1])]
    if let note = recording.note(onReplaysIn: feels, file: options.recording) { printMessage(note) }
    let comparison = try Comparison(of: recording, in: feels[0], and: feels[1], file: options.recording)
    let rests = comparison.rests
    let a = try FeelNumbers(of: recording, in: feels[0], along: nil, rest: rests[0], file: options.recording)
    let b = try FeelNumbers(of: recording, in: feels[1], along: a.axis, rest: rests[1], file: options.recording)
    let checks = LimitCheck.all(of: comparison, a, b, options.limits)
    var output = OutputStream()
    if options.format == .junit {
        let name = "\(options.recording): \(options.feels.joined(separator: " and "))"
        try output.write(JUnitReport([JUnitReport.Suite(name: name, checks: checks)], of: "compare").text)
    } else {
        try output.write(ComparisonReport(comparison, [a, b]).text(options.format))
    }
    try output.flush()
    if let excess = checks.lazy.compactMap(\.failure).first { throw excess }
}

private func wrongCount(_ count: Int) -> PlaygroundError {
    PlaygroundError(
        .usage, "compare needs two feels and got \(count).",
        remedy: "Say --feel twice, each with a feel's name or file; 'scroll-playground feels list' names them.")
}
