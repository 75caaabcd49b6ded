@_spi(Nodes) public import ScrollUI

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent: ClosureContent {
    /// The items that these are made of.
    associatedtype Body: ToolbarContent
    /// What the items are made of.
    @ToolbarContentBuilder var body: Body { get }

    /// Adds the items to the toolbar. Composite ones have it from the library.
    func _collect(into list: inout _ToolbarList)
}

/// Items of a toolbar that a person might arrange; nobody does so here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
    /// Adds the items of the body.
    public func _collect(into list: inout _ToolbarList) { body._collect(into: &list) }

    /// Leaves the items out while `hidden`.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HiddenToolbarContent(content: self, isHidden: hidden)
    }
}

extension ToolbarContent where Body == Never {
    /// Built-in items have no body.
    public var body: Never {
        // Only reached by code that calls `body` by hand on a built-in item: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
    /// Nothing has this type, so there is nothing to add.
    public func _collect(into list: inout _ToolbarList) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Adds the items, if there are any.
    public func _collect(into list: inout _ToolbarList) { self?._collect(into: &list) }
}

private struct HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: Content
    let isHidden: Bool

    func _collect(into list: inout _ToolbarList) {
        if !isHidden { content._collect(into: &list) }
    }
}

/// The items of a toolbar, as they are gathered.
@MainActor
public struct _ToolbarList {
    let scope: EnvironmentScope
    var entries: [ToolbarEntry] = []

    mutating func add(_ view: some View, _ placement: ToolbarItemPlacement) {
        entries.append(ToolbarEntry(placement, scope: scope) { view._lower(into: &$0) })
    }
}

/// Puts the items of a closure together.
@resultBuilder @MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// An item as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A single item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple((repeat each content)) }

    /// Items that are there or not.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first content: First
    ) -> _EitherToolbar<First, Second> { .first(content) }

    /// The second of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second content: Second
    ) -> _EitherToolbar<First, Second> { .second(content) }

    /// Items of a newer system.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

/// Several items.
public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    /// Built in: there is no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds them one after the other.
    public func _collect(into list: inout _ToolbarList) { repeat (each content)._collect(into: &list) }
}

extension _ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _EitherToolbar: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// One of two kinds of items.
public enum _EitherToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    /// The items of one branch or the other.
    case first(First), second(Second)

    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds those of the branch.
    public func _collect(into list: inout _ToolbarList) {
        switch self {
        case .first(let content): content._collect(into: &list)
        case .second(let content): content._collect(into: &list)
        }
    }
}
