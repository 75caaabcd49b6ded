@_spi(SwiftUI) import Observation

/// Which body runs now, and what it reads: each source is told of its readers, which it tells of its changes.
@MainActor
final class Dependencies {
    /// The evaluation under way, to which reads are put down; nil while there is none.
    private(set) var reader: EvaluatedNode?
    private var isReadingAhead = false
    /// Nodes that began to read, while somebody collects them.
    private var collected: [EvaluatedNode]?
    /// Sources that were read since the evaluation under way asked for a part of what they hold; nil while it does not.
    private var partSources: [Source]?

    /// Puts down that the evaluation under way reads `source`, or the part of it that `hasChanged` looks at.
    func note(_ source: Source, hasChanged: (@MainActor () -> Bool)? = nil) {
        guard let reader else { return }
        if partSources != nil { return partSources?.append(source) ?? () }
        source.addReader(reader, hasChanged: hasChanged)
    }

    /// Reads a part of what some sources hold; the body that runs depends on it as long as the check for that value
    /// that `check` makes says that it is the same.
    func readingPart<Part>(_ part: () -> Part, check: (Part) -> @MainActor () -> Bool) -> Part {
        let outer = partSources
        partSources = []
        let value = part()
        let sources = partSources ?? []
        partSources = outer.map { $0 + sources }
        if outer == nil, let reader, !sources.isEmpty {
            let hasChanged = check(value)
            for source in sources { source.addReader(reader, hasChanged: hasChanged) }
        }
        return value
    }

    /// Runs `body`, whose reads make no body depend on anything.
    static func unnoticed<Result>(_ body: () -> Result) -> Result {
        guard let dependencies = ViewGraph.current?.dependencies else { return body() }
        let outer = dependencies.partSources
        dependencies.partSources = []
        defer { dependencies.partSources = outer }
        return body()
    }

    /// Runs `body`; what it reads, `node` depends on. `body` must not write into the tree: the views in it are evaluated
    /// for themselves.
    func reading<Result>(as node: EvaluatedNode, _ body: () -> Result) -> Result {
        let outer = reader
        reader = node
        collected?.append(node)
        defer { reader = outer }
        let observation = node.observation
        return ViewGraph.$current.withValue(node.graph) {
            // Called at each change until the next evaluation: a second one may belong to another transaction. What the
            // standard library offers to all calls back once.
            withObservationTracking(
                body,
                willSet: { [weak node] tracking in
                    MainActor.runSoon {
                        guard let node, node.observation == observation else { return tracking.cancel() }
                        node.observableWillChange()
                    }
                })
        }
    }

    /// True while a body runs, or is made ahead of its update.
    var isReading: Bool { reader != nil || isReadingAhead }

    /// Runs `body`; gives the nodes that were evaluated meanwhile.
    func collectingReaders(_ body: () -> Void) -> [EvaluatedNode] {
        let outer = collected
        collected = []
        defer { collected = outer }
        body()
        return collected ?? []
    }

    /// Runs `body`; what it reads, nothing depends on.
    func readingAhead<Result>(_ body: () -> Result) -> Result {
        let outer = (reader, isReadingAhead)
        (reader, isReadingAhead) = (nil, true)
        defer { (reader, isReadingAhead) = outer }
        return body()
    }
}
