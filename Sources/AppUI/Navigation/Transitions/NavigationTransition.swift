import Foundation
@_spi(Nodes) public import ScrollUI

/// The transition with which a page is pushed over the one below it, and popped.
@MainActor @preconcurrency
public protocol NavigationTransition {
    /// The internal description of the transition.
    var _transition: _NavigationTransition { get }
}

/// One of the page transitions that the library defines.
public struct _NavigationTransition {
    enum Kind: Equatable {
        case automatic, slide
        case zoom(ZoomKey)
    }

    var kind = Kind.automatic
}

/// The identity of the view from which a page is zoomed.
struct ZoomKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A transition in which the page moves in from the trailing edge, and the page below moves slightly aside.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public nonisolated init() {}
    /// The internal description of the transition.
    public var _transition: _NavigationTransition { _NavigationTransition() }
}

/// A transition in which the page moves in from the trailing edge, beside the page below.
public struct SlideNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public nonisolated init() {}
    /// The internal description of the transition.
    public var _transition: _NavigationTransition { _NavigationTransition(kind: .slide) }
}

/// A transition in which the page is zoomed from a view of the page below.
public struct ZoomNavigationTransition: NavigationTransition {
    private let key: ZoomKey

    init(_ key: ZoomKey) { self.key = key }

    /// The internal description of the transition.
    public var _transition: _NavigationTransition { _NavigationTransition(kind: .zoom(key)) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// A transition in which the page moves in from the trailing edge, and the page below moves slightly aside.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == SlideNavigationTransition {
    /// A transition in which the page moves in from the trailing edge, beside the page below.
    public static var slide: SlideNavigationTransition { SlideNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition in which the page, cover or sheet is zoomed from the view with the matching
    /// `matchedTransitionSource(id:in:)`, and back to it. A finger can drag pages back from the leading edge, and pages
    /// and covers from the top down if their content is at its top. If there is no such view, the default transition is
    /// used.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(ZoomKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

struct NavigationPageLinkKey: EnvironmentKey {
    static var defaultValue: NavigationPageLink? { nil }
}

extension EnvironmentValues {
    /// The link of the page or cover that contains the view; nil elsewhere.
    var pageLink: NavigationPageLink? {
        get { self[NavigationPageLinkKey.self] }
        set { self[NavigationPageLinkKey.self] = newValue }
    }
}

/// Sets the transition of the enclosing page.
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

extension NavigationTransitionView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

extension View {
    /// Sets the transition of the page that contains this view, or of the cover or sheet over the window.
    public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
        NavigationTransitionView(content: self, transition: style._transition)
    }
}
