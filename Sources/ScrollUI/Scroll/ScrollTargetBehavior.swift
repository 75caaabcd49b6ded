public import Foundation
import ScrollPhysics

/// A place that scrolling comes to rest at.
public struct ScrollTarget: Hashable {
    /// In content coordinates: the window between the insets as it would rest.
    public var rect: CGRect
    /// Which point of `rect` lies on the same point of the window; nil is the top leading one.
    public var anchor: UnitPoint?

    public static func == (left: ScrollTarget, right: ScrollTarget) -> Bool {
        left.rect == right.rect && left.anchor == right.anchor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(anchor)
    }
}

/// Decides where a gesture comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
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
    public let contentSize: CGSize
    /// The window between the insets.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let projection: ScrollProjection
    /// The spans of the target layout's views along an axis, in content coordinates, in order.
    let targets: (Axis) -> TargetSpans

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
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        context.set(&target, offset: PageTargets.target(for: context.projection))
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The views of the target layout, one of which rests against the window's edge, or against `anchor`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may pass.
    public struct LimitBehavior: Sendable, Hashable {
        let limit: TargetLimit
        /// No limit in a wide window, `always` in a compact one.
        public static let automatic = LimitBehavior(limit: .automatic)
        /// As many as are wholly visible, at least one.
        public static let always = LimitBehavior(limit: .always)
        /// Three.
        public static let alwaysByFew = LimitBehavior(limit: .alwaysByFew)
        public static let alwaysByOne = LimitBehavior(limit: .alwaysByOne)
        public static let never = LimitBehavior(limit: .never)
    }

    let limit: LimitBehavior
    let anchor: UnitPoint?

    public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    public nonisolated init(anchor: UnitPoint?) {
        limit = .automatic
        self.anchor = anchor
    }

    public nonisolated init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

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
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    public static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public let base: any ScrollTargetBehavior

    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}
