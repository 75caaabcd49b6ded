import Foundation

/// The last sizes a node chose, by proposal. A stack asks each child for its least, its greatest and its final size,
/// and again when it looks for lines; with fewer entries, stacks in stacks would push each other's answers out.
struct SizeCache {
    private struct Entry {
        var proposal = ProposedViewSize.zero
        var size = CGSize.zero
    }

    private static let capacity = 8
    private var entries = InlineArray<8, Entry>(repeating: Entry())
    private var count = 0
    /// The entry that is written next; the oldest answer goes.
    private var next = 0

    /// An answer was given that is no longer known.
    private(set) var hasForgotten = false

    mutating func removeAll() {
        count = 0
        next = 0
        hasForgotten = false
    }

    var isEmpty: Bool { count == 0 }

    /// True if `size` gives the same answer to each proposal, asked in the order in which they came.
    func allSatisfy(_ size: (ProposedViewSize) -> CGSize) -> Bool {
        let first = hasForgotten ? next : 0
        for step in 0..<count {
            let entry = entries[(first + step) % SizeCache.capacity]
            if size(entry.proposal) != entry.size { return false }
        }
        return true
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            for index in 0..<count where entries[index].proposal == proposal { return entries[index].size }
            return nil
        }
        set {
            guard let newValue else { return }
            if count == SizeCache.capacity { hasForgotten = true }
            entries[next] = Entry(proposal: proposal, size: newValue)
            next = (next + 1) % SizeCache.capacity
            count = min(count + 1, SizeCache.capacity)
        }
    }

    /// The last proposal for which `size` was chosen.
    func proposal(for size: CGSize) -> ProposedViewSize? {
        for step in 1...SizeCache.capacity where step <= count {
            let index = (next - step + SizeCache.capacity) % SizeCache.capacity
            if entries[index].size == size { return entries[index].proposal }
        }
        return nil
    }
}

extension Node {
    /// What the node was offered when it chose `size`: asking for lines must not lead to new offers to everything below.
    final func offer(leadingTo size: CGSize) -> ProposedViewSize {
        sizes.proposal(for: size) ?? ProposedViewSize(size)
    }
}
