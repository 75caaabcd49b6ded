/// A ring buffer of the latest values.
struct Ring<Element> {
    private var values: [Element] = []
    private var start = 0
    let capacity: Int

    /// Allocates its memory with the first value.
    init(capacity: Int) { self.capacity = capacity }

    private(set) var count = 0
    var first: Element? { count > 0 ? values[start] : nil }
    var last: Element? { count > 0 ? values[(start + count - 1) % capacity] : nil }

    /// Adds a value. Removes the oldest one if the buffer is full.
    mutating func append(_ value: Element) {
        if values.isEmpty { values.reserveCapacity(capacity) }
        if count == capacity { removeFirst() }
        let index = (start + count) % capacity
        if index < values.count { values[index] = value } else { values.append(value) }
        count += 1
    }

    /// Removes the oldest value. The buffer must not be empty.
    mutating func removeFirst() {
        start = (start + 1) % capacity
        count -= 1
    }

    mutating func removeAll() { (start, count) = (0, 0) }

    /// Returns the oldest value for which `holds` is true.
    func first(where holds: (Element) -> Bool) -> Element? {
        for index in 0..<count where holds(values[(start + index) % capacity]) {
            return values[(start + index) % capacity]
        }
        return nil
    }

    /// Returns the transformed values, the oldest first.
    func map<Other>(_ transform: (Element) -> Other) -> [Other] {
        (0..<count).map { transform(values[(start + $0) % capacity]) }
    }
}
