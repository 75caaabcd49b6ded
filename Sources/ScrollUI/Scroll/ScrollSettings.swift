public import Foundation
public import ScrollPhysics

/// The settings of a scroll view by the views around it; passed down the environment.
///
/// Compared by value, so that a body that sets them anew notifies nobody unless one has changed.
package struct ScrollSettings: Equatable {
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    @ComparedAtRunTime var behavior: (any ScrollTargetBehavior)? = nil
    var anchors = DefaultScrollAnchors()
    var initialItem: InitialScrollItem?
    /// The share of the velocity kept per millisecond; nil is the feel's own.
    var decelerationRate: Double?
    var bounceHorizontal = ScrollBounceBehavior.automatic
    var bounceVertical = ScrollBounceBehavior.automatic
    var edgeEffects = ScrollEdgeEffects()
    var disabledInputs: Set<ScrollInputKind> = []
    var flashesOnAppear = false
    /// A change of the value shows the indicators for a moment.
    var flashTrigger: AnyEquatable?
    var indicatorsHorizontal = ScrollIndicatorVisibility.automatic
    var indicatorsVertical = ScrollIndicatorVisibility.automatic
    var isClipDisabled = false
    var isEnabled = true
    var feel: ScrollFeel?
    /// The group of scroll views that share their input.
    var inputGroup: AnyHashable?
    /// The speed of time; nil is the window's.
    @ComparedAtRunTime var pace: ScrollPace? = nil

    package init() {}
}

extension ScrollSettings {
    /// The axes along which content that fits can be pulled too.
    var bounces: ScrollAxes {
        var axes: ScrollAxes = []
        if bounceHorizontal != .basedOnSize { axes.insert(.horizontal) }
        if bounceVertical != .basedOnSize { axes.insert(.vertical) }
        return axes
    }

    func accepts(_ kind: ScrollInputKind) -> Bool { isEnabled && !disabledInputs.contains(kind) }
}

/// A value of a type known only at run time, compared with that type's equality.
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

    /// The feel of the scroll views inside; see ``View/scrollFeel(_:)``. An extension of ScrollUI's own.
    public var scrollFeel: ScrollFeel {
        get { self[ScrollFeelKey.self] }
        set { self[ScrollFeelKey.self] = newValue }
    }

    /// Whether scrolling is enabled; false inside `scrollDisabled(true)`.
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
}

/// The part of a scroll view to which a margin applies.
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

/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let kind: Int
    /// Shown during scrolling, then faded out.
    public static let automatic = ScrollIndicatorVisibility(kind: 0)
    /// Always shown if the content is larger than the window.
    public static let visible = ScrollIndicatorVisibility(kind: 1)
    /// Hidden for fingers and touchpads. While a mouse scrolls, the same as `automatic`, since the mouse needs a bar
    /// to drag.
    public static let hidden = ScrollIndicatorVisibility(kind: 2)
    /// Always hidden.
    public static let never = ScrollIndicatorVisibility(kind: 3)

    func isHidden(forMouse isMouse: Bool) -> Bool { self == .never || self == .hidden && !isMouse }
}

nonisolated extension View {
    func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrollSettings, transform: change)
    }

    /// Sets the margins between a scroll view's edges and its content or indicators, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings {
            if placement.isContent { $0.contentMargins.replace(edges, with: insets) }
            if placement.isIndicators { $0.indicatorMargins.replace(edges, with: insets) }
        }
    }

    /// Sets the same margin at each of `edges`, in points; nil is the system's default, which is zero.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
    }

    /// Sets the same margin at all four edges, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }

    /// Sets the rest positions of gestures in the scroll views inside.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        TargetBehaviorView(content: self, behavior: behavior)
    }

    /// Sets the rest positions of gestures in the scroll views inside; nil overrides outer behaviours and lets the
    /// motion end anywhere.
    package func scrollTargetBehavior(_ behavior: AnyScrollTargetBehavior?) -> some View {
        TargetBehaviorView(content: self, behavior: behavior)
    }

    /// Sets the visibility of the indicators of the scroll views inside along `axes`. Indicators take no space in
    /// layout.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSettings {
            if axes.contains(Axis.Set.horizontal) { $0.indicatorsHorizontal = visibility }
            if axes.contains(Axis.Set.vertical) { $0.indicatorsVertical = visibility }
        }
    }

    /// Lets content draw outside the scroll view's frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings { $0.isClipDisabled = disabled }
    }

    /// Disables scrolling by hand; an inner modifier cannot enable it again.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSettings { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets the feel of the scroll views inside. An extension of ScrollUI's own, without a counterpart in SwiftUI.
    public func scrollFeel(_ feel: ScrollFeel) -> some View {
        environment(\.scrollFeel, feel)
    }
}
