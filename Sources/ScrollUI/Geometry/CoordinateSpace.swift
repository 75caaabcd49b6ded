/// A coordinate space for points and rectangles.
public enum CoordinateSpace: Equatable, Hashable {
    /// The coordinate space of the window.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the nearest enclosing view with the given name; the window if there is none.
    case named(AnyHashable)
}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The identified coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the local coordinate space.
    public init() {}
    /// The local coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the global coordinate space.
    public init() {}
    /// The global coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a named view or of an enclosing scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The named coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the window of the nearest scroll view that scrolls along `axis`; nil means any axis.
struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinate space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's coordinate space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the nearest enclosing view with the given name; see ``View/coordinateSpace(_:)``.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The window of the innermost enclosing scroll view; the coordinate space of the window if there is none.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

    /// The window of the innermost enclosing scroll view that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

/// Names a view's coordinate space.
package struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    package func needsLayout(after old: CoordinateSpaceModifier) -> Bool { false }
}

nonisolated extension View {
    /// Names this view's coordinate space for its descendants.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        Modified(content: self, modifier: CoordinateSpaceModifier(name: name.name))
    }

    /// Names this view's coordinate space. The older form of ``coordinateSpace(_:)``.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(.named(name))
    }
}
