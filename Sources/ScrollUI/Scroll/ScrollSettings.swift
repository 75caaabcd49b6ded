public import Foundation
public import ScrollPhysics

/// What the views around a scroll view say about it; flows down the environment.
package struct ScrollSettings {
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var behavior: (any ScrollTargetBehavior)?
    var initialAnchor: UnitPoint?
    var sizeChangesAnchor: UnitPoint?
    var alignmentAnchor: UnitPoint?
    var initialItem: InitialScrollItem?
    /// Of the offset's velocity, per millisecond; nil is the feel's own.
    var decelerationRate: Double?
    var bounceHorizontal = ScrollBounceBehavior.automatic
    var bounceVertical = ScrollBounceBehavior.automatic
    var edgeEffects = ScrollEdgeEffects()
    var disabledInputs: Set<ScrollInputKind> = []
    var flashesOnAppear = false
    /// Another value shows the indicators for a moment.
    var flashTrigger: AnyEquatable?
    var indicatorsHorizontal = ScrollIndicatorVisibility.automatic
    var indicatorsVertical = ScrollIndicatorVisibility.automatic
    var isClipDisabled = false
    var isEnabled = true
    var feel: ScrollFeel?
    /// Scroll views that take each other's input.
    var inputGroup: AnyHashable?
    /// How fast time passes; nil for as in the window.
    var pace: ScrollPace?

    package init() {}
}

extension ScrollSettings {
    /// The axes on which content that fits can be pulled all the same.
    var bounces: ScrollAxes {
        var axes: ScrollAxes = []
        if bounceHorizontal != .basedOnSize { axes.insert(.horizontal) }
        if bounceVertical != .basedOnSize { axes.insert(.vertical) }
        return axes
    }

    func accepts(_ kind: ScrollInputKind) -> Bool { isEnabled && !disabledInputs.contains(kind) }
}

/// A value of a type that is known at run time, compared as that type compares.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init(_ value: some Equatable) {
        func matches<V: Equatable>(_ value: V) -> (Any) -> Bool { { $0 as? V == value } }
        self.value = value
        isEqual = matches(value)
    }

    static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

struct ScrollFeelKey: EnvironmentKey {
    static var defaultValue: ScrollFeel { .uikit }
}

extension EnvironmentValues {
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// How scroll views below move; see ``View/scrollFeel(_:)``. An extension of ScrollUI's own.
    public var scrollFeel: ScrollFeel {
        get { self[ScrollFeelKey.self] }
        set { self[ScrollFeelKey.self] = newValue }
    }

    /// False where `scrollDisabled(true)` is in force.
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
}

/// Which of a scroll view's parts a margin is for.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isContent: Bool
    let isIndicators: Bool
    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(isContent: true, isIndicators: true)
    /// The content alone.
    public static let scrollContent = ContentMarginPlacement(isContent: true, isIndicators: false)
    /// The indicators alone.
    public static let scrollIndicators = ContentMarginPlacement(isContent: false, isIndicators: true)
}

/// Whether a scroll view shows where it is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let kind: Int
    /// Shown while scrolling, then faded out.
    public static let automatic = ScrollIndicatorVisibility(kind: 0)
    /// Always there while there is something to scroll.
    public static let visible = ScrollIndicatorVisibility(kind: 1)
    /// Hidden for fingers and touchpads; while a mouse scrolls, as `automatic`, since a mouse needs something to hold.
    public static let hidden = ScrollIndicatorVisibility(kind: 2)
    /// Hidden in any case.
    public static let never = ScrollIndicatorVisibility(kind: 3)

    func isHidden(forMouse isMouse: Bool) -> Bool { self == .never || self == .hidden && !isMouse }
}

nonisolated extension View {
    func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrollSettings, transform: change)
    }

    /// Space between a scroll view's edge and its content or indicators, points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings {
            if placement.isContent { $0.contentMargins.replace(edges, with: insets) }
            if placement.isIndicators { $0.indicatorMargins.replace(edges, with: insets) }
        }
    }

    /// The same space at each of `edges`, points; nil is the system's own, which is none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
    }

    /// The same space at all four sides, points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }

    /// Where gestures in scroll views below come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        TargetBehaviorView(content: self, behavior: behavior)
    }

    /// Where gestures in scroll views below come to rest; with nil, wherever their motion ends, whatever is said further out.
    package func scrollTargetBehavior(_ behavior: AnyScrollTargetBehavior?) -> some View {
        TargetBehaviorView(content: self, behavior: behavior)
    }

    /// Whether scroll views below show where they are, for the given directions. Indicators take no space in layout.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSettings {
            if axes.contains(Axis.Set.horizontal) { $0.indicatorsHorizontal = visibility }
            if axes.contains(Axis.Set.vertical) { $0.indicatorsVertical = visibility }
        }
    }

    /// Lets content draw beyond the scroll view's frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings { $0.isClipDisabled = disabled }
    }

    /// Takes scrolling by hand away; a `scrollDisabled` further out cannot be lifted here.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSettings { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// How scroll views below move. An extension of ScrollUI's own; SwiftUI has nothing like it.
    public func scrollFeel(_ feel: ScrollFeel) -> some View {
        environment(\.scrollFeel, feel)
    }
}
