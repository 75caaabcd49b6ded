extension RandomAccessCollection {
    /// Returns the first index for which `holds` is true; the end if there is none. `holds` must stay true from its
    /// first true element on. O(log n).
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
