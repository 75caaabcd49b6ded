/// How large a person wants text to be: the older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest; `large` is the standard.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// Much larger than the standard.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// That the size is one of the five largest.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// By size.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// By size.
    public static func <= (left: Self, right: Self) -> Bool { left.rawValue <= right.rawValue }
    /// By size.
    public static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
    /// By size.
    public static func >= (left: Self, right: Self) -> Bool { left.rawValue >= right.rawValue }
}

extension EnvironmentValues {
    /// How large text styles are: the older name of ``dynamicTypeSize``, whose cases stand in the same order.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
}
