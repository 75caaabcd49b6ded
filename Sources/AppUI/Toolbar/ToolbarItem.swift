@_spi(Nodes) public import ScrollUI

/// The placement of a toolbar item in the bars of a page.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Slot: Hashable, Sendable {
        case leading, principal, trailing, more, bottom, status, none
    }

    let slot: Slot
    var isStrong = false

    /// The trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    /// The centre of the bar, instead of the title.
    public static let principal = ToolbarItemPlacement(slot: .principal)
    /// The centre of the bar, instead of the title.
    public static let title = ToolbarItemPlacement(slot: .principal)
    /// The leading end of the bar.
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    /// A menu at the trailing end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(slot: .more)
    /// The centre of the bar below the page.
    public static let status = ToolbarItemPlacement(slot: .bottom)
    /// The trailing end of the bar, emphasised.
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isStrong: true)
    /// The leading end of the bar.
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// Above an on-screen keyboard, which a desktop does not have: the item is not shown.
    public static let keyboard = ToolbarItemPlacement(slot: .none)
    /// The leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// The leading end of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// The bar below the page.
    public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
}

/// A view of a toolbar with its placement.
final class ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let lower: @MainActor (inout NodeBuilder) -> Void
    /// The environment in which the toolbar was declared.
    let scope: EnvironmentScope

    init(
        _ placement: ToolbarItemPlacement, scope: EnvironmentScope,
        lower: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        self.placement = placement
        self.scope = scope
        self.lower = lower
    }

    /// Each evaluation creates new entries.
    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool { left === right }
}

/// A view of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    /// Built-in content has no body.
    public typealias Body = Never

    /// Adds the view to the toolbar.
    public func _collect(into list: inout _ToolbarList) { list.add(content, placement) }
}

extension ToolbarItem where ID == () {
    /// Creates an item with `content` at a placement.
    @MainActor @preconcurrency
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == String {
    /// Creates an item with `content` at a placement. `id` identifies it in the user's arrangement, which is not supported here.
    @MainActor @preconcurrency
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Multiple views of a toolbar at one placement.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
    /// Built-in content has no body.
    public typealias Body = Never

    /// Adds the views to the toolbar.
    public func _collect(into list: inout _ToolbarList) { list.add(content, placement) }
}

extension ToolbarItemGroup {
    /// Creates a group of the views of `content` at a placement.
    @MainActor @preconcurrency
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    /// Creates a menu of the views of `content` with a label, at a placement.
    @MainActor @preconcurrency
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == Menu<L, C> {
        self.init(placement: placement, content: Menu(content: content, label: label))
    }
}

/// The sizing of the space between two toolbar items.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool
    /// All the available space.
    public static let flexible = SpacerSizing(isFixed: false)
    /// A small fixed space.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between two items of a toolbar.
public struct ToolbarSpacer: CustomizableToolbarContent {
    /// Built-in content has no body.
    public typealias Body = Never

    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space at a placement.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Adds the space to the toolbar.
    public func _collect(into list: inout _ToolbarList) {
        if sizing.isFixed {
            list.add(Color.clear.frame(width: 8, height: 1), placement)
        } else {
            list.add(Spacer(), placement)
        }
    }
}
