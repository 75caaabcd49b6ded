import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Draws the input over a replayed scene: the pointer or finger with its trail, and the notches of a wheel.
struct InputMarks {
    /// How long a lift and a notch stay visible.
    private static let fading = Duration.milliseconds(400)
    /// The length of a pointer's trail.
    private static let trail = Duration.milliseconds(500)
    private static let light = PixelColor(red: 255, green: 255, blue: 255, alpha: 215)
    private static let dark = PixelColor(red: 16, green: 19, blue: 26, alpha: 110)

    private let events: [RecordedEvent]

    /// `recording` is that of the scrolled scroll view.
    init(_ recording: Recording) { events = recording.events }

    /// Returns the frame with the marks at `time` in front of it.
    func drawn(over frame: TakeRun.Frame, at time: Duration) -> DisplayList {
        var list = frame.list
        guard let window = frame.scroll?.frame else { return list }
        let origin = Point(x: window.minX, y: window.minY)
        for location in trail(until: time) { dot(at: origin + location, in: &list) }
        if let (location, isDown) = pointer(at: time) { disc(at: origin + location, isDown, in: &list) }
        let turn = turn(at: time)
        if turn != 0 {
            wheel(at: Point(x: window.midX, y: window.midY), turn: turn, in: &list)
        }
        return list
    }

    // MARK: Input

    /// Returns the events up to and including `time` that are not older than `age`.
    private func past(_ time: Duration, atMost age: Duration) -> ArraySlice<RecordedEvent> {
        let end = events.partitioningIndex { $0.time > time }
        return events[events.partitioningIndex { $0.time >= time - age }..<end]
    }

    /// Returns the location of the pointer while it is down, and shortly after it was lifted.
    private func pointer(at time: Duration) -> (location: ScrollVector, isDown: Bool)? {
        let past = events[..<events.partitioningIndex { $0.time > time }]
        guard let last = past.last(where: \.isOfPointer) else { return nil }
        switch last.intent {
        case .down(let location, _), .move(let location): return (location, true)
        case .up(let location):
            guard time - last.time < Self.fading else { return nil }
            return (location ?? past.lazy.reversed().compactMap(\.heldLocation).first ?? .zero, false)
        default: return nil
        }
    }

    /// Returns the recent locations of the pointer, one every few points.
    private func trail(until time: Duration) -> [ScrollVector] {
        var locations: [ScrollVector] = []
        for event in past(time, atMost: Self.trail) {
            switch event.intent {
            case .down(let location, _): locations = [location]
            case .move(let location): locations += Self.steps(from: locations.last ?? location, to: location)
            default: break
            }
        }
        return locations
    }

    private static func steps(from start: ScrollVector, to end: ScrollVector) -> [ScrollVector] {
        let displacement = end - start
        let count = Int((displacement.x * displacement.x + displacement.y * displacement.y).squareRoot() / 6)
        guard count > 0 else { return [] }
        return (1...min(count, 500)).map { start + displacement * (Double($0) / Double(count)) }
    }

    /// Returns the recent turn in notches, or in a touchpad's equivalent; positive towards the user.
    private func turn(at time: Duration) -> Double {
        var turn = 0.0
        for event in past(time, atMost: Self.fading) where event.time > time - Self.fading {
            guard case .wheel(let source, let delta) = event.intent else { continue }
            let length = abs(delta.x) > abs(delta.y) ? delta.x : -delta.y
            turn += source == .notch ? length : length / 50
        }
        return turn
    }

    // MARK: Drawing

    private func disc(at center: Point, _ isDown: Bool, in list: inout DisplayList) {
        let radius = isDown ? 13.0 : 16.0
        let outline = Outline.ellipse(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        list.append(.fill(outline, .solid(Self.dark)))
        list.append(.border(outline, width: 1.5, Self.light))
    }

    private func dot(at center: Point, in list: inout DisplayList) {
        let (outer, inner) = (2.0, 1.25)
        list.append(
            .fill(
                .ellipse(Rect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)),
                .solid(Self.dark)))
        list.append(
            .fill(
                .ellipse(Rect(x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner)),
                .solid(Self.light)))
    }

    /// Draws a wheel seen from above, with a bar for each notch on the side of the turn.
    private func wheel(at center: Point, turn: Double, in list: inout DisplayList) {
        let frame = Outline.roundedRect(Rect(x: center.x - 9, y: center.y - 16, width: 18, height: 32), radius: 9)
        list.append(.fill(frame, .solid(Self.dark)))
        list.append(.border(frame, width: 1.5, Self.light))
        for bar in 0..<min(5, max(1, Int(abs(turn).rounded()))) {
            let distance = 24 + 7 * Double(bar)
            let y = turn > 0 ? center.y + distance : center.y - distance - 3
            let mark = Outline.roundedRect(Rect(x: center.x - 8, y: y, width: 16, height: 3), radius: 1.5)
            list.append(.fill(mark, .solid(Self.dark)))
            list.append(.fill(mark, .solid(Self.light)))
        }
    }
}

extension RecordedEvent {
    /// The location of the pointer after the event, if it is down.
    fileprivate var heldLocation: ScrollVector? {
        switch intent {
        case .down(let location, _), .move(let location): location
        default: nil
        }
    }

    /// Whether the event concerns the pointer.
    fileprivate var isOfPointer: Bool {
        switch intent {
        case .down, .move, .up, .cancel: true
        default: false
        }
    }
}

extension Point {
    fileprivate static func + (point: Point, vector: ScrollVector) -> Point {
        Point(x: point.x + vector.x, y: point.y + vector.y)
    }
}
