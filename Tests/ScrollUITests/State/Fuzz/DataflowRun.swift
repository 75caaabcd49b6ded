import Drawing
import Foundation
import ScrollUI
import ViewTestSupport

/// One random tree, with writes in transactions of all kinds, compared at rest with a newly built tree.
@MainActor
final class DataflowRun {
    private var random: SeededNumbers
    private let tree: DataflowPiece
    private let bench: DataflowBench
    private let host: ViewHost
    private var expectedCompletions = 0
    /// The steps so far, for the report of a failure.
    private(set) var steps: [String] = []
    private(set) var fault: String?

    init(seed: UInt64) {
        var maker = DataflowPieceMaker(seed: seed)
        tree = maker.tree()
        bench = DataflowBench((0..<maker.keys).map { _ in DataflowRecord.random(&maker.random) })
        random = maker.random
        host = Self.host(tree, bench)
    }

    private static func host(_ tree: DataflowPiece, _ bench: DataflowBench) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 600, height: 600)) {
            DataflowPieceView(piece: tree, record: .constant(DataflowRecord()), bench: bench)
        }
        host.onWarning = { _ in }
        host.frame(at: .zero)
        return host
    }

    /// Plays until the first fault.
    func play() {
        defer { bench.letGo() }
        settle(host)
        for _ in 0..<6 where fault == nil {
            for _ in 0...random.next(2) { act(depth: 2) }
            switch random.next(4) {
            case 0: break
            case 1: host.frame(at: host.time + .milliseconds(70))
            default: compare()
            }
        }
        if fault == nil { compare() }
    }

    // MARK: Acts

    private func act(depth: Int) {
        guard depth > 0 else { return write() }
        let kind = random.next(10)
        steps.append("transaction \(kind) {")
        defer { steps.append("}") }
        switch kind {
        case 0: withAnimation(animation()) { several(depth) }
        case 1, 2: complete(depth)
        case 3: withTransaction(\.disablesAnimations, true) { several(depth) }
        case 4: withTransaction(\.isContinuous, true) { several(depth) }
        case 5: write("animated ") { $0.animation(animation()) }
        case 6: write("in a transaction ") { $0.transaction(Transaction(animation: animation())) }
        case 7: withAnimation(nil) { several(depth) }
        default: write()
        }
    }

    private func several(_ depth: Int) {
        for _ in 0...random.next(2) { act(depth: depth - 1) }
    }

    private func complete(_ depth: Int) {
        expectedCompletions += 1
        let criteria: AnimationCompletionCriteria = random.next(2) == 0 ? .removed : .logicallyComplete
        withAnimation(animation(), completionCriteria: criteria) {
            several(depth)
        } completion: { [bench] in
            bench.completed += 1
        }
    }

    private func write(
        _ name: String = "", through change: (Binding<DataflowRecord>) -> Binding<DataflowRecord> = { $0 }
    ) {
        let keys = bench.bindings.keys.sorted()
        guard !keys.isEmpty else { return }
        let key = keys[random.next(keys.count)]
        guard let binding = bench.bindings[key] else { return }
        let before = binding.wrappedValue
        let write = DataflowWrite.random(before, &random)
        steps.append("\(name)\(write) of \(key)")
        write.apply(to: change(binding))
        if binding.wrappedValue != write.applied(to: before) { fault = "what was written is not what is read" }
    }

    private func animation() -> Animation? {
        [.default, .linear(duration: 0.3), .bouncy, .easeIn(duration: 0.1), .snappy, nil][random.next(6)]
    }

    // MARK: Rest

    private func settle(_ host: ViewHost) {
        host.frame(at: host.time)
        for _ in 0..<30 where host.needsFrame { host.frame(at: host.time + .milliseconds(400)) }
    }

    private func compare() {
        settle(host)
        steps.append("compared")
        if host.needsFrame { fault = "it does not come to rest" }
        if bench.completed != expectedCompletions {
            fault = "\(bench.completed) completions of \(expectedCompletions) were called"
        }
        let benchAnew = DataflowBench(bench.records)
        defer { benchAnew.letGo() }
        let anew = Self.host(tree, benchAnew)
        settle(anew)
        let difference =
            TreeDifference.first(host.tree.dump(counts: false), anew.tree.dump(counts: false))
            ?? TreeDifference.first(host.displayList.dump(), anew.displayList.dump())
        if let difference { fault = fault ?? difference }
    }
}

/// The first difference of two dumps.
enum TreeDifference {
    static func first(_ updated: String, _ anew: String) -> String? {
        guard updated != anew else { return nil }
        let (left, right) = (updated.split(separator: "\n"), anew.split(separator: "\n"))
        let line = zip(left, right).prefix { $0 == $1 }.count
        func text(_ lines: [Substring]) -> String {
            lines.dropFirst(max(0, line - 3)).filter { !$0.contains("Branch") }.prefix(60).joined(separator: "\n")
        }
        return "line \(line)\nupdated:\n\(text(left))\nanew:\n\(text(right))"
    }
}
