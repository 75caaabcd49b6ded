public import Foundation
import ScrollPhysics

/// The rest position of a scroll.
public struct ScrollTarget: Hashable {
    /// The window between the insets at rest, in content coordinates.
    public var rect: CGRect
    /// The point of `rect` that lies on the same point of the window; nil is the top leading one.
    public var anchor: UnitPoint?

    /// Returns whether rectangle and anchor are equal.
    public static func == (left: ScrollTarget, right: ScrollTarget) -> Bool {
        left.rect == right.rect && left.anchor == right.anchor
    }

    /// Hashes the position only: targets of one scroll view usually share their size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(anchor)
    }
}

/// A rule for the rest position of gestures.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// The context of a decision.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes `target`, which is the natural end of the motion. Called once at the end of a gesture, and when the
    /// scroll view's size changes.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// The context of the properties, which are read before a gesture begins.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// The type of the properties.
    typealias Properties = ScrollTargetBehaviorProperties
    /// Returns the properties that apply to all gestures.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// Returns the default properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties of a behaviour that apply to all gestures.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether gestures travel less far: the content keeps 0.99 of its velocity per millisecond instead of 0.998, the
    /// rates that UIKit calls fast and normal.
    public var limitsScrolls = false

    /// Creates the default properties.
    public init() {}
}

/// The context of a behaviour before a gesture begins.
@MainActor
public struct ScrollTargetBehaviorPropertiesContext {
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
}

/// The context of a behaviour's decision.
@MainActor @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target at the start of the gesture.
    public let originalTarget: ScrollTarget
    /// The velocity of the offset, in points per second.
    public let velocity: CGVector
    /// The size of the scrollable content, in points, without the insets.
    public let contentSize: CGSize
    /// The size of the window between the insets.
    public let containerSize: CGSize
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let projection: ScrollProjection
    /// The distance by which the content has already been moved, because lengths before the visible part changed with
    /// the window.
    var layoutShift = ScrollVector.zero
    /// The spans of the target layout's views along an axis, in content coordinates, in order.
    let targets: (Axis) -> TargetSpans

    /// Returns a value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }

    /// Sets `target` to a rest offset.
    func set(_ target: inout ScrollTarget, offset: ScrollVector) {
        let extent = projection.extent
        target.rect.origin = CGPoint(x: offset.x + extent.x.leadingInset, y: offset.y + extent.y.leadingInset)
        target.anchor = nil
    }
}

/// A behaviour that rests on known offsets, even if it does not change a target. For any other behaviour an unchanged
/// target lets the motion stop by itself.
protocol SnappingTargetBehavior: ScrollTargetBehavior {
    /// Returns whether there is an offset to rest on.
    func snaps(_ context: TargetContext) -> Bool
    /// The point of a view that lies on the same point of the window at rest; nil if views play no part.
    var alignedPoint: UnitPoint? { get }
    /// Returns the public description of the rule, for a scroll view with this environment.
    func restRule(along axis: Axis, in environment: EnvironmentValues) -> ScrollRestRule
}

/// A type-erased behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The wrapped behaviour.
    public let base: any ScrollTargetBehavior

    /// Erases the type of `base`, so that one of several behaviours can be chosen by a condition.
    public init(_ base: some ScrollTargetBehavior) {
        self.base = base
    }

    /// Forwards to ``base``.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    /// Forwards to ``base``.
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior {
    /// The behaviour without type erasure.
    var unhidden: any ScrollTargetBehavior { (self as? AnyScrollTargetBehavior)?.base.unhidden ?? self }
}

/// Sets the behaviour of the scroll views inside.
package nonisolated struct TargetBehaviorView<Content: View>: View {
    package typealias Body = Never

    let content: Content
    /// Nil for none, which overrides outer behaviours.
    let behavior: (any ScrollTargetBehavior)?

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let unhidden = behavior?.unhidden
        content.scrollSettings { $0.behavior = unhidden }._lower(into: &builder)
    }
}
