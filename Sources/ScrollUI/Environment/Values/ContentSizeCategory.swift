/// The user's preferred text size; an older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest; `large` is the standard.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// Much larger than the standard.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five largest.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Compares by size.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Compares by size.
    public static func <= (left: Self, right: Self) -> Bool { left.rawValue <= right.rawValue }
    /// Compares by size.
    public static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
    /// Compares by size.
    public static func >= (left: Self, right: Self) -> Bool { left.rawValue >= right.rawValue }
}

extension EnvironmentValues {
    /// The size of text styles; an older name of ``dynamicTypeSize``, whose cases have the same order.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
}
