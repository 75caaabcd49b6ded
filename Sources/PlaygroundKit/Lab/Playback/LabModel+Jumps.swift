import ScrollAnalysis
import ScrollPhysics

/// The moments that a playhead jumps to.
extension LabModel {
    /// When somebody pressed, let go, turned the wheel or pressed a key, when the program asked for something, and when all
    /// had come to rest; in order of time, the start with them.
    var jumpTimes: [Duration] {
        let parts = chosenRecording?.parts ?? []
        let events = parts.flatMap(\.events).filter(\.isLandmark).map { min($0.time, duration) }
        return Array(Set(events + [.zero, max(.zero, duration - TakeCollector.rest)])).sorted()
    }

    /// Takes the playhead to the next event, or to the one before, and leaves it there.
    func jump(forward isForward: Bool) {
        let times = jumpTimes
        guard let time = isForward ? times.first(where: { $0 > playhead }) : times.last(where: { $0 < playhead }) else {
            return
        }
        seek(to: time)
    }
}

extension RecordedEvent {
    /// Something begins or ends, so that one wants to see it.
    fileprivate var isLandmark: Bool {
        switch intent {
        case .down, .up, .cancel, .wheel(.notch, _), .key, .fling, .scrollTo: true
        case .wheel(.touchpad, _), .move, .resize, .content, .insets: false
        }
    }
}
