public import Foundation

/// The work of one frame, pass by pass, for the inspector, the tests and the benchmarks. An extension of ScrollUI's
/// own.
public struct FrameReport: Sendable, Equatable {
    /// The number of the frame, from 1 at the first frame of a host.
    public var frame = 0
    /// The number of processed input events.
    public var events = 0
    /// The number of evaluated `body` properties.
    public var bodies = 0
    /// The number of nodes that were created or reused.
    public var nodesBuilt = 0
    /// The number of nodes that were removed.
    public var nodesRemoved = 0
    /// The number of rows of lazy containers that were shown without having been prefetched:
    /// ``ViewHost/prefetch(within:texts:)``.
    public var rowsMade = 0
    /// The number of nodes whose children were placed again.
    public var layouts = 0
    /// The number of sizes that were not in a cache.
    public var measurements = 0
    /// The number of nodes visited by the paint pass.
    public var nodesPainted = 0
    /// The number of items in the display list.
    public var items = 0
    /// The areas in which views look different from the previous frame, in window coordinates: views that changed,
    /// moved, came or went. Empty unless ``ViewHost/tracesPainting`` is set.
    public var repainted: [CGRect] = []
    /// The host's own time for the passes up to the display list, in seconds; zero without a clock.
    public var seconds: Double = 0

    /// Creates a report whose counts are zero.
    public init() {}
}
