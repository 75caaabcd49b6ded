import Foundation

/// The amount of space along an axis.
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, as on a phone held upright.
    case compact
    /// Enough space.
    case regular
}

extension UserInterfaceSizeClass {
    /// Returns the size class of a window of that width, in points. Android's compact width ends at 600 points too;
    /// phones held upright are narrower, tablets are wider.
    static func along(width: CGFloat) -> UserInterfaceSizeClass { width < 600 ? .compact : .regular }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The size class of the window's width: compact below 600 points, unless the host or the program sets another
    /// one. Nil outside a view tree.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the window's height: regular in a window, unless the host or the program sets another one.
    /// Nil outside a view tree.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
