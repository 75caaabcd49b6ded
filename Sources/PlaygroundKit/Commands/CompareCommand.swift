import ScrollPhysics

/// What `compare` was asked.
public struct CompareOptions: Equatable, Sendable {
    /// Path of the recording.
    public var recording: String
    /// Name of another scroll view of the scene; nil for the one that the scene is about.
    public var view: String?
    /// Names or paths of the two feels.
    public var feels: [String]
    /// Points that the offsets may differ at most; nil for any.
    public var offsetLimit: Double?
    /// Seconds that the times of rest may differ at most; nil for any.
    public var timeLimit: Double?
    /// How it is printed.
    public var format: ComparisonFormat

    /// Options with all their parts.
    public init(
        recording: String, feels: [String], offsetLimit: Double?, timeLimit: Double?, format: ComparisonFormat
    ) {
        self.recording = recording
        self.feels = feels
        self.offsetLimit = offsetLimit
        self.timeLimit = timeLimit
        self.format = format
    }
}

/// Prints how far two feels are apart in a recording. Throws ``PlaygroundError``, with ``ExitStatus/failed`` where a limit is
/// exceeded, and ``OutputClosed``.
public func runCompare(_ options: CompareOptions) throws {
    guard options.feels.count == 2 else { throw wrongCount(options.feels.count) }
    let recording = try Recording(contentsOf: options.recording, view: options.view)
    let feels = [try FeelLibrary.feel(options.feels[0]), try FeelLibrary.feel(options.feels[1])]
    if let note = recording.note(onReplaysIn: feels, file: options.recording) { printMessage(note) }
    let comparison = try Comparison(of: recording, in: feels[0], and: feels[1], file: options.recording)
    var output = OutputStream()
    try output.write(ComparisonReport(comparison).text(options.format))
    try output.flush()
    if let excess = comparison.excess(over: options) { throw excess }
}

private func wrongCount(_ count: Int) -> PlaygroundError {
    PlaygroundError(
        .usage, "compare needs two feels and got \(count).",
        remedy: "Say --feel twice, each with a feel's name or file; 'scroll-playground feels list' names them.")
}

extension Comparison {
    /// The first limit that the comparison exceeds. Exactly the limit is allowed.
    fileprivate func excess(over options: CompareOptions) -> PlaygroundError? {
        if let limit = options.offsetLimit, largestDistance > limit {
            let axis = largest.x.distance > largest.y.distance ? "x" : "y"
            let worst = axis == "x" ? largest.x : largest.y
            return Self.error(
                "offset.\(axis) of \(names[0]) and \(names[1]) differs by \(Self.rounded(worst.distance)) pt at "
                    + "\(worst.time.inSeconds.shortestDecimal) s; \(limit.shortestDecimal) pt are allowed.",
                "--limit-offset")
        }
        if let limit = options.timeLimit, restTimeDifference > limit {
            return Self.error(
                "\(names[0]) and \(names[1]) come to rest \(Self.rounded(restTimeDifference)) s apart; "
                    + "\(limit.shortestDecimal) s are allowed.", "--limit-time")
        }
        return nil
    }

    private static func rounded(_ value: Double) -> String { ((value * 1e6).rounded() / 1e6).shortestDecimal }

    private static func error(_ message: String, _ option: String) -> PlaygroundError {
        PlaygroundError(
            .failed, message, remedy: "Bring the feels together, or raise \(option) if the change is wanted.")
    }
}
