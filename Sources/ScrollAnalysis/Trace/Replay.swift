import Foundation
public import ScrollPhysics

/// Plays a recording through a scroller. Each event is applied at its own time, regardless of the times in between that
/// are sampled.
///
/// ```swift
/// var replay = Replay(recording, feel: .uikit)
/// replay.advance(to: .seconds(1))
/// print(replay.scroller.offset(at: .seconds(1)))
/// ```
/// Times must not decrease. The same recording and feel give the same offsets to the last bit, regardless of the
/// sampling.
public struct Replay: Sendable {
    /// The scroller at the time advanced to.
    public private(set) var scroller: Scroller
    private let events: [RecordedEvent]
    private var targets: ReplayTargets
    private var next = 0

    /// The recorded targets at the time advanced to.
    var recordedTargets: RecordedTargets { targets.recorded }

    /// Creates a replay at the time before the first event.
    public init(_ recording: Recording, feel: ScrollFeel) {
        scroller = Scroller(feel: feel, axes: recording.axes, extent: recording.extent, offset: recording.offset)
        scroller.isPaging = recording.targets.arePages
        events = recording.events
        targets = ReplayTargets(recording.targets)
    }

    /// Applies all events up to and including `time`. Linear in the number of due events.
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

    /// Lets the scroller ask for targets while it changes. The targets are not copied: they are large, and this happens
    /// for every sample.
    private mutating func move(_ change: (inout Scroller, TargetResolver) -> Void) {
        Self.move(&scroller, asking: &targets, change)
    }

    private static func move(
        _ scroller: inout Scroller, asking targets: inout ReplayTargets,
        _ change: (inout Scroller, TargetResolver) -> Void
    ) {
        change(&scroller) { targets.resolve($0) }
    }

    /// Applies the changes of lengths of one layout at once, since the bounds between them may never have existed: the
    /// lengths of the viewport, then those of the content, together with preceding corrections of the content's
    /// estimated length. Further changes at the same time belong to another layout: several layouts may end at the same
    /// moment.
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
        // Targets may move although all lengths are unchanged.
        let isSame = extent == scroller.extent
        move { isSame ? $0.retarget(at: time, resolve: $1) : $0.setExtent(extent, at: time, resolve: $1) }
    }

    /// Returns whether all events have been applied and nothing moves or will move without further input.
    public func isAtRest(at time: Duration) -> Bool {
        next == events.count && !scroller.isMoving(at: time) && scroller.nextTransition(after: time) == nil
    }
}

extension RecordedEvent {
    /// True for a change of the content's lengths alone, which ends a layout.
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
