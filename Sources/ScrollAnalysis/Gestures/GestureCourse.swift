import ScrollPhysics

/// What scrolled during a gesture, in the order in which it came.
///
/// What follows from a hand is not the program's doing: momentum that a scroll view passes on, and where a key leads to in content whose
/// length is an estimate.
struct GestureCourse {
    /// Each once.
    private(set) var devices: [GestureDevice] = []

    init(_ recording: Recording) {
        for event in recording.parts.flatMap(\.events).sorted(by: { $0.time < $1.time }) {
            guard let device = GestureDevice(event.intent), !devices.contains(device) else { continue }
            if device == .program, !devices.isEmpty, isConsequence(event.intent) { continue }
            devices.append(device)
        }
    }

    private func isConsequence(_ intent: ScrollIntent) -> Bool {
        if case .fling = intent { return true }
        return devices.contains(.keyboard)
    }
}
