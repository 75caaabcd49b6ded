/// Working memory that only grows, so that a steady frame allocates nothing.
///
/// It is plain memory instead of an array, because the innermost loops write spans through its pointer, where an array
/// would check uniqueness and bounds at each call. It is freed with its owner and never escapes a call.
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

    /// Reserves space for `count` elements. Existing elements are preserved.
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
