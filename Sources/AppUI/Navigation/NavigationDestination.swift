@_spi(Nodes) public import ScrollUI

/// The stack that contains the views of this environment.
@MainActor
struct NavigationLinkTarget {
    weak var pages: NavigationPagesNode?
}

struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationLinkTarget? { nil }
}

extension EnvironmentValues {
    var navigation: NavigationLinkTarget? { self[NavigationKey.self] }
}

/// Registers the destination of a value type with the enclosing stack.
final class DestinationNode: Node {
    private var type: (any Hashable.Type)?

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }

    private var pages: NavigationPagesNode? { environment(NavigationKey.self)?.pages }

    func assign<D: Hashable>(
        _ type: D.Type, _ make: @escaping @MainActor (D) -> (@MainActor (inout NodeBuilder) -> Void)
    ) {
        self.type = type
        guard let pages else {
            return graph.warnOnce("navigationDestination(for: \(type).self): there is no NavigationStack around it")
        }
        pages.setDestination(type, owner: self, make)
    }

    override func willRemove() {
        if let type { pages?.removeDestination(type, owner: self) }
    }
}

private struct DestinationView<Content: View, D: Hashable, C: View>: View {
    typealias Body = Never

    let content: Content
    let destination: (D) -> C

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(DestinationNode.self) { DestinationNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        let destination = self.destination
        node.assign(D.self) { value in
            let view = destination(value)
            return { view._lower(into: &$0) }
        }
    }
}

/// Shows a page on the enclosing stack while a condition is true.
final class PresentedPageNode: Node {
    private var isPresented = false
    private var dismiss: @MainActor () -> Void = {}
    private var lower: @MainActor (inout NodeBuilder) -> Void = { _ in }
    private var isDue = false

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }

    private var pages: NavigationPagesNode? { environment(NavigationKey.self)?.pages }

    func assign(
        _ isPresented: Bool, dismiss: @escaping @MainActor () -> Void,
        _ lower: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        self.isPresented = isPresented
        self.dismiss = dismiss
        self.lower = lower
        guard let pages else {
            if isPresented { graph.warnOnce("navigationDestination: there is no NavigationStack around it") }
            return
        }
        // The change is deferred, because the pages may currently be under construction.
        guard isPresented || pages.isShown(ObjectIdentifier(self)), !isDue else { return }
        isDue = true
        let transaction = graph.transaction
        graph.lifecycle.enqueue { [weak self] in self?.show(transaction) }
    }

    private func show(_ transaction: Transaction) {
        isDue = false
        guard isAttached, let pages else { return }
        graph.override(transaction) {
            if isPresented {
                pages.push(owner: ObjectIdentifier(self), onPop: { [weak self] in self?.pageDidGo() }, lower)
            } else {
                pages.pop(owner: ObjectIdentifier(self))
            }
        }
    }

    private func pageDidGo() {
        if isPresented { dismiss() }
    }

    override func willRemove() {
        guard let pages, pages.isShown(ObjectIdentifier(self)) else { return }
        let owner = ObjectIdentifier(self)
        graph.lifecycle.enqueue { [weak pages] in pages?.pop(owner: owner) }
    }
}

/// Reads the binding in its body, so that a change of the binding evaluates it again.
struct PresentedPage<Content: View, Page: View>: View {
    let content: Content
    @Binding var isPresented: Bool
    let page: () -> Page

    var body: some View {
        PresentedPageView(content: content, isPresented: isPresented, dismiss: { isPresented = false }, page: page)
    }
}

private struct PresentedPageView<Content: View, Page: View>: View {
    typealias Body = Never

    let content: Content
    let isPresented: Bool
    let dismiss: @MainActor () -> Void
    let page: () -> Page

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PresentedPageNode.self) { PresentedPageNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        let page = self.page
        node.assign(isPresented, dismiss: dismiss) { page()._lower(into: &$0) }
    }
}

/// The equivalent of `PresentedPage` for an optional item.
private struct PresentedItemPage<Content: View, Item: Hashable, Page: View>: View {
    let content: Content
    @Binding var item: Item?
    let page: (Item) -> Page

    var body: some View {
        let shown = item.map { item in { page(item) } }
        PresentedPageView(content: content, isPresented: item != nil, dismiss: { item = nil }, page: { shown?() })
    }
}

extension View {
    /// Sets the destination of links with a value of the given type, on the enclosing stack.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DestinationView(content: self, destination: destination)
    }

    /// Presents a view on top of the enclosing stack while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return PresentedPage(content: self, isPresented: isPresented) { view }
    }

    /// Presents a view on top of the enclosing stack while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PresentedItemPage(content: self, item: item, page: destination)
    }
}
