import Foundation
import ScrollPhysics

/// The views of the target layout, one of which rests against the window's edge, or against `anchor`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may pass.
    public struct LimitBehavior: Sendable, Hashable {
        let limit: TargetLimit
        /// As ``always`` along an axis whose size class is compact, as in a window narrower than 600 points, else no
        /// limit.
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
    /// its own rest position.
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
    /// Rests with a view of the target layout against the leading or upper edge.
    public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// As ``viewAligned``, with a limit of views that one gesture may pass.
    public nonisolated static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Rests with `anchor` of a view on the same point of the window; nil is the top leading one.
    public nonisolated static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Rests with `anchor` of a view on the same point of the window, no further than the limit allows.
    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

extension ViewAlignedScrollTargetBehavior.LimitBehavior {
    /// The limit along an axis; the automatic one depends on the size class there.
    @MainActor
    func limit(along axis: Axis, _ environment: EnvironmentValues) -> TargetLimit {
        guard self == .automatic else { return limit }
        let size = axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass
        return size == .compact ? .always : .automatic
    }
}
