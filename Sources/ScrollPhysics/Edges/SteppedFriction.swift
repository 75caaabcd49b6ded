/// Firefox's drag past an edge: each step counts a sixteenth and ever less of itself, at most 8 px; so the result
/// depends on the steps, and there is no inverse. Source: APZ's Axis.cpp of 2019.
public struct SteppedFriction: Equatable, Sendable {
    /// What a step is divided by at the edge.
    public var divisor = 16.0
    /// The greatest step in points.
    public var limit = 8.0

    /// Firefox's numbers.
    public init() {}

    /// Points by which the stretch grows for a step of the finger, with its sign. `stretch` is where it stands,
    /// `length` that of the viewport; nothing is left once they are equal.
    public func step(_ step: Double, at stretch: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let resisted = step * max(0, 1 - abs(stretch) / length) / divisor
        return min(max(resisted, -limit), limit)
    }
}
