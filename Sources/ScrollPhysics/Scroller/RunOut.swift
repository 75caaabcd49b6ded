/// A run-out by itself, as far as the choice of a target asks for it: where it leads. How it ends there is worked out
/// once it is clear that no target takes its place.
struct RunOut {
    /// How the content moves until it meets an edge; nil for content that stays.
    let approach: FlingMotion?
    let start: Double
    /// Seconds until an edge is met; infinite where none is.
    let edgeTime: Double
    /// Where the content is left.
    let restPosition: Double
    /// Where the formula leads, before the stop distance cuts its tail off.
    let destination: Double

    private init(
        approach: FlingMotion?, start: Double, edgeTime: Double, restPosition: Double, destination: Double
    ) {
        self.approach = approach
        self.start = start
        self.edgeTime = edgeTime
        self.restPosition = restPosition
        self.destination = destination
    }

    /// Content that stays at an offset.
    @inline(__always)
    static func rest(_ offset: Double) -> RunOut {
        RunOut(approach: nil, start: offset, edgeTime: .infinity, restPosition: offset, destination: offset)
    }

    /// Content that meets no edge.
    @inline(__always)
    static func free(
        _ approach: FlingMotion, from start: Double, to place: Double, destination: Double
    ) -> RunOut {
        RunOut(
            approach: approach, start: start, edgeTime: .infinity, restPosition: place, destination: destination)
    }

    /// Content that meets an edge after so many seconds, and ends there.
    @inline(__always)
    static func meeting(
        _ edge: Double, after time: Double, _ approach: FlingMotion, from start: Double
    ) -> RunOut {
        RunOut(approach: approach, start: start, edgeTime: time, restPosition: edge, destination: edge)
    }
}
