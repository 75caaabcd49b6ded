@_spi(Nodes) public import ScrollUI

/// Where in a page's bars an item of a toolbar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Slot: Hashable, Sendable {
        case leading, principal, trailing, more, bottom, status, none
    }

    let slot: Slot
    var isStrong = false

    /// The trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    /// The middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(slot: .principal)
    /// The middle of the bar, in place of the title.
    public static let title = ToolbarItemPlacement(slot: .principal)
    /// The leading end of the bar.
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    /// A menu at the trailing end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(slot: .more)
    /// The middle of the bar below the page.
    public static let status = ToolbarItemPlacement(slot: .bottom)
    /// The trailing end of the bar, stressed.
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isStrong: true)
    /// The leading end of the bar.
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    /// The trailing end of the bar.
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// Above a keyboard on the screen, which the desktop does not have: nowhere.
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

/// A view of a toolbar, with where it goes.
final class ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let lower: @MainActor (inout NodeBuilder) -> Void
    /// Where the toolbar was said: the environment that the view sees.
    let scope: EnvironmentScope

    init(
        _ placement: ToolbarItemPlacement, scope: EnvironmentScope,
        lower: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        self.placement = placement
        self.scope = scope
        self.lower = lower
    }

    /// Each evaluation makes others.
    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool { left === right }
}

/// A view of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds the view to the toolbar.
    public func _collect(into list: inout _ToolbarList) { list.add(content, placement) }
}

extension ToolbarItem where ID == () {
    /// `content` at that place.
    @MainActor @preconcurrency
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == String {
    /// `content` at that place; `id` names it in a person's own arrangement, of which there is none here.
    @MainActor @preconcurrency
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Several views of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds the views to the toolbar.
    public func _collect(into list: inout _ToolbarList) { list.add(content, placement) }
}

extension ToolbarItemGroup {
    /// The views of `content` at that place.
    @MainActor @preconcurrency
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    /// The views of `content` in a menu with that label.
    @MainActor @preconcurrency
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == Menu<L, C> {
        self.init(placement: placement, content: Menu(content: content, label: label))
    }
}

/// How the space between two items of a toolbar grows.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool
    /// As much as there is.
    public static let flexible = SpacerSizing(isFixed: false)
    /// A little.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// Space between two items of a toolbar.
public struct ToolbarSpacer: CustomizableToolbarContent {
    /// Built in: there is no body.
    public typealias Body = Never

    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Space at that place.
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
