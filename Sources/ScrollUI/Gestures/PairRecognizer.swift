/// A recognizer of two gestures together. What it has to offer is that of both, unless a subclass restricts it.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    private(set) final var first: _GestureRecognizer<First>
    private(set) final var second: _GestureRecognizer<Second>

    required init(_ first: some Gesture<First>, _ second: some Gesture<Second>) {
        self.first = first._recognizer(updating: nil)
        self.second = second._recognizer(updating: nil)
    }

    /// Returns `old` with the recognizers of both gestures updated; a new recognizer if it is of another type.
    final class func recognizer(
        updating old: _GestureRecognizer<Value>?, _ first: some Gesture<First>, _ second: some Gesture<Second>
    ) -> _GestureRecognizer<Value> {
        guard let old = old as? Self else { return Self(first, second) }
        old.first = first._recognizer(updating: old.first)
        old.second = second._recognizer(updating: old.second)
        return old
    }

    override func reset() {
        first.reset()
        second.reset()
    }

    override var takesPinches: Bool { first.takesPinches || second.takesPinches }
    override var kinds: GestureKinds { first.kinds.union(second.kinds) }
    override var dragDistance: Double? {
        [first.dragDistance, second.dragDistance].compactMap { $0 }.min()
    }
}
