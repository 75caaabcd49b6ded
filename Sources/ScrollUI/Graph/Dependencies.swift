@_spi(SwiftUI) import Observation

/// The running body and its reads: each source records its readers and notifies them of changes.
@MainActor
final class Dependencies {
    /// The running evaluation, to which reads are attributed; nil if there is none.
    private(set) var reader: EvaluatedNode?
    private var isReadingAhead = false
    /// The nodes that began to read, while they are collected.
    private var collected: [EvaluatedNode]?
    /// The sources read since the running evaluation requested a part of their values; nil if it does not request a
    /// part.
    private var partSources: [Source]?
    /// The types of nodes whose evaluations have read `@Observable` objects.
    private var typesWithObjects: Set<ObjectIdentifier> = []

    /// Records that the running evaluation reads `source`, or the part of it that `hasChanged` compares.
    func note(_ source: Source, hasChanged: (@MainActor () -> Bool)? = nil) {
        guard let reader else { return }
        if partSources != nil { return partSources?.append(source) ?? () }
        source.addReader(reader, hasChanged: hasChanged)
    }

    /// Reads a part of the values of some sources. The running body depends on it until the check that `check`
    /// returns for that part reports a change.
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

    /// Runs `body` without recording its reads.
    static func unnoticed<Result>(_ body: () -> Result) -> Result {
        guard let dependencies = ViewGraph.current?.dependencies else { return body() }
        let outer = dependencies.partSources
        dependencies.partSources = []
        defer { dependencies.partSources = outer }
        return body()
    }

    /// Runs `body` and records its reads for `node`. `body` must not write into the tree: the views in it are
    /// evaluated separately.
    func reading<Result>(as node: EvaluatedNode, _ body: () -> Result) -> Result {
        let outer = reader
        reader = node
        collected?.append(node)
        defer { reader = outer }
        defer { node.didRead() }
        return node.graph.running {
            let observer = node.observerOfEvaluation()
            let end = node.endOfEvaluation()
            // Called at each change until the next evaluation: a second change may belong to another transaction. The
            // public function of the standard library calls back only once. A closure that captures one object and
            // nothing else is that object, and allocates nothing.
            return withObservationTracking(
                {
                    end?.note()
                    return body()
                }, willSet: { [observer] in observer.willChange($0) })
        }
    }

    /// Records that an evaluation of a node of that type has read an object.
    func noteObjects(in type: EvaluatedNode.Type) { typesWithObjects.insert(ObjectIdentifier(type)) }

    /// Whether evaluations of nodes of that type read objects, as far as is known.
    func readsObjects(_ type: EvaluatedNode.Type) -> Bool { typesWithObjects.contains(ObjectIdentifier(type)) }

    /// Whether a body runs, or is evaluated ahead of its update.
    var isReading: Bool { reader != nil || isReadingAhead }

    /// Runs `body` and returns the nodes that were evaluated meanwhile.
    func collectingReaders(_ body: () -> Void) -> [EvaluatedNode] {
        let outer = collected
        collected = []
        defer { collected = outer }
        body()
        return collected ?? []
    }

    /// Runs `body` without making anything depend on its reads.
    func readingAhead<Result>(_ body: () -> Result) -> Result {
        let outer = (reader, isReadingAhead)
        (reader, isReadingAhead) = (nil, true)
        defer { (reader, isReadingAhead) = outer }
        return body()
    }
}
