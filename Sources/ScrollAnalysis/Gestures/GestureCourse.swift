import ScrollPhysics

/// The devices that scrolled during a gesture, in order of appearance.
///
/// The program counts only if it began the gesture. Its scrolling after a user's input results from that input: views
/// that are scrolled along, momentum that a scroll view passes on, and the destination of a key in content of estimated
/// length.
struct GestureCourse {
    /// Each device once.
    private(set) var devices: [GestureDevice] = []

    /// `parts` are those of all scroll views.
    init(_ parts: [Recording]) {
        for event in parts.flatMap(\.events).sorted(by: { $0.time < $1.time }) {
            guard let device = GestureDevice(event.intent), !devices.contains(device) else { continue }
            if device != .program || devices.isEmpty { devices.append(device) }
        }
    }
}
