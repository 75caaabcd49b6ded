extension RandomAccessCollection {
    /// The first index from which `holds`, where it holds for all after the first; the end where it never does. O(log n).
    func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
