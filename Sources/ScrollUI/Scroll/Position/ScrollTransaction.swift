/// Whether a scroll view may adjust its offset so that the visible content keeps its position.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    private let isAutomatic: Bool
    /// The visible content keeps its position.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isAutomatic: true)
    /// The offset is kept.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(isAutomatic: false)
}

private struct TargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

private struct PreservesVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private struct OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// The anchor for scrolls to a view. It overrides the anchor of the modifier or the position; nil keeps theirs.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[TargetAnchorKey.self] }
        set { self[TargetAnchorKey.self] = newValue }
    }

    /// Whether a fling continues from the new offset after a jump. An animated scroll always starts with the present
    /// velocity.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// The adjustment of the offset when views before the visible part change in this update.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
}
