/// The user's preferred text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The standard range, from the smallest to the largest; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes much larger than the standard ones, in ascending order.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares by size.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

extension Font {
    /// The purpose of a text, which determines its font.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The text styles, roughly from the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Returns the size in points for a ``DynamicTypeSize``. The values are from Apple's Human Interface Guidelines, "Typography".
        func size(_ size: DynamicTypeSize) -> Double {
            let sizes: [Double] =
                switch self {
                case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
                case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
                case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
                case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
                case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
                case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
                case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
                case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
                case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
                case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
                }
            return sizes[size.rawValue]
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}

struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
    /// The preferred text size; `large` by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the preferred text size in this view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the preferred text size in this view to `range`.
    ///
    ///     .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
