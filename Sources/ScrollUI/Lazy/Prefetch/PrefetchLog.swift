/// The effects of a prefetched row on the surrounding tree, deferred until the row is shown.
///
/// The effects run in their original order, so that a prefetched row behaves exactly like a row created in the frame
/// that shows it. A row with an effect that cannot be deferred, or that depends on the time, is abandoned.
@MainActor
final class PrefetchLog {
    private var effects: [() -> Void] = []
    /// Whether a node requested painting.
    private(set) var needsPaint = false
    /// Whether the row must be created again when it is shown.
    private(set) var isAbandoned = false

    /// Whether there is nothing to perform.
    var isEmpty: Bool { effects.isEmpty && !needsPaint }

    func putOff(_ effect: @escaping () -> Void) { effects.append(effect) }

    func notePaint() { needsPaint = true }

    func abandon() { isAbandoned = true }

    /// Abandons the row unless this kind of node can be prefetched.
    func check(_ node: Node) {
        if !node.isPrefetchable { abandon() }
    }

    func clear() {
        effects.removeAll(keepingCapacity: true)
        needsPaint = false
        isAbandoned = false
    }

    func perform() {
        guard !effects.isEmpty else { return }
        let effects = effects
        self.effects.removeAll()
        for effect in effects { effect() }
    }
}

extension ViewGraph {
    /// Runs `effect` now, or when the row that is being prefetched is shown.
    func whenShown(_ effect: @escaping () -> Void) {
        guard let prefetchLog else { return effect() }
        prefetchLog.putOff(effect)
    }

    /// Runs `body` and records its effects on the surrounding tree in `log`.
    func prefetching<Result>(into log: PrefetchLog, _ body: () -> Result) -> Result {
        let outer = prefetchLog
        prefetchLog = log
        defer { prefetchLog = outer }
        return body()
    }

    /// Releases the prefetched row that contains `node`, because its inputs have changed. Returns false if there is
    /// no such row.
    func dropPrefetchedRow(around node: Node) -> Bool {
        guard !prefetchedSources.isEmpty else { return false }
        var outermost: Node?
        var current: Node? = node
        while let step = current {
            if step.isPrefetched { outermost = step }
            current = step.parent
        }
        guard let outermost, let source = outermost.parent?.lazySource else { return false }
        source.dropPrefetched(outermost)
        return true
    }

    /// Releases all prefetched rows.
    func dropPrefetchedRows() {
        guard prefetchLog == nil else { return }
        while let source = prefetchedSources.last { source.dropPrefetchedRows(reading: nil) }
    }
}

extension Node {
    /// Returns whether a node in this tree depends on that environment key.
    final func dependsOnEnvironment(_ key: ObjectIdentifier) -> Bool {
        if environmentReads.contains(where: { $0.key == key }) { return true }
        if let environment = self as? EnvironmentNode, environment.inner.setsHere(key) { return true }
        return (children + companions + prefetchedRows).contains { $0.dependsOnEnvironment(key) }
    }
}
