import ScrollPhysics

/// The options of `trace`.
package struct TraceOptions: Equatable, Sendable {
    /// The path of the recording.
    package var recording: String
    /// The name of another scroll view of the scene; nil for the scene's main one.
    package var view: String?
    /// The name or path of a feel; nil for the recording's own.
    package var feel: String?
    /// The times of the samples.
    package var times: SampleTimes
    /// The time of the last sample; nil for the first one at rest.
    package var until: Duration?
    /// The output format.
    package var format: TraceFormat

    /// The default number of samples per second.
    package static let usualRate = 60.0

    /// Options with all their parts.
    package init(recording: String, feel: String?, times: SampleTimes, until: Duration?, format: TraceFormat) {
        self.recording = recording
        self.feel = feel
        self.times = times
        self.until = until
        self.format = format
    }
}

/// Prints the samples of a recording. Throws ``PlaygroundError`` and ``OutputClosed``.
package func runTrace(_ options: TraceOptions) throws {
    let recording = try Recording(contentsOf: options.recording, view: options.view)
    let feel = try options.feel.map(FeelLibrary.feel) ?? FeelLibrary.feel(of: recording, file: options.recording)
    if let note = recording.note(onReplaysIn: [feel], file: options.recording) { printMessage(note) }
    try checkRows(of: recording, feel: feel, options)
    let trace = Trace(recording, feel: feel, times: options.times, until: options.until)
    var output = OutputStream()
    try output.write(options.format.opening)
    var isFirst = true
    for sample in trace {
        try output.write(options.format.text(sample, isFirst: isFirst))
        isFirst = false
    }
    try output.write(options.format.closing)
    try output.flush()
}

/// Refuses more rows than a trace may have. The error blames the file if even a trace at the default rate would be too
/// long, otherwise the arguments.
private func checkRows(of recording: Recording, feel: ScrollFeel, _ options: TraceOptions) throws(PlaygroundError) {
    let limit = FileLimit.samples
    guard case .rate(let rate) = options.times else { return }
    func isTooMany(_ time: Duration, _ rate: Double) -> Bool { time.inSeconds * rate >= Double(limit.value) }
    guard isTooMany(options.until ?? recording.duration + Trace.patience, rate) else { return }
    let end = options.until ?? RestState(of: recording, in: feel).time
    guard isTooMany(end, rate) else { return }
    let isLong = options.until == nil && isTooMany(end, TraceOptions.usualRate)
    let count = (end.inSeconds * rate).rounded(.down) + 1
    throw PlaygroundError(
        isLong ? .malformed : .usage,
        "\(options.recording): a trace until \(end.inSeconds.shortestDecimal) s, \(rate.shortestDecimal) times a second, has "
            + "\(count.shortestDecimal) \(limit.unit); \(limit.expectation) are allowed.", remedy: limit.remedy)
}
