/// The changes that wait for their update: one update for each transaction, in the order in which they were made.
///
/// An evaluation knows one transaction. What changed in different ones is therefore evaluated and laid out one after the
/// other in the same frame, and what differs then is animated as the change that made it differ was.
@MainActor
final class UpdateQueue {
    /// What was changed in one transaction.
    private struct Update {
        let number: Int
        let transaction: Transaction
        var nodes: [EvaluatedNode] = []
    }

    private var waiting: [Update] = []
    /// The update under way, until its layout has ended.
    private var running: Update?
    private var lastNumber = 0
    /// Locations that know what they held before an update that is yet to come.
    private var versioned: [any VersionedLocation] = []

    var isEmpty: Bool { waiting.isEmpty }
    var isRunning: Bool { running != nil }
    /// The update whose values are asked for; nil between updates, when they are the newest.
    var runningNumber: Int? { foreseen ?? running?.number }
    /// An update whose values are asked for before it is under way.
    private var foreseen: Int?
    var nextTransaction: Transaction? { waiting.first?.transaction }

    /// True where changes in that transaction belong to the update under way.
    func isRunning(_ transaction: Transaction) -> Bool { running?.transaction.isSame(as: transaction) == true }

    /// The update that changes in that transaction belong to.
    func number(for transaction: Transaction) -> Int {
        if let running, running.transaction.isSame(as: transaction) { return running.number }
        if let last = waiting.last, last.transaction.isSame(as: transaction) { return last.number }
        lastNumber += 1
        waiting.append(Update(number: lastNumber, transaction: transaction))
        return lastNumber
    }

    /// True when an update before that one is yet to end.
    func isPreceded(_ number: Int) -> Bool {
        guard let first = running?.number ?? waiting.first?.number else { return false }
        return first < number
    }

    /// True when an update before that one waits.
    func hasNext(before number: Int) -> Bool { waiting.first.map { $0.number < number } ?? false }

    /// True when an update that waits before that one animates what it changes.
    func isAnimated(before number: Int) -> Bool {
        waiting.contains { $0.number < number && $0.transaction.effectiveAnimation != nil }
    }

    /// Drops what waits and what is under way.
    func removeAll() {
        waiting.removeAll()
        running = nil
        versioned.removeAll()
    }

    /// Has the nodes evaluated in that update, which is yet to come, on account of objects.
    func add(_ nodes: [EvaluatedNode], in number: Int) {
        for node in nodes { add(node, number, because: .observable) }
    }

    /// Has `node` evaluated in the update of `transaction`.
    func add(_ node: EvaluatedNode, _ transaction: Transaction, because reason: EvaluationReason) {
        var number = number(for: transaction)
        if reason.isOfObject { number = meet(node, number, transaction) }
        add(node, number, because: reason)
    }

    /// Has `node` evaluated in those updates as well, which are yet to come.
    func add(_ node: EvaluatedNode, in updates: some Sequence<Int>, because reason: EvaluationReason) {
        for number in updates { add(node, number, because: reason) }
    }

    private func add(_ node: EvaluatedNode, _ number: Int, because reason: EvaluationReason) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        if !node.waiting.contains(where: { $0.update == number }) { waiting[index].nodes.append(node) }
        node.wait(for: number, because: reason)
    }

    /// Where the tree cannot be brought to where it was before an object changes, what a body shows by the changes so far
    /// is made then. Where that cannot be, either, it is evaluated once for all of them: in an update that animates, if
    /// there is one.
    private func meet(_ node: EvaluatedNode, _ number: Int, _ transaction: Transaction) -> Int {
        guard !node.waiting.contains(where: { $0.update == number && $0.reason.isOfObject }),
            let known = node.waiting.last(where: { $0.update < number }),
            let index = waiting.firstIndex(where: { $0.number == known.update })
        else { return number }
        if node.prepare(for: known.update) || !known.reason.isOfObject { return number }
        if waiting[index].transaction.effectiveAnimation != nil || transaction.effectiveAnimation == nil {
            return known.update
        }
        node.waiting.removeAll { $0.update == known.update && $0.reason.isOfObject }
        return number
    }

    /// Runs `body`, which sees stored values as they will be in that update.
    func foreseeing<Result>(_ update: Int, _ body: () -> Result) -> Result {
        let outer = foreseen
        foreseen = update
        defer { foreseen = outer }
        return body()
    }

    /// Begins the next update; gives its transaction and the nodes that wait for it.
    func begin() -> (transaction: Transaction, due: [(node: EvaluatedNode, reasons: [EvaluationReason])])? {
        guard !waiting.isEmpty else { return nil }
        let update = waiting.removeFirst()
        running = update
        let due = update.nodes.map { ($0, $0.takeReasons(of: update.number)) }
        return (update.transaction, due)
    }

    /// The layout of the update under way has ended.
    func end() {
        running = nil
        guard waiting.isEmpty, !versioned.isEmpty else { return }
        for location in versioned { location.forgetEarlierValues() }
        versioned.removeAll(keepingCapacity: true)
    }

    /// Drops all that waits; gives the nodes.
    func cut() -> [EvaluatedNode] {
        let nodes = waiting.flatMap(\.nodes)
        for node in nodes { node.waiting.removeAll() }
        waiting.removeAll()
        return nodes
    }

    func remember(_ location: any VersionedLocation) { versioned.append(location) }
}

/// A location that holds another value in each of the updates that wait.
@MainActor
protocol VersionedLocation: AnyObject {
    func forgetEarlierValues()
}

/// What a location held before updates that are yet to come.
struct EarlierValues<Value> {
    private var values: [(update: Int, value: Value)] = []

    var isEmpty: Bool { values.isEmpty }

    /// What was there in that update; nil if it is what is there now.
    func value(in update: Int) -> Value? { values.first { $0.update > update }?.value }

    /// The updates after that one in which it changes.
    func updates(after update: Int) -> some Sequence<Int> { values.lazy.map(\.update).filter { $0 > update } }

    /// Records what was there before the first change in that update. True for the first value that is recorded.
    mutating func record(_ value: Value, before update: Int) -> Bool {
        if let last = values.last, last.update >= update { return false }
        values.append((update, value))
        return values.count == 1
    }

    mutating func removeAll() { values.removeAll() }
}
