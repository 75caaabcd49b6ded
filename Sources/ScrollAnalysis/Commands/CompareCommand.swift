import ScrollPhysics

/// The options of `compare`.
package struct CompareOptions: Equatable, Sendable {
    /// The path of the recording.
    package var recording: String
    /// The name of another scroll view of the scene; nil for the scene's main one.
    package var view: String?
    /// The names or paths of the two feels.
    package var feels: [String]
    /// The limits beyond which the command fails.
    package var limits = DifferenceLimits()
    /// The output format.
    package var format: ComparisonFormat

    /// Options with all their parts.
    package init(recording: String, feels: [String], format: ComparisonFormat) {
        self.recording = recording
        self.feels = feels
        self.format = format
    }
}

/// Prints the differences of two feels in a recording. Throws ``OutputClosed`` and ``PlaygroundError``, with
/// ``ExitStatus/failed`` if a limit is exceeded.
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
    try fail(with: checks.compactMap(\.failure))
}

private func wrongCount(_ count: Int) -> PlaygroundError {
    PlaygroundError(
        .usage, "compare needs two feels, found \(count).",
        remedy: "Use --feel twice, each with a feel's name or file; 'scroll-playground feels list' names them.")
}
