import ScrollAnalysis
import ScrollPhysics

/// A gesture that a served page sent: a valid recording of one that the page can make.
struct SentTake: Sendable {
    let recording: Recording
    let gesture: GestureSummary
    /// The phone and a number: *Pixel 7 #3*.
    var name: String

    /// What messages call the text.
    private static let source = "the take"

    /// Reads the text as strictly as a file. Throws ``ExitStatus/malformed``.
    init(_ bytes: [UInt8], name: String, longest: Duration) throws(PlaygroundError) {
        let recording = try RecordingReader.read(bytes, file: Self.source)
        try Self.check(recording, longest)
        let feel = try FeelLibrary.feel(of: recording, file: Self.source)
        (self.recording, self.name) = (recording, name)
        gesture = GestureSummary(recording, feel: feel)
    }

    /// A page has one scroll view, in which something is done for a while. More would be work for the window.
    private static func check(_ recording: Recording, _ longest: Duration) throws(PlaygroundError) {
        let views = recording.parts.count - 1
        if views > 0 { throw refusal("views", "\(views) more scroll views", "none") }
        guard let last = recording.events.last else { throw refusal("events", "none", "at least one") }
        guard last.time <= longest else {
            throw refusal(
                "events[\(recording.events.count - 1)].t", "\(last.time.inSeconds.shortestDecimal)",
                "at most \(longest.inSeconds.shortestDecimal) s")
        }
    }

    private static func refusal(_ path: String, _ found: String, _ expected: String) -> PlaygroundError {
        PlaygroundError(
            .malformed, "\(source): \(path): found \(found), expected \(expected).",
            remedy: "Send a gesture that was made on the page.")
    }

    /// The recording for a file, with the name.
    var file: Recording {
        var file = recording
        file.takeName = name
        return file
    }
}
