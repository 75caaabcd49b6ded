/// What `trace` was asked.
public struct TraceOptions: Equatable, Sendable {
    /// Path of the recording.
    public var recording: String
    /// Name of another scroll view of the scene; nil for the one that the scene is about.
    public var view: String?
    /// Name or path of a feel; nil for the recording's own.
    public var feel: String?
    /// When to sample.
    public var times: SampleTimes
    /// Time of the last sample; nil for the first one at rest.
    public var until: Duration?
    /// What to print.
    public var format: TraceFormat

    /// Options with all their parts.
    public init(recording: String, feel: String?, times: SampleTimes, until: Duration?, format: TraceFormat) {
        self.recording = recording
        self.feel = feel
        self.times = times
        self.until = until
        self.format = format
    }
}

/// Prints the samples of a recording. Throws ``PlaygroundError`` and ``OutputClosed``.
public func runTrace(_ options: TraceOptions) throws {
    let recording = try Recording(contentsOf: options.recording, view: options.view)
    let feel = try options.feel.map(FeelLibrary.feel) ?? FeelLibrary.feel(of: recording, file: options.recording)
    if let note = recording.note(onReplaysIn: [feel], file: options.recording) { printMessage(note) }
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
