import Drawing
import Foundation
import ScrollUI
import ViewTestSupport

/// One random tree in which some numbers are set immediately and others with an animation, all in one event. The result
/// must equal a newly built tree with the immediate changes alone.
@MainActor
final class MotionRun {
    private enum Part: Hashable {
        case number(Int)
        case position
    }

    private var random: SeededNumbers
    private let tree: DataflowPiece
    private let bench: DataflowBench
    private let host: ViewHost
    private var expectedCompletions = 0
    private(set) var steps: [String] = []
    private(set) var fault: String?

    init(seed: UInt64) {
        var maker = DataflowPieceMaker(seed: seed)
        tree = maker.movingTree()
        bench = DataflowBench((0..<maker.keys).map { _ in DataflowRecord.random(&maker.random) })
        random = maker.random
        host = Self.host(tree, bench)
    }

    /// A host with pixels so small that it does not matter whether edges are on them, which they are only at rest.
    private static func host(_ tree: DataflowPiece, _ bench: DataflowBench) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 600, height: 600), scale: 1000) {
            DataflowPieceView(piece: tree, record: .constant(DataflowRecord()), bench: bench)
        }
        host.frame(at: .zero)
        settle(host)
        return host
    }

    private static func settle(_ host: ViewHost) {
        host.frame(at: host.time)
        for _ in 0..<10 where host.needsFrame { host.frame(at: host.time + .milliseconds(600)) }
    }

    /// Plays until the first fault.
    func play() {
        defer { bench.letGo() }
        for _ in 0..<4 where fault == nil {
            let plain = changeInAnEvent()
            compare(with: plain, "in the first frame")
            if fault != nil { return }
            Self.settle(host)
            compare(with: bench.records, "at rest")
            if fault == nil, bench.completed != expectedCompletions {
                fault = "\(bench.completed) completions of \(expectedCompletions) were called"
            }
        }
    }

    private func compare(with records: [DataflowRecord], _ moment: String) {
        let benchAnew = DataflowBench(records)
        defer { benchAnew.letGo() }
        let anew = Self.host(tree, benchAnew)
        let difference = TreeDifference.first(host.displayList.dump(), anew.displayList.dump())
        if let difference { fault = "\(moment): \(difference)" }
    }

    // MARK: One event

    /// Presses a key that changes records; returns the records with the immediate changes alone.
    private func changeInAnEvent() -> [DataflowRecord] {
        var plain = bench.records
        host.onUnhandledKey = { [unowned self] _, _ in
            change(&plain)
            return true
        }
        host.send(InputEvent(.keyDown(.space, modifiers: []), at: host.time))
        host.frame(at: host.time)
        return plain
    }

    /// Changes some parts of the records, each in its own way; `plain` gets those without an animation.
    private func change(_ plain: inout [DataflowRecord]) {
        steps.append("event")
        for (key, part) in choose(2 + random.next(3)) {
            guard let binding = bench.bindings[key] else { continue }
            let write = write(part)
            if random.next(2) == 0 {
                steps.append("plain \(write) of \(key)")
                plain[key] = write.applied(to: plain[key])
                inPlainTransaction { write.apply(to: binding) }
            } else {
                steps.append("animated \(write) of \(key)")
                inAnimatedTransaction(binding) { write.apply(to: $0) }
            }
        }
    }

    private func choose(_ count: Int) -> [(key: Int, part: Part)] {
        var chosen: [(key: Int, part: Part)] = []
        for _ in 0..<count {
            let key = random.next(bench.records.count)
            let index = random.next(DataflowRecord.numberCount + 1)
            let part = index < DataflowRecord.numberCount ? Part.number(index) : .position
            if !chosen.contains(where: { $0.key == key && $0.part == part }) { chosen.append((key, part)) }
        }
        return chosen
    }

    private func write(_ part: Part) -> DataflowWrite {
        switch part {
        case .number(let number): .number(number, random.next(6))
        case .position: .scroll(CGFloat(random.next(300)))
        }
    }

    private func inPlainTransaction(_ body: () -> Void) {
        switch random.next(4) {
        case 0: withAnimation(nil, body)
        case 1: withAnimation(.bouncy) { withTransaction(\.animation, nil, body) }
        case 2: withTransaction(\.isContinuous, true, body)
        default: body()
        }
    }

    private func inAnimatedTransaction(_ binding: Binding<DataflowRecord>, _ body: (Binding<DataflowRecord>) -> Void) {
        let animation = Animation.linear(duration: random.next(2) == 0 ? 0.5 : 1)
        switch random.next(5) {
        case 0: body(binding.animation(animation))
        case 1: withAnimation(.bouncy) { withAnimation(animation) { body(binding) } }
        case 2:
            expectedCompletions += 1
            withAnimation(animation) {
                body(binding)
            } completion: { [bench] in
                bench.completed += 1
            }
        case 3: withAnimation(animation) { withTransaction(\.disablesAnimations, true) { body(binding) } }
        default: withAnimation(animation) { body(binding) }
        }
    }
}
