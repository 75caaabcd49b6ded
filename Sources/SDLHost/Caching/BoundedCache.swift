/// A cache of the most recently used values up to a total cost. It evicts the least recently used ones.
///
/// Lookups and insertions are O(1); a hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
    }

    /// The neighbours of an entry in the order of use. Stored apart from the entries, so that marking one as used copies
    /// no keys and values.
    private struct Links {
        /// The next more recently used entry; nil for the newest.
        var newer: Int?
        /// The next less recently used entry; nil for the oldest.
        var older: Int?
    }

    /// The limit of the total cost. Only a single entry that is larger by itself can exceed it.
    let costLimit: Int
    private(set) var cost = 0
    private var slots: [Key: Int] = [:]
    private var entries: [Entry?] = []
    /// One for each of `entries`.
    private var links: [Links] = []
    private var freeSlots: [Int] = []
    private var newest: Int?
    private var oldest: Int?

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var count: Int { slots.count }

    /// Returns the value for `key` and marks it as used.
    mutating func value(for key: Key) -> Value? {
        guard let slot = slots[key] else { return nil }
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return entries[slot]?.value
    }

    /// Inserts or replaces the value for `key`, and evicts the oldest entries while the limit is exceeded.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if let slot = slots[key] { remove(slot) }
        let slot = freeSlots.popLast() ?? entries.count
        if slot == entries.count {
            entries.append(nil)
            links.append(Links())
        }
        entries[slot] = Entry(key: key, value: value, cost: cost)
        slots[key] = slot
        self.cost += cost
        linkAsNewest(slot)
        while self.cost > costLimit, let last = oldest, last != slot { remove(last) }
    }

    mutating func removeAll() {
        self = BoundedCache(costLimit: costLimit)
    }

    private mutating func remove(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        unlink(slot)
        slots[entry.key] = nil
        entries[slot] = nil
        freeSlots.append(slot)
        cost -= entry.cost
    }

    private mutating func unlink(_ slot: Int) {
        let (newer, older) = (links[slot].newer, links[slot].older)
        if let newer { links[newer].older = older } else { newest = older }
        if let older { links[older].newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ slot: Int) {
        links[slot] = Links(newer: nil, older: newest)
        if let newest { links[newest].newer = slot }
        newest = slot
        if oldest == nil { oldest = slot }
    }
}
