import ScrollPhysics

/// What a recording is a recording of: who did what, how long it took, and how the content went.
package struct GestureSummary: Equatable, Sendable {
    /// A lift of content that is faster throws it, points per second.
    static let slowestFlick = 100.0
    /// How many points a small curve has at most.
    static let curvePoints = 60

    /// What it began with.
    package let kind: GestureKind
    package let device: GestureDevice
    /// What joined while the content moved, in the order in which it came.
    package let joined: [GestureKind]
    /// From the first touch until all is at rest.
    package let length: Duration
    /// The offset along the axis that was scrolled farther, at even steps of time, from 0 for the least to 1 for the
    /// greatest. All 0 where nothing moved.
    package let curve: [Double]
    /// Of the scroll view that it was made on, or the scene's own: points that the content went altogether.
    package let path: Double

    /// Plays the recording through the feel that it was made with.
    package init(_ recording: Recording, feel: ScrollFeel) {
        // Read once: the others stand in the file as text.
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

    /// What people read: *Flick, then Home*.
    package var title: String { ([kind.title] + joined.map(\.joiningTitle)).joined(separator: ", then ") }

    /// The one that ``Recording/main`` is.
    private static func main(of parts: [Recording]) -> Int {
        let counts = parts.map(\.deeds)
        return counts.max().flatMap { counts.firstIndex(of: $0) } ?? 0
    }

    /// The scroll view to which something was done first; nil where nothing was.
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
    /// The scene's scroll view, and the others to which something was done.
    package var parts: [Recording] { [self] + views.map(\.recording) }

    /// What was done to the scroll view of ``mainView``.
    package var main: Recording { part(mainView) }

    /// What was done to the scroll view of that name; to the scene's own where there is no such other one.
    package func part(_ name: String) -> Recording { views.first { $0.view == name }?.recording ?? self }

    /// The name of the scroll view to which most was done, that of the scene's own where to none was done more.
    package var mainView: String {
        var found = (name: Self.sceneView, count: deeds)
        for (name, recording) in views where recording.deeds > found.count { found = (name, recording.deeds) }
        return found.name
    }

    /// How much was done.
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
