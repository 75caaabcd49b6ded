/// A run-out by itself, as far as the choice of a target asks for it: where it leads. How it ends there is worked out
/// once it is clear that no target takes its place. Its motion lies in its axis already.
///
/// So few numbers are handed on in registers. In memory, whoever reads two of them at once would have to wait until both
/// are written.
struct RunOut {
    /// Seconds until an edge is met; infinite where none is, negative for content that stays.
    let edgeTime: Double
    /// Points per second at that moment.
    let edgeVelocity: Double
    /// Where the content is left.
    let restPosition: Double

    /// False for content that stays.
    @inline(__always)
    var isMoving: Bool { edgeTime >= 0 }

    @inline(__always)
    private init(after edgeTime: Double, at edgeVelocity: Double = 0, restPosition: Double) {
        self.edgeTime = edgeTime
        self.edgeVelocity = edgeVelocity
        self.restPosition = restPosition
    }

    /// Content that stays at an offset.
    @inline(__always)
    init(restingAt offset: Double) {
        self.init(after: -1, restPosition: offset)
    }

    /// Content that meets no edge.
    @inline(__always)
    init(free motion: some RunOutMotion) {
        self.init(after: .infinity, restPosition: motion.restPosition)
    }

    /// Content that meets an edge after so many seconds, with so many points per second, and ends there.
    @inline(__always)
    init(meeting edge: Double, after time: Double, at velocity: Double) {
        self.init(after: time, at: velocity, restPosition: edge)
    }
}
