import Foundation

/// The last sizes that a node chose, by proposal. A stack measures each child for its minimum, maximum and final
/// length: inside stacks of both axes these are nine proposals, and one for the ideal size. With fewer entries each
/// would evict one that is asked for next.
struct SizeCache {
    private struct Entry {
        var proposal = ProposalBits(.zero)
        var size = CGSize.zero
    }

    private static let capacity = 10
    private var entries = InlineArray<10, Entry>(repeating: Entry())
    private var count = 0
    /// The next entry to overwrite; the oldest one is replaced.
    private var next = 0

    /// Whether a result has been evicted.
    private(set) var hasForgotten = false

    mutating func removeAll() {
        count = 0
        next = 0
        hasForgotten = false
    }

    var isEmpty: Bool { count == 0 }

    /// Returns whether `size` gives the same result for each proposal, in their original order.
    func allSatisfy(_ size: (ProposedViewSize) -> CGSize) -> Bool {
        let first = hasForgotten ? next : 0
        for step in 0..<count {
            let entry = entries[(first + step) % SizeCache.capacity]
            if size(entry.proposal.value) != entry.size { return false }
        }
        return true
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let bits = ProposalBits(proposal)
            for index in 0..<count where entries[index].proposal == bits { return entries[index].size }
            return nil
        }
        set {
            guard let newValue else { return }
            if count == SizeCache.capacity { hasForgotten = true }
            entries[next] = Entry(proposal: ProposalBits(proposal), size: newValue)
            next = (next + 1) % SizeCache.capacity
            count = min(count + 1, SizeCache.capacity)
        }
    }

    /// Returns the last proposal for which `size` was chosen.
    func proposal(for size: CGSize) -> ProposedViewSize? {
        for step in 1...SizeCache.capacity where step <= count {
            let index = (next - step + SizeCache.capacity) % SizeCache.capacity
            if entries[index].size == size { return entries[index].proposal.value }
        }
        return nil
    }
}

/// A proposal in 16 bytes and not 32, since each node has ten of them: an unspecified length is a NaN that no calculation gives.
private struct ProposalBits: Equatable {
    private static let unspecified: UInt = 0x7ff8_0000_0000_0001
    private var width: UInt
    private var height: UInt

    init(_ proposal: ProposedViewSize) {
        width = proposal.width?.bitPattern ?? Self.unspecified
        height = proposal.height?.bitPattern ?? Self.unspecified
    }

    var value: ProposedViewSize {
        ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }

    private static func length(_ bits: UInt) -> CGFloat? {
        bits == unspecified ? nil : CGFloat(bitPattern: bits)
    }
}

extension Node {
    /// Returns the proposal for which the node chose `size`, so that requests for guides do not lead to new proposals
    /// inside.
    final func offer(leadingTo size: CGSize) -> ProposedViewSize {
        sizes.proposal(for: size) ?? ProposedViewSize(size)
    }
}
