import Foundation

/// The movement of two fingers on one view, or of the wheel while Control is held.
package struct Pinch {
    /// The distance between the fingers, relative to the distance at the start.
    var magnification = 1.0
    /// The angle by which the fingers have turned around each other, in radians, clockwise; it may exceed a turn.
    var rotation = 0.0
}

/// Two fingers, and their movement since both were down.
struct PinchFingers {
    private var locations: [Int: CGPoint]
    private let startDistance: Double
    private var lastAngle: Double
    private(set) var pinch = Pinch()

    /// The least distance in points between two fingers at which their direction is meaningful.
    private static let leastDistance = 1.0

    init?(_ locations: [Int: CGPoint]) {
        guard locations.count == 2 else { return nil }
        self.locations = locations
        startDistance = max(Self.leastDistance, PinchFingers.distance(locations))
        lastAngle = PinchFingers.angle(locations)
    }

    var ids: Set<Int> { Set(locations.keys) }

    /// The middle between the fingers, in window coordinates.
    var center: CGPoint {
        let points = Array(locations.values)
        return CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2)
    }

    mutating func move(_ id: Int, to location: CGPoint) {
        locations[id] = location
        pinch.magnification = PinchFingers.distance(locations) / startDistance
        let angle = PinchFingers.angle(locations)
        var step = angle - lastAngle
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        pinch.rotation += step
        lastAngle = angle
    }

    /// Returns the vector from the finger with the lower number to the other.
    private static func span(_ locations: [Int: CGPoint]) -> (x: Double, y: Double) {
        let points = locations.sorted { $0.key < $1.key }.map(\.value)
        return (Double(points[1].x - points[0].x), Double(points[1].y - points[0].y))
    }

    private static func distance(_ locations: [Int: CGPoint]) -> Double {
        let span = span(locations)
        return hypot(span.x, span.y)
    }

    private static func angle(_ locations: [Int: CGPoint]) -> Double {
        let span = span(locations)
        return atan2(span.y, span.x)
    }
}
