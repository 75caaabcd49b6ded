/// A frame of reference for points and rectangles, as it is named in a request.
public enum CoordinateSpace: Equatable, Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The nearest view around with that name; the window if there is none.
    case named(AnyHashable)
}

/// Something that names a frame of reference.
public protocol CoordinateSpaceProtocol {
    /// The frame of reference that is meant.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own frame of reference.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own.
    public init() {}
    /// The view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's frame of reference.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The window's.
    public init() {}
    /// The window.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The frame of reference of a view that was given a name, or of the scroll view around.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The space by its name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the window of the nearest scroll view that scrolls along one of `axes`; nil for any.
struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own frame of reference.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's frame of reference.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// That of the nearest view around with this name; see ``View/coordinateSpace(_:)``.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The window of the innermost scroll view around; that of everything where there is none.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

    /// The window of the innermost scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

/// Gives a view's frame of reference a name.
struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    func needsLayout(after old: CoordinateSpaceModifier) -> Bool { false }
}

nonisolated extension View {
    /// Names this view's frame of reference for the views in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        Modified(content: self, modifier: CoordinateSpaceModifier(name: name.name))
    }

    /// The older spelling of ``coordinateSpace(_:)``.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(.named(name))
    }
}
