import Foundation
import ScrollAnalysis
import ScrollPhysics

/// The gestures that are kept, newest first.
extension LabModel {
    /// So many are kept in memory; those in files are not counted.
    static let mostTakes = 20
    /// So many events they may have together, the newest one's not counted: each takes some 200 bytes of memory.
    static let mostEvents = 100_000
    /// What moves content by less than this is no gesture but a click, points.
    static let leastPath = 1.0

    /// Takes in what was done to the stage, unless nothing came of it. The oldest one that is not saved goes for it.
    func collect(_ recording: Recording, feel: ScrollFeel, at date: Date?, frames: FrameNumbers? = nil) {
        if let frames { self.frames = frames }
        let gesture = GestureSummary(recording, feel: feel)
        guard gesture.path >= Self.leastPath else { return }
        insert(Take(id: nextTakeID(), recording: recording, gesture: gesture, frames: frames, date: date))
    }

    /// Puts a take on top of the list.
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

    /// The recording in a file as a take, which is not in the list yet. Throws ``ExitStatus/inputOutput``,
    /// ``ExitStatus/malformed``, and whatever a feel throws that is not there.
    func take(from file: String) throws(PlaygroundError) -> Take {
        let recording = try Recording(contentsOf: file)
        return try take(recording, file: file)
    }

    /// The same for a recording that was read from `file`.
    func take(_ recording: Recording, file: String) throws(PlaygroundError) -> Take {
        let feel = try FeelLibrary.feel(of: recording, file: file)
        return Take(
            id: nextTakeID(), recording: recording, gesture: GestureSummary(recording, feel: feel),
            date: recording.takeDate,
            name: recording.takeName, path: file)
    }

    /// Changes what is said of a take.
    func update(_ id: Take.ID, _ change: (inout Take) -> Void) {
        guard let index = takes.firstIndex(where: { $0.id == id }) else { return }
        change(&takes[index])
    }

    /// The take that the stage shows; nil while it is live.
    var chosenTake: Take? { takes.first { $0.id == chosenTakeID } }

    /// Shows a take from its start, again and again.
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

    /// Goes back to what is being done now.
    func letGo() {
        guard chosenTakeID != nil else { return }
        (player, recording, chosenRecording, chosenTakeID) = (nil, nil, nil, nil)
        (isPlaying, isPreparing, playhead, duration) = (false, false, .zero, .zero)
    }

    /// Takes over how long the chosen take goes on in the slowest of the tunings that are shown. The playhead stays, unless it
    /// would be past the end.
    func measure(in tunings: [Tuning]) {
        guard chosenTakeID != nil else { return }
        isPreparing = true
        let lengths = tunings.flatMap { tuning in
            parts(in: tuning).map { GestureSamples($0, feel: tuning.feel).length }
        }
        let length = (lengths.max() ?? .zero) + TakeCollector.rest
        if duration != length { duration = length }
        if playhead > length { playhead = length }
    }
}
