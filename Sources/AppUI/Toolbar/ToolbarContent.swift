@_spi(Nodes) public import ScrollUI

/// The items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent: ClosureContent {
    /// The content of composite items.
    associatedtype Body: ToolbarContent
    /// The content of composite items.
    @ToolbarContentBuilder var body: Body { get }

    /// Adds the items to the toolbar. The library implements it for composite items.
    func _collect(into list: inout _ToolbarList)
}

/// Items of a toolbar that the user can arrange on some platforms, but not here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
    /// Adds the items of the body.
    public func _collect(into list: inout _ToolbarList) { body._collect(into: &list) }

    /// Hides the items while `hidden` is true.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HiddenToolbarContent(content: self, isHidden: hidden)
    }
}

extension ToolbarContent where Body == Never {
    /// Built-in items have no body.
    public var body: Never {
        // Reached only if `body` is called directly on a built-in item: a programming error without a sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
    /// Adds nothing: this type has no values.
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

/// The collected items of a toolbar.
@MainActor
public struct _ToolbarList {
    let scope: EnvironmentScope
    var entries: [ToolbarEntry] = []

    mutating func add(_ view: some View, _ placement: ToolbarItemPlacement) {
        entries.append(ToolbarEntry(placement, scope: scope) { view._lower(into: &$0) })
    }
}

/// Combines the items of a closure.
@resultBuilder @MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Returns an item unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns a single item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines multiple items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple((repeat each content)) }

    /// Returns optional items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Returns the items of the first of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first content: First
    ) -> _EitherToolbar<First, Second> { .first(content) }

    /// Returns the items of the second of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second content: Second
    ) -> _EitherToolbar<First, Second> { .second(content) }

    /// Returns items that need a newer system.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

/// Multiple items.
public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    /// Built-in items have no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds the items one after the other.
    public func _collect(into list: inout _ToolbarList) { repeat (each content)._collect(into: &list) }
}

extension _ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _EitherToolbar: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Items of one of two types.
public enum _EitherToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    /// The items of the first or the second branch.
    case first(First), second(Second)

    /// Built-in items have no body.
    public typealias Body = Never

    /// Adds the items of the branch.
    public func _collect(into list: inout _ToolbarList) {
        switch self {
        case .first(let content): content._collect(into: &list)
        case .second(let content): content._collect(into: &list)
        }
    }
}
