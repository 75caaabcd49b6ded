import ScrollAnalysis
import ScrollPhysics

/// The moments that the playhead can jump to.
extension LabModel {
    /// The times of presses, releases, notches, keys and programmatic scrolls, the start, and the time of rest, in
    /// order.
    var jumpTimes: [Duration] {
        let parts = chosenRecording?.parts ?? []
        let events = parts.flatMap(\.events).filter(\.isLandmark).map { min($0.time, duration) }
        return Array(Set(events + [.zero, max(.zero, duration - TakeCollector.rest)])).sorted()
    }

    /// Moves the playhead to the next or previous event, and stops it there.
    func jump(forward isForward: Bool) {
        let times = jumpTimes
        guard let time = isForward ? times.first(where: { $0 > playhead }) : times.last(where: { $0 < playhead }) else {
            return
        }
        seek(to: time)
    }
}

extension RecordedEvent {
    /// Whether the event starts or ends something that is worth seeing.
    fileprivate var isLandmark: Bool {
        switch intent {
        case .down, .up, .cancel, .wheel(.notch, _), .key, .fling, .scrollTo: true
        case .wheel(.touchpad, _), .move, .resize, .content, .insets: false
        }
    }
}
