import ScrollPhysics

/// What scrolled during a gesture, in the order in which it came.
///
/// The program counts only where it began: what it does after a hand follows from that, as views that are scrolled along with the one in
/// hand, momentum that a scroll view passes on, and where a key leads to in content whose length is an estimate.
struct GestureCourse {
    /// Each once.
    private(set) var devices: [GestureDevice] = []

    /// Of all scroll views.
    init(_ parts: [Recording]) {
        for event in parts.flatMap(\.events).sorted(by: { $0.time < $1.time }) {
            guard let device = GestureDevice(event.intent), !devices.contains(device) else { continue }
            if device != .program || devices.isEmpty { devices.append(device) }
        }
    }
}
