import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The recorded input to the scroll views of a scene, in order of time.
@MainActor
struct ReplayQueue {
    /// An event and the name of its scroll view.
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

    /// The time of the next event since the start of the recording; nil after the last one.
    var nextTime: Duration? { events.first?.time }

    /// Removes and returns the next event up to and including `time`.
    mutating func next(until time: Duration) -> Event? {
        guard let event = events.first, event.time <= time else { return nil }
        return events.removeFirst()
    }

    /// Scrolls the views of a host after layout to the offsets at the start of the recording.
    func begin(in host: ViewHost) {
        let time = host.time
        for (view, recording) in recordings {
            apply(.scrollTo(recording.offset, animated: false), to: view, of: host, at: time)
            // The rows that appear there may contain the next scroll view.
            host.advance(to: time)
        }
    }

    /// Cancels all input that still holds a scroll view.
    func cancel(in host: ViewHost, at time: Duration) {
        for (view, _) in recordings { apply(.cancel, to: view, of: host, at: time) }
    }

    func apply(_ intent: ScrollIntent, to view: String, of host: ViewHost, at time: Duration) {
        host.apply(intent, toScrollWithID: ScrollViewID(name: view, inside: scene), at: time)
    }
}
