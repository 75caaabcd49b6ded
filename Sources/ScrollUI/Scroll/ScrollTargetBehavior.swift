public import Foundation
import ScrollPhysics

/// A place that scrolling comes to rest at.
public struct ScrollTarget: Hashable {
    /// In content coordinates: the window between the insets as it would rest.
    public var rect: CGRect
    /// Which point of `rect` lies on the same point of the window; nil is the top leading one.
    public var anchor: UnitPoint?

    /// Equal in place and anchor.
    public static func == (left: ScrollTarget, right: ScrollTarget) -> Bool {
        left.rect == right.rect && left.anchor == right.anchor
    }

    /// The size is left out: targets of one scroll view share it as a rule.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(anchor)
    }
}

/// Decides where a gesture comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// What a behaviour may know.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes `target`, which is where the motion would end by itself. Called once at the end of a gesture, and when
    /// the scroll view's size changes.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour may know.
@MainActor @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target when the gesture began.
    public let originalTarget: ScrollTarget
    /// Of the offset, in points per second.
    public let velocity: CGVector
    /// Everything that can be scrolled to, in points, without the insets.
    public let contentSize: CGSize
    /// The window between the insets.
    public let containerSize: CGSize
    /// The directions in which the view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let projection: ScrollProjection
    /// The spans of the target layout's views along an axis, in content coordinates, in order.
    let targets: (Axis) -> TargetSpans

    /// A value of the environment where the scroll view stands.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }

    /// The rest place of `target` as an offset, and back.
    func set(_ target: inout ScrollTarget, offset: ScrollVector) {
        let extent = projection.extent
        target.rect.origin = CGPoint(x: offset.x + extent.x.leadingInset, y: offset.y + extent.y.leadingInset)
        target.anchor = nil
    }
}

/// Whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour; it has no settings.
    public nonisolated init() {}

    /// The nearest page after a slow release, the next one in its direction after a flick; never more than one page
    /// from where the gesture began.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        context.set(&target, offset: PageTargets.target(for: context.projection))
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests on whole windows between the insets, counted from the start of the content. Needs no target layout.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The views of the target layout, one of which rests against the window's edge, or against `anchor`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may pass.
    public struct LimitBehavior: Sendable, Hashable {
        let limit: TargetLimit
        /// No limit, since there are no size classes here that would ask for one.
        public static let automatic = LimitBehavior(limit: .automatic)
        /// As many as are wholly visible, at least one.
        public static let always = LimitBehavior(limit: .always)
        /// Three.
        public static let alwaysByFew = LimitBehavior(limit: .alwaysByFew)
        /// One.
        public static let alwaysByOne = LimitBehavior(limit: .alwaysByOne)
        /// No limit.
        public static let never = LimitBehavior(limit: .never)
    }

    let limit: LimitBehavior
    let anchor: UnitPoint?

    /// Aligns leading and upper edges with those of the window between the insets.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// Puts `anchor` of the view on the same point of the window between the insets; nil is the top leading one.
    public nonisolated init(anchor: UnitPoint?) {
        limit = .automatic
        self.anchor = anchor
    }

    /// Puts `anchor` of the view on the same point of the window between the insets, no further than the limit allows.
    public nonisolated init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// The target view nearest to where the motion would end by itself, within the limit. An axis without targets keeps
    /// its own rest place.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        var offset = context.projection.projected
        for axis in Axis.allCases where context.axes.contains(axis) {
            let projection = context.projection[ScrollAxis(axis)]
            let rule = AlignmentRule(anchor: Double((anchor ?? .topLeading)[axis]), limit: limit.limit)
            if let place = alignedTarget(among: context.targets(axis), for: projection, rule: rule) {
                offset[ScrollAxis(axis)] = place
            }
        }
        context.set(&target, offset: offset)
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests with a view of the target layout against the leading or upper edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// As ``viewAligned``, with a limit of views that one gesture may pass.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Rests with `anchor` of a view on the same point of the window; nil is the top leading one.
    public static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Rests with `anchor` of a view on the same point of the window, no further than the limit allows.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour that decides.
    public let base: any ScrollTargetBehavior

    /// Hides the type of `base`, so that one of several can be chosen by a condition.
    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    /// Leaves it to ``base``.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}
