public import Foundation

/// What one frame did, pass by pass. Feeds the inspector, the tests and the benchmarks. An extension of ScrollUI's own.
public struct FrameReport: Sendable, Equatable {
    /// Counted from 1 at the first frame of a host.
    public var frame = 0
    /// Input events taken in.
    public var events = 0
    /// `body` properties that ran.
    public var bodies = 0
    /// Nodes made (or taken from a pool) and nodes taken away.
    public var nodesBuilt = 0
    /// Nodes taken away.
    public var nodesRemoved = 0
    /// Rows of lazy containers that came in and had not been prepared: ``ViewHost/prefetch(within:texts:)``.
    public var rowsMade = 0
    /// Nodes whose children were placed anew.
    public var layouts = 0
    /// Sizes that were not in a cache.
    public var measurements = 0
    /// Nodes visited by the paint pass and items they left in the display list.
    public var nodesPainted = 0
    /// Items left in the display list.
    public var items = 0
    /// Where views look different from the frame before, in window coordinates: those that changed, moved, came or went.
    /// Empty unless ``ViewHost/tracesPainting``.
    public var repainted: [CGRect] = []
    /// The host's own time for the passes up to the display list, in seconds; zero where no clock was given.
    public var seconds: Double = 0

    /// A report of nothing: all counts are zero.
    public init() {}
}
