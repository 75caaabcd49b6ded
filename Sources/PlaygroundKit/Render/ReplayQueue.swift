import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// What was done to the scroll views of a scene, in order of time, to be done again.
@MainActor
struct ReplayQueue {
    /// An event and the name of the scroll view that it happened to.
    struct Event {
        var view: String
        var time: Duration
        var intent: ScrollIntent
    }

    private let scene: String
    private let recordings: [(view: String, recording: Recording)]
    private var events: ArraySlice<Event>

    /// Complexity: O(n log n) in the events.
    init(_ recording: Recording, scene: PlaygroundScene) {
        self.scene = scene.name
        recordings = [(PlaygroundScene.stageID, recording)] + recording.views
        events =
            recordings.flatMap { view, recording in
                recording.events.map { Event(view: view, time: $0.time, intent: $0.intent) }
            }
            .sorted { $0.time < $1.time }[...]
    }

    /// When the next event happened, since the start of the recording; nil after the last one.
    var nextTime: Duration? { events.first?.time }

    /// The next event that happened up to and including `time`.
    mutating func next(until time: Duration) -> Event? {
        guard let event = events.first, event.time <= time else { return nil }
        return events.removeFirst()
    }

    /// Takes the scroll views of a host that was laid out to where the recording begins.
    func begin(in host: ViewHost) {
        let time = host.time
        for (view, recording) in recordings {
            apply(.scrollTo(recording.offset, animated: false), to: view, of: host, at: time)
            // The rows that come in there may hold the next one.
            host.advance(to: time)
        }
    }

    /// Takes away whatever still holds a scroll view.
    func cancel(in host: ViewHost, at time: Duration) {
        for (view, _) in recordings { apply(.cancel, to: view, of: host, at: time) }
    }

    func apply(_ intent: ScrollIntent, to view: String, of host: ViewHost, at time: Duration) {
        host.apply(intent, toScrollWithID: ScrollViewID(name: view, inside: scene), at: time)
    }
}
