/// Keeps what was used last, up to a total cost, and forgets what was not used for longest.
///
/// Looking up and inserting are O(1); a hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
        /// Towards what was used more recently; nil for the newest.
        var newer: Int?
        /// Towards what was used less recently; nil for the oldest.
        var older: Int?
    }

    /// The sum of costs that is never exceeded, but by a single entry that is larger by itself.
    let costLimit: Int
    private(set) var cost = 0
    private var places: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var freePlaces: [Int] = []
    private var newest: Int?
    private var oldest: Int?

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var count: Int { places.count }

    /// The value under `key`, which counts as used now.
    mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if place != newest {
            unlink(place)
            linkAsNewest(place)
        }
        return entries[place]?.value
    }

    /// Takes the place of what stood under `key`, and pushes out the oldest entries for as long as the limit is passed.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if let place = places[key] { remove(place) }
        let place = freePlaces.popLast() ?? entries.count
        let entry = Entry(key: key, value: value, cost: cost, newer: nil, older: nil)
        if place == entries.count { entries.append(entry) } else { entries[place] = entry }
        places[key] = place
        self.cost += cost
        linkAsNewest(place)
        while self.cost > costLimit, let last = oldest, last != place { remove(last) }
    }

    mutating func removeAll() {
        self = BoundedCache(costLimit: costLimit)
    }

    private mutating func remove(_ place: Int) {
        guard let entry = entries[place] else { return }
        unlink(place)
        places[entry.key] = nil
        entries[place] = nil
        freePlaces.append(place)
        cost -= entry.cost
    }

    private mutating func unlink(_ place: Int) {
        let newer = entries[place]?.newer
        let older = entries[place]?.older
        if let newer { entries[newer]?.older = older } else { newest = older }
        if let older { entries[older]?.newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ place: Int) {
        entries[place]?.newer = nil
        entries[place]?.older = newest
        if let newest { entries[newest]?.newer = place }
        newest = place
        if oldest == nil { oldest = place }
    }
}
