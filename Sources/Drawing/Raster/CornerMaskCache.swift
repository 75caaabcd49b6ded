/// Keeps corner masks in a fixed number of slots, so that storage has a bound and is reused.
///
/// A slot belongs to the last key that fell on it. Masks that are in use together come from different ``Role``s, each
/// with slots of its own, so that none is made anew under the other's hands.
final class CornerMaskCache {
    /// Which corner of which of two boxes.
    enum Role: Int, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
        case innerTopLeft, innerTopRight, innerBottomLeft, innerBottomRight

        var isRight: Bool { rawValue & 1 == 1 }
        var isBottom: Bool { rawValue & 2 == 2 }

        /// The same corner of the inner box of a border.
        var inner: Role { Role(rawValue: rawValue | 4) ?? self }
    }

    private static let slotsPerRole = 64
    private let slots = (0..<slotsPerRole * Role.allCases.count).map { _ in CornerMask() }
    private let grid = Scratch<Float>(filledWith: 0)

    /// O(1) for a key that was asked for lately.
    func mask(for key: CornerMask.Key, role: Role) -> CornerMask {
        let slot = role.rawValue * Self.slotsPerRole + key.hash & (Self.slotsPerRole - 1)
        let mask = slots[slot]
        if mask.key != key { mask.build(key, grid: grid) }
        return mask
    }
}
