import ScrollPhysics

/// A device of the kernel's input layer, as far as a log describes it.
struct EvdevDevice: Equatable, Sendable {
    /// The values of an absolute axis.
    struct Axis: Equatable, Sendable {
        var minimum: Int
        var maximum: Int
        /// Units per millimetre; zero if unknown.
        var resolution: Int

        /// The number of values.
        var count: Double { Double(maximum) - Double(minimum) + 1 }
    }

    /// The name of the device's node, such as `event5`.
    var name: String
    /// The axes by their codes.
    var axes: [Int: Axis] = [:]
    /// Whether the device is a touch screen.
    var isDirect = false
    /// Whether its wheel also reports 120ths of notches.
    var hasFineWheel = false
    /// The line in the log at which its description begins.
    var line = 1
}

/// The points of a touch position: units of the device from a minimum, times a factor.
struct TouchScale: Equatable, Sendable {
    var minimum = ScrollVector.zero
    var factor: ScrollVector

    /// Returns the location of a position in points.
    func location(x: Int, y: Int) -> ScrollVector {
        ScrollVector(x: (Double(x) - minimum.x) * factor.x, y: (Double(y) - minimum.y) * factor.y)
    }

    /// Creates a scale for positions in pixels of the screen.
    init(pixelsPerPoint: Double) { factor = ScrollVector(x: 1 / pixelsPerPoint, y: 1 / pixelsPerPoint) }

    /// Creates a scale for axes that cover a screen of `size` points.
    init(_ x: EvdevDevice.Axis, _ y: EvdevDevice.Axis, size: ScrollVector) {
        minimum = ScrollVector(x: Double(x.minimum), y: Double(y.minimum))
        factor = ScrollVector(x: size.x / x.count, y: size.y / y.count)
    }

    /// Creates a scale for axes with a resolution. Nil without one.
    init?(_ x: EvdevDevice.Axis, _ y: EvdevDevice.Axis, pointsPerMillimetre: Double) {
        guard x.resolution > 0, y.resolution > 0 else { return nil }
        minimum = ScrollVector(x: Double(x.minimum), y: Double(y.minimum))
        factor = ScrollVector(
            x: pointsPerMillimetre / Double(x.resolution), y: pointsPerMillimetre / Double(y.resolution))
    }
}
