/// A run-out by itself, as far as the choice of a target asks for it: where it leads. How it ends there is worked out
/// once it is clear that no target takes its place. Its motion lies in its axis already.
struct RunOut {
    let start: Double
    /// Points per second at the start, as the motion has it.
    let firstVelocity: Double
    /// Seconds until an edge is met; infinite where none is.
    let edgeTime: Double
    /// Where the content is left.
    let restPosition: Double
    /// Where the formula leads, before the stop distance cuts its tail off.
    let destination: Double
    /// False for content that stays.
    let isMoving: Bool

    @inline(__always)
    private init(
        _ motion: some RunOutMotion, until edgeTime: Double, restPosition: Double, destination: Double
    ) {
        start = motion.start
        firstVelocity = motion.firstVelocity
        self.edgeTime = edgeTime
        self.restPosition = restPosition
        self.destination = destination
        isMoving = true
    }

    /// Content that stays at an offset.
    @inline(__always)
    init(restingAt offset: Double) {
        start = offset
        firstVelocity = 0
        edgeTime = .infinity
        restPosition = offset
        destination = offset
        isMoving = false
    }

    /// Content that meets no edge.
    @inline(__always)
    init(free motion: some RunOutMotion) {
        self.init(
            motion, until: .infinity, restPosition: motion.restPosition, destination: motion.destination)
    }

    /// Content that meets an edge after so many seconds, and ends there.
    @inline(__always)
    init(_ motion: some RunOutMotion, meeting edge: Double, after time: Double) {
        self.init(motion, until: time, restPosition: edge, destination: edge)
    }
}
