import Foundation

/// Whether there is little space along an axis, or enough.
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, as on a phone held upright.
    case compact
    /// Enough space.
    case regular
}

extension UserInterfaceSizeClass {
    /// Of a window of that width, in points. 600 is where Android's compact width ends as well; every phone held upright
    /// is narrower, and every tablet is wider.
    static func along(width: CGFloat) -> UserInterfaceSizeClass { width < 600 ? .compact : .regular }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// Of the window's width: compact below 600 points, unless the host or the program says otherwise. Nil outside a
    /// tree of views.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Regular in a window, unless the host or the program says otherwise. Nil outside a tree of views.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
