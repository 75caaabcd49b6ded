import ScrollAnalysis
import ScrollPhysics

/// A recording that a page plays beside what the person does.
struct SharedTake {
    /// The title: the take's given name, or the description of its gesture.
    let title: String
    let path: String
    let recording: Recording

    /// Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``, the latter also for what a page cannot play.
    init(contentsOf path: String) throws(PlaygroundError) {
        let recording = try Recording(contentsOf: path)
        let feel = try FeelLibrary.feel(of: recording, file: path)
        try self.init(
            recording, title: recording.takeName ?? GestureSummary(recording, feel: feel).title, path: path)
    }

    /// `path` is what messages call it. Throws ``ExitStatus/malformed`` for what a page cannot play.
    init(_ recording: Recording, title: String, path: String) throws(PlaygroundError) {
        try Self.check(recording, path)
        self.title = title.shortened(to: Self.longestTitle)
        (self.path, self.recording) = (path, recording)
    }

    /// Code points: a line on a phone.
    private static let longestTitle = 40

    /// A page knows the scroll view as it was when the gesture began, and chooses targets by the recording's own rule.
    private static func check(_ recording: Recording, _ path: String) throws(PlaygroundError) {
        for (index, event) in recording.events.enumerated() {
            if event.isLayout {
                throw PlaygroundError(
                    .malformed,
                    "\(path): events[\(index)]: the lengths change; a page plays a gesture in a scroll view of one size.",
                    remedy: "Record it again without changing the window or the margins meanwhile.")
            }
            if !event.chosen.isEmpty {
                throw PlaygroundError(
                    .malformed,
                    "\(path): events[\(index)].chosen: a target behaviour of the scene chose where to rest, which a page has not.",
                    remedy: "Record it in a scene that rests on views, on pages, or anywhere.")
            }
        }
    }

    var json: JSONValue {
        .object(["title": .string(title.visible), "recording": .object(recording.object)])
    }
}
