/// Whether a scroll view may change its offset by itself so that what is seen stays where it is.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    private let isAutomatic: Bool
    /// What is seen stays.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isAutomatic: true)
    /// The offset stays.
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
    /// Where a view that is scrolled to is to lie, before the anchor of the modifier or the position; nil for those.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[TargetAnchorKey.self] }
        set { self[TargetAnchorKey.self] = newValue }
    }

    /// True lets a fling go on from the offset that is jumped to. An animated scroll starts with the velocity that is
    /// there in any case.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    /// What becomes of the offset when views before the visible part change in this update.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
}
