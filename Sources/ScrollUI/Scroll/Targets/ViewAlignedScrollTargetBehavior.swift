import Foundation
import ScrollPhysics

/// A behaviour that aligns a view of the target layout with the window's edge, or with `anchor`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// The number of views that one gesture may pass.
    public struct LimitBehavior: Sendable, Hashable {
        let limit: TargetLimit
        /// The same as ``always`` along an axis whose size class is compact, as in a window narrower than 600 points;
        /// otherwise no limit.
        public static let automatic = LimitBehavior(limit: .automatic)
        /// As many as are entirely visible, at least one.
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

    /// Aligns `anchor` of the view with the same point of the window between the insets; nil is the top leading one.
    public nonisolated init(anchor: UnitPoint?) {
        limit = .automatic
        self.anchor = anchor
    }

    /// Aligns `anchor` of the view with the same point of the window between the insets, within the limit.
    public nonisolated init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Selects the target view nearest to the natural end of the motion, within the limit. An axis without targets
    /// keeps its own rest position.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        var offset = context.projection.projected
        for axis in Axis.allCases where context.axes.contains(axis) {
            let projection = context.projection[ScrollAxis(axis)]
            let point = (anchor ?? .topLeading).physical(context.layoutDirection == .rightToLeft)
            let rule = AlignmentRule(anchor: Double(point[axis]), limit: limit.limit(along: axis, context.environment))
            if let rest = context.targets(axis).offset(for: projection, rule: rule) {
                offset[ScrollAxis(axis)] = rest
            }
        }
        context.set(&target, offset: offset)
    }
}

extension ViewAlignedScrollTargetBehavior: SnappingTargetBehavior {
    func snaps(_ context: TargetContext) -> Bool {
        Axis.allCases.contains { context.axes.contains($0) && !context.targets($0).isEmpty }
    }

    var alignedPoint: UnitPoint? { anchor ?? .topLeading }

    func restRule(along axis: Axis, in environment: EnvironmentValues) -> ScrollRestRule {
        let point = (anchor ?? .topLeading).physical(environment.layoutDirection == .rightToLeft)
        return .viewAligned(limit: limit.limit(along: axis, environment), anchor: ScrollVector(x: point.x, y: point.y))
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behaviour that aligns a view of the target layout with the leading or upper edge.
    public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns ``viewAligned`` with a limit on the number of views that one gesture may pass.
    public nonisolated static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Returns a behaviour that aligns `anchor` of a view with the same point of the window; nil is the top leading
    /// one.
    public nonisolated static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Returns a behaviour that aligns `anchor` of a view with the same point of the window, within the limit.
    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

extension ViewAlignedScrollTargetBehavior.LimitBehavior {
    /// Returns the limit along an axis; the automatic one depends on the axis's size class.
    @MainActor
    func limit(along axis: Axis, _ environment: EnvironmentValues) -> TargetLimit {
        guard self == .automatic else { return limit }
        let size = axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass
        return size == .compact ? .always : .automatic
    }
}
