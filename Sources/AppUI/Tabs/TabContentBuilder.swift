@_spi(Nodes) public import ScrollUI

/// Combines the tabs of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a ``TabView``.
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {
        /// Built-in content has no body.
        public typealias Body = Never
        let content: C

        /// Writes the tabs into the node tree.
        public func _lower(into builder: inout NodeBuilder) { content._lowerTabs(_TabChanges(), into: &builder) }
    }

    /// Returns a tab unchanged.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Returns a single tab, or the first of several.
    @MainActor @preconcurrency
    public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

    /// Appends a tab.
    @MainActor @preconcurrency
    public static func buildPartialBlock<Before: TabContent, Next: TabContent>(
        accumulated: Before, next: Next
    ) -> some TabContent<TabValue> where Before.TabValue == TabValue, Next.TabValue == TabValue {
        TabGroup<TabValue> { changes, builder in
            accumulated._lowerTabs(changes, into: &builder)
            next._lowerTabs(changes, into: &builder)
        }
    }

    /// Returns an optional tab.
    @MainActor @preconcurrency
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue> where C.TabValue == TabValue {
        TabGroup<TabValue> { changes, builder in
            ConditionalTab(isFirst: true, content: content, changes: changes)._lower(into: &builder)
        }
    }

    /// Returns the tabs of the first of two branches.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first content: First
    ) -> _EitherTab<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .first(content) }

    /// Returns the tabs of the second of two branches.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second content: Second
    ) -> _EitherTab<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .second(content) }

    /// Returns tabs that need a newer system.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> some TabContent<TabValue>
    where C.TabValue == TabValue { content }
}

/// Multiple tabs.
struct TabGroup<TabValue: Hashable>: TabContent {
    typealias Body = Never

    let lower: @MainActor (_TabChanges, inout NodeBuilder) -> Void

    nonisolated init(_ lower: @escaping @MainActor (_TabChanges, inout NodeBuilder) -> Void) { self.lower = lower }

    func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) { lower(changes, &builder) }
}

/// Tabs of one of two types.
public enum _EitherTab<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
    case first(First)
    case second(Second)

    /// The type of the values that identify the tabs.
    public typealias TabValue = First.TabValue
    /// Built-in content has no body.
    public typealias Body = Never

    /// Writes the tabs of the branch into the node tree.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        switch self {
        case .first(let tab): ConditionalTab(isFirst: true, content: tab, changes: changes)._lower(into: &builder)
        case .second(let tab): ConditionalTab(isFirst: false, content: tab, changes: changes)._lower(into: &builder)
        }
    }
}

/// A tab in a branch of a condition, which is part of its identity.
private struct ConditionalTab<C: TabContent>: View {
    typealias Body = Never

    let isFirst: Bool
    let content: C?
    let changes: _TabChanges

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(BranchNode.self) { BranchNode(graph: $0, parent: $1, scope: $2) }
        node.show(AnyHashable(content == nil || !isFirst ? 1 : 0)) { content?._lowerTabs(changes, into: &$0) }
    }
}
