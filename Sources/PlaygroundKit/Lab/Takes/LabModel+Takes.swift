import Foundation
import ScrollAnalysis
import ScrollPhysics

/// The stored gestures, newest first.
extension LabModel {
    /// The maximum number of takes in memory, without those in files.
    static let mostTakes = 20
    /// The maximum number of their events, without the newest take's. Each uses about 200 bytes of memory.
    static let mostEvents = 100_000
    /// The movement in points below which input is a click and not a gesture.
    static let leastPath = 1.0

    /// Adds the live input as a take, unless the content did not move. Removes the oldest unsaved take beyond the
    /// limits.
    func collect(_ recording: Recording, feel: ScrollFeel, at date: Date?, frames: FrameNumbers? = nil) {
        if let frames { self.frames = frames }
        let gesture = GestureSummary(recording, feel: feel)
        guard gesture.path >= Self.leastPath else { return }
        insert(Take(id: nextTakeID(), recording: recording, gesture: gesture, frames: frames, date: date))
    }

    /// Puts a take at the top of the list.
    func insert(_ take: Take) {
        takes.insert(take, at: 0)
        while hasTooMany,
            let oldest = takes.lastIndex(where: { $0.path == nil && $0.id != chosenTakeID && $0.id != take.id })
        {
            takes.remove(at: oldest)
        }
    }

    private var hasTooMany: Bool {
        let unsaved = takes.filter { $0.path == nil }
        let events = unsaved.dropFirst().reduce(0) { $0 + $1.recording.eventCount }
        return unsaved.count > Self.mostTakes || events > Self.mostEvents
    }

    /// Returns the recording in a file as a take, without adding it to the list. Throws ``ExitStatus/inputOutput``,
    /// ``ExitStatus/malformed``, and the errors of a missing feel.
    func take(from file: String) throws(PlaygroundError) -> Take {
        let recording = try Recording(contentsOf: file)
        return try take(recording, file: file)
    }

    /// Returns a recording that was read from `file` as a take.
    func take(_ recording: Recording, file: String) throws(PlaygroundError) -> Take {
        let feel = try FeelLibrary.feel(of: recording, file: file)
        return Take(
            id: nextTakeID(), recording: recording, gesture: GestureSummary(recording, feel: feel),
            date: recording.takeDate,
            name: recording.takeName, path: file)
    }

    /// Changes the properties of a take.
    func update(_ id: Take.ID, _ change: (inout Take) -> Void) {
        guard let index = takes.firstIndex(where: { $0.id == id }) else { return }
        change(&takes[index])
    }

    /// The take on the stage; nil while the stage is live.
    var chosenTake: Take? { takes.first { $0.id == chosenTakeID } }

    /// Plays a take in a loop from its start.
    func choose(_ take: Take, look: TakeLook, tunings: [Tuning]) throws(PlaygroundError) {
        player = try upcoming?.id == take.id ? upcoming?.player : TakePlayer(take.recording, look: look, text: text)
        upcoming = nil
        recording = take.recording.main
        view = take.recording.mainView
        chosenRecording = ChosenRecording(take.recording, in: look.scene)
        chosenTakeID = take.id
        measure(in: tunings)
        playhead = .zero
        playedUntil = nil
        (isPlaying, isPreparing) = (true, true)
    }

    /// Returns to the live input.
    func letGo() {
        guard chosenTakeID != nil else { return }
        (player, recording, chosenRecording, chosenTakeID) = (nil, nil, nil, nil)
        (isPlaying, isPreparing, playhead, duration) = (false, false, .zero, .zero)
    }

    /// Sets the duration of the chosen take to that in the slowest shown tuning. The playhead stays, unless it would be
    /// past the end.
    func measure(in tunings: [Tuning]) {
        guard chosenTakeID != nil else { return }
        isPreparing = true
        let ends = tunings.flatMap { tuning in
            parts(in: tuning).map { part in
                min(dock.motion(of: part, in: tuning.feel).end, part.duration + GestureSamples.patience)
            }
        }
        // In the first frame at rest.
        let length = FrameGrid.first(from: ends.max() ?? .zero) + TakeCollector.rest
        if duration != length { duration = length }
        if playhead > length { playhead = length }
    }
}
