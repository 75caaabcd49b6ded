/// The changes that wait for their update: one update per transaction, in the order of the changes.
///
/// An evaluation has a single transaction. Changes of different transactions are therefore evaluated and laid out one
/// after the other in the same frame, and each difference is animated with the transaction of its change.
@MainActor
final class UpdateQueue {
    /// The changes of one transaction.
    private struct Update {
        let number: Int
        let transaction: Transaction
        var nodes: [EvaluatedNode] = []
    }

    private var waiting: [Update] = []
    /// The running update, until its layout has ended.
    private var running: Update?
    private var lastNumber = 0
    /// Locations that store their values before pending updates.
    private var versioned: [any VersionedLocation] = []

    var isEmpty: Bool { waiting.isEmpty }
    var isRunning: Bool { running != nil }
    /// The update whose values are read; nil between updates, when the newest values are read.
    var runningNumber: Int? { foreseen ?? running?.number }
    /// The update whose values are read before it runs.
    private var foreseen: Int?
    var nextTransaction: Transaction? { waiting.first?.transaction }

    /// Returns whether changes in `transaction` belong to the running update.
    func isRunning(_ transaction: Transaction) -> Bool { running?.transaction.isSame(as: transaction) == true }

    /// Returns the number of the update for changes in `transaction`.
    func number(for transaction: Transaction) -> Int {
        if let running, running.transaction.isSame(as: transaction) { return running.number }
        if let last = waiting.last, last.transaction.isSame(as: transaction) { return last.number }
        lastNumber += 1
        waiting.append(Update(number: lastNumber, transaction: transaction))
        return lastNumber
    }

    /// Returns whether an update before `number` has not ended yet.
    func isPreceded(_ number: Int) -> Bool {
        guard let first = running?.number ?? waiting.first?.number else { return false }
        return first < number
    }

    /// Returns whether an update before `number` is waiting.
    func hasNext(before number: Int) -> Bool { waiting.first.map { $0.number < number } ?? false }

    /// Returns whether a waiting update before `number` animates its changes.
    func isAnimated(before number: Int) -> Bool {
        waiting.contains { $0.number < number && $0.transaction.animation != nil }
    }

    /// Discards the waiting updates and the running one.
    func removeAll() {
        waiting.removeAll()
        running = nil
        versioned.removeAll()
    }

    /// Schedules the evaluation of the nodes in a later update, because of objects.
    func add(_ nodes: [EvaluatedNode], in number: Int) {
        for node in nodes { add(node, number, because: .observable) }
    }

    /// Schedules the evaluation of `node` in the update of `transaction`.
    func add(_ node: EvaluatedNode, _ transaction: Transaction, because reason: EvaluationReason) {
        var number = number(for: transaction)
        if reason.isOfObject { number = meet(node, number, transaction) }
        add(node, number, because: reason)
    }

    /// Schedules the evaluation of `node` in those later updates too.
    func add(_ node: EvaluatedNode, in updates: some Sequence<Int>, because reason: EvaluationReason) {
        for number in updates { add(node, number, because: reason) }
    }

    private func add(_ node: EvaluatedNode, _ number: Int, because reason: EvaluationReason) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        if !node.waiting.contains(where: { $0.update == number }) { waiting[index].nodes.append(node) }
        node.wait(for: number, because: reason)
    }

    /// Returns the update for a node with several changes of objects. If the tree cannot be brought to its state
    /// before an object changes, the body's content for the earlier changes is prepared now. If that is impossible
    /// too, the body is evaluated once for all changes: in an update with an animation, if there is one.
    private func meet(_ node: EvaluatedNode, _ number: Int, _ transaction: Transaction) -> Int {
        guard !node.waiting.contains(where: { $0.update == number && $0.reason.isOfObject }),
            let known = node.waiting.last(where: { $0.update < number }),
            let index = waiting.firstIndex(where: { $0.number == known.update })
        else { return number }
        if node.prepare(for: known.update) || !known.reason.isOfObject { return number }
        if waiting[index].transaction.animation != nil || transaction.animation == nil {
            return known.update
        }
        node.waiting.removeAll { $0.update == known.update && $0.reason.isOfObject }
        return number
    }

    /// Runs `body` with the stored values of that update.
    func foreseeing<Result>(_ update: Int, _ body: () -> Result) -> Result {
        let outer = foreseen
        foreseen = update
        defer { foreseen = outer }
        return body()
    }

    /// Begins the next update and returns its transaction and the nodes that wait for it.
    func begin() -> (transaction: Transaction, due: [(node: EvaluatedNode, reasons: [EvaluationReason])])? {
        guard !waiting.isEmpty else { return nil }
        let update = waiting.removeFirst()
        running = update
        let due = update.nodes.map { ($0, $0.takeReasons(of: update.number)) }
        return (update.transaction, due)
    }

    /// Called when the layout of the running update has ended.
    func end() {
        running = nil
        guard waiting.isEmpty, !versioned.isEmpty else { return }
        for location in versioned { location.forgetEarlierValues() }
        versioned.removeAll(keepingCapacity: true)
    }

    /// Discards all waiting updates and returns their nodes.
    func cut() -> [EvaluatedNode] {
        let nodes = waiting.flatMap(\.nodes)
        for node in nodes { node.waiting.removeAll() }
        waiting.removeAll()
        return nodes
    }

    func remember(_ location: any VersionedLocation) { versioned.append(location) }
}

/// A location that may hold another value in each of the waiting updates.
@MainActor
protocol VersionedLocation: AnyObject {
    func forgetEarlierValues()
}

/// The earlier values of a location, before pending updates.
struct EarlierValues<Value> {
    private var values: [(update: Int, value: Value)] = []

    var isEmpty: Bool { values.isEmpty }

    /// Returns the value in that update; nil if it is the present value.
    func value(in update: Int) -> Value? { values.first { $0.update > update }?.value }

    /// Returns the updates after `update` in which the value changes.
    func updates(after update: Int) -> some Sequence<Int> { values.lazy.map(\.update).filter { $0 > update } }

    /// Records the value before the first change in that update. Returns whether it is the first recorded value.
    mutating func record(_ value: Value, before update: Int) -> Bool {
        if let last = values.last, last.update >= update { return false }
        values.append((update, value))
        return values.count == 1
    }

    mutating func removeAll() { values.removeAll() }
}
