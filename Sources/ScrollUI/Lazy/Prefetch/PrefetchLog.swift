/// What a row that is made ahead would have done to the tree around it, put off until the row comes in.
///
/// The effects run in the order in which they would have happened, so that nothing tells a row that was made ahead from one that was
/// made in the frame that shows it. A row with an effect that cannot be put off, or that depends on the time, is abandoned.
@MainActor
final class PrefetchLog {
    private var effects: [() -> Void] = []
    /// A node asked to be painted.
    private(set) var needsPaint = false
    /// The row must be made anew when it comes in.
    private(set) var isAbandoned = false

    func putOff(_ effect: @escaping () -> Void) { effects.append(effect) }

    func notePaint() { needsPaint = true }

    func abandon() { isAbandoned = true }

    /// Abandons the row unless nodes of this kind can be made ahead.
    func check(_ node: Node) {
        if !node.isPrefetchable { abandon() }
    }

    func perform() {
        let effects = effects
        self.effects.removeAll()
        for effect in effects { effect() }
    }
}

extension ViewGraph {
    /// Runs `effect` now, or when the row comes in that is being made ahead.
    func whenShown(_ effect: @escaping () -> Void) {
        guard let prefetchLog else { return effect() }
        prefetchLog.putOff(effect)
    }

    /// Runs `body`, whose effects on the tree around go to `log`.
    func prefetching<Result>(into log: PrefetchLog, _ body: () -> Result) -> Result {
        let outer = prefetchLog
        prefetchLog = log
        defer { prefetchLog = outer }
        return body()
    }

    /// Forgets the row made ahead that `node` is in: what it was made of is another now. False for a node that is in none.
    func dropPrefetchedRow(around node: Node) -> Bool {
        guard !prefetchedSources.isEmpty else { return false }
        var outermost: Node?
        var current: Node? = node
        while let step = current {
            if step.isPrefetched { outermost = step }
            current = step.parent
        }
        guard let outermost, let source = outermost.parent as? any LazySource else { return false }
        source.dropPrefetched(outermost)
        return true
    }

    /// Forgets all rows that were made ahead.
    func dropPrefetchedRows() {
        guard prefetchLog == nil else { return }
        while let source = prefetchedSources.last { source.dropPrefetchedRows(reading: nil) }
    }
}

extension Node {
    /// Whether something in this tree depends on that key of the environment.
    final func dependsOnEnvironment(_ key: ObjectIdentifier) -> Bool {
        if environmentReads.contains(where: { $0.key == key }) { return true }
        if let environment = self as? EnvironmentNode, environment.inner.setsHere(key) { return true }
        return (children + companions + prefetchedRows).contains { $0.dependsOnEnvironment(key) }
    }
}
