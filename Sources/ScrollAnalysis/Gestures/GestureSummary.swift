import ScrollPhysics

/// A summary of a recording: the gesture, its duration, and the motion of the content.
package struct GestureSummary: Equatable, Sendable {
    /// The least speed of a lift that counts as a flick, in points per second.
    static let slowestFlick = 100.0
    /// The largest number of points in a thumbnail curve.
    static let curvePoints = 60

    /// The kind of the first gesture.
    package let kind: GestureKind
    package let device: GestureDevice
    /// The gestures that joined while the content moved, in order of appearance.
    package let joined: [GestureKind]
    /// The time from the first touch until everything is at rest.
    package let length: Duration
    /// The offset along the axis that was scrolled farther, at even steps of time, scaled from 0 for the least to 1 for
    /// the greatest. All 0 if nothing moved.
    package let curve: [Double]
    /// The total distance travelled by the content of the main scroll view, in points.
    package let path: Double

    /// Plays the recording through the feel that it was made with.
    package init(_ recording: Recording, feel: ScrollFeel) {
        // Computed once, since the other recordings are stored as JSON.
        let parts = recording.parts
        let played = parts.map { GestureSamples($0, feel: feel) }
        let (main, first) = (Self.main(of: parts), Self.first(of: parts))
        let samples = played[main]
        let course = GestureCourse(parts)
        device = course.devices.first ?? .program
        kind = Self.kind(parts[first ?? main], device, played[first ?? main])
        joined = course.devices.dropFirst().map { Self.kind(joining: $0, parts) }
        length = played.map(\.length).max() ?? samples.length
        curve = Self.curve(samples)
        path = samples.path
    }

    private static func kind(_ recording: Recording, _ device: GestureDevice, _ samples: GestureSamples) -> GestureKind
    {
        switch device {
        case .mouse, .touch, .pen:
            if samples.isCaught { return .catching }
            if samples.isPastTheEdge { return .pastTheEdge }
            return samples.liftSpeeds.contains { $0 > slowestFlick } ? .flick : .drag
        case .wheel: return .wheel(notches: recording.notches)
        case .touchpad: return .touchpad
        case .keyboard: return .keys(recording.keys)
        case .program: return .program
        }
    }

    /// The title for display: *Flick, then Home*.
    package var title: String { ([kind.title] + joined.map(\.joiningTitle)).joined(separator: ", then ") }

    /// Returns the index of the recording that is ``Recording/main``.
    private static func main(of parts: [Recording]) -> Int {
        let counts = parts.map(\.deeds)
        return counts.max().flatMap { counts.firstIndex(of: $0) } ?? 0
    }

    /// Returns the index of the scroll view that received the first input; nil without any.
    private static func first(of parts: [Recording]) -> Int? {
        let starts = parts.indices.compactMap { index in
            parts[index].events.first { GestureDevice($0.intent) != nil }.map { (index, time: $0.time) }
        }
        return starts.min { $0.time < $1.time }?.0
    }

    private static func kind(joining device: GestureDevice, _ parts: [Recording]) -> GestureKind {
        switch device {
        case .mouse, .touch, .pen: .drag
        case .wheel: .wheel(notches: parts.map(\.notches).max() ?? 1)
        case .touchpad: .touchpad
        case .keyboard: .keys(parts.flatMap(\.keys))
        case .program: .program
        }
    }

    private static func curve(_ samples: GestureSamples) -> [Double] {
        let values = samples.offsets.map { $0[samples.axis] }
        guard let least = values.min(), let greatest = values.max() else { return [] }
        let span = greatest - least
        let count = min(values.count, curvePoints)
        return (0..<count).map { index in
            let value = values[count == 1 ? 0 : index * (values.count - 1) / (count - 1)]
            return span > 0 ? (value - least) / span : 0
        }
    }
}

extension Recording {
    /// The scene's scroll view, followed by the others that received input.
    package var parts: [Recording] { [self] + views.map(\.recording) }

    /// The recording of the scroll view named ``mainView``.
    package var main: Recording { part(mainView) }

    /// Returns the recording of the scroll view with the given name; that of the scene's own if there is no such view.
    package func part(_ name: String) -> Recording { views.first { $0.view == name }?.recording ?? self }

    /// The name of the scroll view that received most events; the scene's own takes precedence.
    package var mainView: String {
        var found = (name: Self.sceneView, count: deeds)
        for (name, recording) in views where recording.deeds > found.count { found = (name, recording.deeds) }
        return found.name
    }

    /// The number of input events.
    fileprivate var deeds: Int { events.count { !$0.isLayout } }

    fileprivate var notches: Int {
        let turns = events.map { event in
            if case .wheel(.notch, let delta) = event.intent { max(abs(delta.x), abs(delta.y)) } else { 0.0 }
        }
        return max(1, Int(turns.reduce(0, +).rounded()))
    }

    fileprivate var keys: [ScrollKey] {
        events.compactMap { if case .key(let key, _) = $0.intent { key } else { nil } }
    }
}
