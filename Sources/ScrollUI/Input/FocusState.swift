import Foundation

/// The focused view as a value: true, or the id of one of several fields.
///
///     @FocusState private var isEditing: Bool
///     …
///     TextField("Name", text: $name).focused($isEditing)
///     Button("Edit") { isEditing = true }
@propertyWrapper
public struct FocusState<Value: Hashable> {
    let none: Value
    var location: FocusLocation<Value>?

    /// Reads and sets the focused view.
    @MainActor @preconcurrency
    public struct Binding {
        nonisolated let location: FocusLocation<Value>?
        let none: Value

        /// The present value; setting it moves the keyboard focus.
        public var wrappedValue: Value {
            get { location?.value ?? none }
            nonmutating set { location?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Creates a value that is false while no view has the keyboard focus.
    public init() where Value == Bool {
        none = false
    }

    /// Creates a value that is nil while no view has the keyboard focus.
    public init<T>() where Value == T?, T: Hashable {
        none = nil
    }

    /// The present value. Setting it moves the keyboard focus after the update.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set { location?.request(newValue) }
    }

    /// The binding for `focused`.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(location: location, none: none) }
}

/// The storage of a `@FocusState` property.
final class FocusLocation<Value: Hashable>: StoredLocation<Value> {
    private let none: Value

    override init(_ none: Value, graph: ViewGraph) {
        self.none = none
        super.init(none, graph: graph)
    }

    override var value: Value {
        get { seen }
        set { request(newValue) }
    }

    /// Moves the keyboard focus once the views have been updated.
    func request(_ value: Value) {
        take(value)
        graph?.lifecycle.enqueue { [weak self] in self?.moveFocus() }
        graph?.wake()
    }

    private func moveFocus() {
        guard let graph, let ring = graph.focusRing else { return }
        let focused = ring.focused?.focusLinks.contains { $0.owner === self } == true
        if stored == none {
            if focused { ring.set(nil, isVisible: false) }
        } else if let target = graph.root?.focusTarget(owner: self, value: AnyHashable(stored)) {
            guard ring.focused !== target else { return }
            ring.set(target, isVisible: false)
            reveal(target)
        } else {
            waitForRows(ring, graph)
        }
    }

    /// Scrolls the whole view that is linked to the value into view, unless a scroll is running.
    private func reveal(_ target: Node) {
        guard !target.isBeingScrolled else { return }
        var node: Node? = target
        while let current = node, current.responder?.handlers.focusLink?.owner !== self { node = current.layoutParent }
        let view = node ?? target
        view.revealInScrollView(CGRect(origin: .zero, size: view.frame.size))
    }

    /// Waits for rows: the requested view may be in a row that will be created by a running scroll.
    private func waitForRows(_ ring: FocusRing, _ graph: ViewGraph) {
        let value = stored
        take(none)
        ring.waitForRows(until: graph.time + FocusRing.longestWait) { [weak self] in
            guard let self, graph.root?.focusTarget(owner: self, value: AnyHashable(value)) != nil else { return }
            request(value)
        }
    }

    /// Updates the value after the keyboard focus has moved.
    func focusDidMove(to value: Value?) { take(value ?? none) }
}

/// Links the views inside it to a value of a `@FocusState`.
@MainActor
package struct FocusLink {
    weak var owner: AnyObject?
    let value: AnyHashable
    /// Called when a view inside received the keyboard focus (true), or lost it.
    let focusDidMove: (Bool) -> Void
}

nonisolated extension View {
    /// Binds the keyboard focus of this view to `condition`.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Binds the keyboard focus of this view to `binding` having `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        FocusedView(content: self, location: binding.location, value: value)
    }
}

package nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
    package typealias Body = Never

    package let content: Content
    let location: FocusLocation<Value>?
    let value: Value

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let link = FocusLink(owner: location, value: AnyHashable(value)) { [weak location, value] in
            location?.focusDidMove(to: $0 ? value : nil)
        }
        content.responder(Responder.Handlers(focusLink: link))._lower(into: &builder)
    }
}

extension Node {
    /// The links around this node, innermost first.
    final var focusLinks: [FocusLink] {
        var links: [FocusLink] = []
        var node: Node? = self
        while let current = node {
            if let link = current.responder?.handlers.focusLink { links.append(link) }
            node = current.layoutParent
        }
        return links
    }

    /// Returns the first focusable view in the content linked to that value. Complexity: O(n) in the number of nodes.
    final func focusTarget(owner: AnyObject, value: AnyHashable) -> Node? {
        if let link = responder?.handlers.focusLink, link.owner === owner, link.value == value {
            return firstFocusable
        }
        for child in children {
            if let found = child.focusTarget(owner: owner, value: value) { return found }
        }
        for child in detachedChildren {
            if let found = child.focusTarget(owner: owner, value: value) { return found }
        }
        return nil
    }

    final var firstFocusable: Node? {
        if responder?.handlers.isFocusable == true { return self }
        for child in children { if let found = child.firstFocusable { return found } }
        return nil
    }
}
