/// Caches corner masks in a fixed number of slots, so that storage is bounded and reused.
///
/// A slot holds the mask of the last key that was mapped to it. Masks that are in use together have different
/// ``Role``s, each with its own slots, so that none is rebuilt while another needs it.
final class CornerMaskCache {
    /// A corner of one of two boxes.
    enum Role: Int, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
        case innerTopLeft, innerTopRight, innerBottomLeft, innerBottomRight

        var isRight: Bool { rawValue & 1 == 1 }
        var isBottom: Bool { rawValue & 2 == 2 }

        /// The same corner of the inner box of a border.
        var inner: Role { Role(rawValue: rawValue | 4) ?? self }
    }

    private static let slotsPerRole = 64
    /// Nil until a key is mapped to the slot: most windows use a few.
    private var slots = [CornerMask?](repeating: nil, count: slotsPerRole * Role.allCases.count)
    private let grid = Scratch<Float>(filledWith: 0)

    /// Returns the mask. O(1) for a recently used key.
    func mask(for key: CornerMask.Key, role: Role) -> CornerMask {
        let slot = role.rawValue * Self.slotsPerRole + key.hash & (Self.slotsPerRole - 1)
        let mask = slots[slot] ?? CornerMask()
        slots[slot] = mask
        if mask.key != key { mask.build(key, grid: grid) }
        return mask
    }
}
