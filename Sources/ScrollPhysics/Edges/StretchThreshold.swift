/// How much overscroll must gather before an edge gives way, so that noise across a drag does not stretch it: 10 px on
/// the axis along which the events go.
///
/// An event along the other axis lets go of what had gathered; a tie counts as vertical. Source: Chromium's
/// elastic_overscroll_controller.cc, WebKit's ScrollingEffectsController.
public struct StretchThreshold: Equatable, Sendable {
    /// Points that must gather.
    public var distance: Double
    /// Overscroll so far, in points.
    public private(set) var gathered = ScrollVector.zero

    /// Ten points unless something else is given.
    public init(distance: Double = 10) { self.distance = distance }

    /// Takes up the overscroll of an event and gives what the edge shows of it: nothing until enough has gathered, then
    /// what comes along that axis. What had gathered before is not shown; that is a reading of ours.
    public mutating func add(_ overscroll: ScrollVector) -> ScrollVector {
        let isVertical = abs(overscroll.y) >= abs(overscroll.x)
        let along = isVertical ? ScrollVector(x: 0, y: overscroll.y) : ScrollVector(x: overscroll.x, y: 0)
        let before = isVertical ? ScrollVector(x: 0, y: gathered.y) : ScrollVector(x: gathered.x, y: 0)
        gathered = before + along
        return gathered.length >= distance ? along : .zero
    }

    /// Forgets what has gathered: the gesture ended.
    public mutating func reset() { gathered = .zero }
}
