extension Motion {
    /// When a motion that never turns back passes `position` within `time` seconds; nil if it does not. Complexity: a
    /// handful of samples.
    func crossingTime(of position: Double, in time: Double) -> Double? {
        let first = self.position(at: 0)
        if position == first { return 0 }
        let last = self.position(at: time)
        let side: Double = last < first ? -1 : 1
        guard (position - first) * side > 0, (last - position) * side >= 0 else { return nil }
        return monotoneRoot(in: 0...time) {
            (value: (self.position(at: $0) - position) * side, slope: velocity(at: $0) * side)
        }
    }
}
