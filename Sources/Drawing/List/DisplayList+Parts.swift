extension DisplayList {
    /// A position in a list: the numbers of items and table entries before it.
    public struct Mark: Equatable, Sendable {
        fileprivate var counts: SIMD8<Int32>

        /// The start of every list.
        public static let start = Mark(counts: .zero)

        /// The number of items before the mark.
        public var items: Int { Int(counts[0]) }

        /// False if a move by this distance leaves the items' indices valid.
        fileprivate var movesTables: Bool { any(counts .!= SIMD8(counts[0], 0, 0, 0, 0, 0, 0, 0)) }

        /// Returns the position as far after `left` as `right` is after the start.
        public static func + (left: Mark, right: Mark) -> Mark { Mark(counts: left.counts &+ right.counts) }
        /// Returns the position as far after the start as `left` is after `right`.
        public static func - (left: Mark, right: Mark) -> Mark { Mark(counts: left.counts &- right.counts) }
    }

    /// The position after all content of the list.
    public var end: Mark {
        Mark(
            counts: SIMD8(
                Int32(items.count), Int32(gradients.count), Int32(runs.count), Int32(images.count),
                Int32(effects.count), 0, 0, 0))
    }

    /// Appends the part of `other` that begins at `start` and is `length` long: the content that was appended to it
    /// between two ``end``s.
    ///
    /// Complexity: O(items), and several times faster than appending them one by one.
    public mutating func append(_ length: Mark, from start: Mark, of other: DisplayList) {
        let first = end
        items.append(contentsOf: other.items[start.items..<(start + length).items])
        appendTables(length, from: start, of: other, items: first)
    }

    /// Appends a part as ``append(_:from:of:)`` does, with `change` applied to each item. Appends nothing and returns false
    /// if it returns nil for an item.
    ///
    /// Complexity: O(items).
    public mutating func append(
        _ length: Mark, from start: Mark, of other: DisplayList, changing change: (DisplayItem) -> DisplayItem?
    ) -> Bool {
        let first = end
        for item in other.items[start.items..<(start + length).items] {
            guard let changed = change(item) else {
                items.removeSubrange(first.items...)
                return false
            }
            items.append(changed)
        }
        appendTables(length, from: start, of: other, items: first)
        return true
    }

    /// Appends the table entries of a part, whose items have been appended at `first`.
    private mutating func appendTables(_ length: Mark, from start: Mark, of other: DisplayList, items first: Mark) {
        let shift = first - start
        let (from, to) = (start.counts, (start + length).counts)
        // Most parts have text and nothing else.
        func copy<Entry>(_ table: Int, of entries: [Entry], to own: inout [Entry]) {
            if from[table] < to[table] { own.append(contentsOf: entries[Int(from[table])..<Int(to[table])]) }
        }
        copy(1, of: other.gradients, to: &gradients)
        copy(2, of: other.runs, to: &runs)
        copy(3, of: other.images, to: &images)
        copy(4, of: other.effects, to: &effects)
        if other.hasBlends, from[4] < to[4] { hasBlends = true }
        guard shift.movesTables else { return }
        for index in first.items..<items.count { items[index].shiftTables(by: shift.counts) }
    }
}

extension DisplayItem {
    /// `shift` has the tables in the order of ``DisplayList/Mark``.
    fileprivate mutating func shiftTables(by shift: SIMD8<Int32>) {
        switch self {
        case .text(let run, let origin, let color): self = .text(run: run + shift[2], origin: origin, color)
        case .image(let image, let frame, let opacity):
            self = .image(image: image + shift[3], frame: frame, opacity: opacity)
        case .pushEffect(let effect): self = .pushEffect(effect: effect + shift[4])
        case .fill(let outline, let paint):
            if let shifted = paint.shifted(by: shift[1]) { self = .fill(outline, shifted) }
        default: break
        }
    }
}

extension Paint {
    /// Returns the paint with its gradient's index increased by `shift`; nil for plain colours.
    fileprivate func shifted(by shift: Int32) -> Paint? {
        switch self {
        case .solid: nil
        case .linearGradient(let gradient, let start, let end):
            .linearGradient(gradient: gradient + shift, start: start, end: end)
        case .radialGradient(let gradient, let center, let radii, let start):
            .radialGradient(gradient: gradient + shift, center: center, radii: radii, start: start)
        case .angularGradient(let gradient, let center, let start, let sweep):
            .angularGradient(gradient: gradient + shift, center: center, start: start, sweep: sweep)
        }
    }
}
