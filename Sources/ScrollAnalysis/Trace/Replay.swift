import Foundation
public import ScrollPhysics

/// Plays a recording through a scroller: each event at its own time, whatever the times that are asked for between them.
///
/// ```swift
/// var replay = Replay(recording, feel: .uikit)
/// replay.advance(to: .seconds(1))
/// print(replay.scroller.offset(at: .seconds(1)))
/// ```
/// Times only go forward. The same recording and feel give the same offsets to the last bit, however finely they are sampled.
public struct Replay: Sendable {
    /// The scroll view as it is at the time advanced to.
    public private(set) var scroller: Scroller
    private let events: [RecordedEvent]
    private var targets: ReplayTargets
    private var next = 0

    /// Where the recording has its places to rest at the time advanced to.
    var recordedTargets: RecordedTargets { targets.recorded }

    /// Before the first event.
    public init(_ recording: Recording, feel: ScrollFeel) {
        scroller = Scroller(feel: feel, axes: recording.axes, extent: recording.extent, offset: recording.offset)
        scroller.isPaging = recording.targets.arePages
        events = recording.events
        targets = ReplayTargets(recording.targets)
    }

    /// Does everything that happens up to and including `time`. Linear in the number of events that are due.
    public mutating func advance(to time: Duration) {
        while next < events.count, events[next].time <= time {
            let event = events[next]
            move { $0.advance(to: event.time, resolve: $1) }
            if event.isLayout {
                layOut()
            } else {
                targets.begin(event)
                move { $0.apply(event.intent, at: event.time, resolve: $1) }
                next += 1
            }
        }
        move { $0.advance(to: time, resolve: $1) }
    }

    /// Lets the scroller ask for rest places while it changes.
    private mutating func move(_ change: (inout Scroller, TargetResolver) -> Void) {
        var asked = targets
        change(&scroller) { asked.resolve($0) }
        targets = asked
    }

    /// A viewport's lengths and the content's after them change at once: between them there may be bounds that never were.
    /// So do those before which content turned out longer or shorter. Whatever is told after them is another change: in
    /// one moment a layout may come to an end several times.
    private mutating func layOut() {
        let time = events[next].time
        var extent = scroller.extent
        targets.begin(events[next])
        var isWhole = false
        while !isWhole, next < events.count, events[next].isLayout, events[next].time == time {
            isWhole = events[next].endsLayout
            let before = extent
            extent.change(events[next].intent)
            if let insets = events[next].relayout.insets { extent.change(insets) }
            let shift = events[next].relayout.shift
            targets.insertContent(shift)
            if extent == before {
                scroller.adjust(by: shift, at: time)
            } else if shift != .zero {
                scroller.insertContent(shift, at: time)
                (extent.x.content, extent.y.content) = (scroller.extent.x.content, scroller.extent.y.content)
            }
            if let frames = events[next].relayout.frames { targets.move(to: frames) }
            targets.join(events[next])
            next += 1
        }
        // Targets may move where all lengths stay.
        let isSame = extent == scroller.extent
        move { isSame ? $0.retarget(at: time, resolve: $1) : $0.setExtent(extent, at: time, resolve: $1) }
    }

    /// Whether every event has happened and nothing moves or will, unless somebody does something.
    public func isAtRest(at time: Duration) -> Bool {
        next == events.count && !scroller.isMoving(at: time) && scroller.nextTransition(after: time) == nil
    }
}

extension RecordedEvent {
    /// Lengths of the content alone, which a layout ends with.
    fileprivate var endsLayout: Bool {
        guard case .content = intent else { return false }
        return relayout.shift == .zero
    }
}

extension ScrollExtent {
    fileprivate mutating func change(_ intent: ScrollIntent) {
        switch intent {
        case .resize(let width, let height): (x.viewport, y.viewport) = (width, height)
        case .content(let width, let height): (x.content, y.content) = (width, height)
        default: break
        }
    }

    fileprivate mutating func change(_ insets: RecordedInsets) {
        (x.leadingInset, x.trailingInset) = (insets.leading, insets.trailing)
        (y.leadingInset, y.trailingInset) = (insets.top, insets.bottom)
    }
}
