/// Working memory that only grows, so that a steady frame allocates nothing.
///
/// Plain memory instead of an array: spans are written through its pointer in the innermost loops, where an array would
/// check for uniqueness and bounds at each call. It is freed with its owner and never handed out beyond a call.
final class Scratch<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private let blank: Element

    init(filledWith blank: Element, capacity: Int = 64) {
        self.blank = blank
        self.capacity = capacity
        base = .allocate(capacity: capacity)
        base.initialize(repeating: blank, count: capacity)
    }

    deinit {
        base.deallocate()
    }

    /// Reserves space for `count` elements. What was there stays.
    @inline(__always)
    func reserve(_ count: Int) {
        if count > capacity { grow(to: count) }
    }

    @inline(never)
    private func grow(to count: Int) {
        let larger = max(count, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: base, count: capacity)
        (moved + capacity).initialize(repeating: blank, count: larger - capacity)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
