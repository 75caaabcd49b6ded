import Foundation
@_spi(Nodes) public import ScrollUI

/// How a page comes over the one below it, and goes back.
@MainActor @preconcurrency
public protocol NavigationTransition {
    /// The transition, which is the library's own affair.
    var _transition: _NavigationTransition { get }
}

/// One of the library's transitions of pages.
public struct _NavigationTransition {
    enum Kind: Equatable {
        case automatic, slide
        case zoom(ZoomKey)
    }

    var kind = Kind.automatic
}

/// What a page is zoomed out of.
struct ZoomKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The page comes from the trailing edge, and the one below gives way a little.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The transition; it has no settings.
    public nonisolated init() {}
    /// The transition, which is the library's own affair.
    public var _transition: _NavigationTransition { _NavigationTransition() }
}

/// The page comes from the trailing edge beside the one below.
public struct SlideNavigationTransition: NavigationTransition {
    /// The transition; it has no settings.
    public nonisolated init() {}
    /// The transition, which is the library's own affair.
    public var _transition: _NavigationTransition { _NavigationTransition(kind: .slide) }
}

/// The page grows out of a view of the page below.
public struct ZoomNavigationTransition: NavigationTransition {
    private let key: ZoomKey

    init(_ key: ZoomKey) { self.key = key }

    /// The transition, which is the library's own affair.
    public var _transition: _NavigationTransition { _NavigationTransition(kind: .zoom(key)) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page comes from the trailing edge, and the one below gives way a little.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == SlideNavigationTransition {
    /// The page comes from the trailing edge beside the one below.
    public static var slide: SlideNavigationTransition { SlideNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page, cover or sheet grows out of the view with that `matchedTransitionSource(id:in:)`, and goes back there. A finger draws
    /// pages back from the leading edge, and pages and covers from the top down where nothing is scrolled away. Where there is no such view
    /// it comes as it does without this.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(ZoomKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

struct NavigationPageLinkKey: EnvironmentKey {
    static var defaultValue: NavigationPageLink? { nil }
}

extension EnvironmentValues {
    /// Of the page or cover that the view is on; nil elsewhere.
    var pageLink: NavigationPageLink? {
        get { self[NavigationPageLinkKey.self] }
        set { self[NavigationPageLinkKey.self] = newValue }
    }
}

/// Tells the page around how it comes and goes.
private final class NavigationTransitionNode: Node {
    override var isTransparent: Bool { true }

    func assign(_ transition: _NavigationTransition) {
        environment(NavigationPageLinkKey.self)?.transition = transition
    }
}

private struct NavigationTransitionView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let transition: _NavigationTransition

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(NavigationTransitionNode.self) {
            NavigationTransitionNode(graph: $0, parent: $1, scope: $2)
        }
        node.assign(transition)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension View {
    /// How the page that this view is in comes over the one below it, or the cover or sheet over the window, and goes back.
    public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
        NavigationTransitionView(content: self, transition: style._transition)
    }
}
