public import Foundation
import ScrollPhysics

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable {
    /// In content coordinates: the window between the insets as it would rest.
    public var rect: CGRect
    /// Which point of `rect` lies on the same point of the window; nil is the top leading one.
    public var anchor: UnitPoint?

    /// Equal in rectangle and anchor.
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

    /// What a behaviour says about all gestures, asked before one of them begins.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// The type of what it says.
    typealias Properties = ScrollTargetBehaviorProperties
    /// What this behaviour says about all gestures.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// Nothing in particular.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour says about all gestures.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// True makes a gesture travel less far: the content slows down by 0.99 a millisecond instead of 0.998, the rates
    /// that UIKit calls fast and normal.
    public var limitsScrolls = false

    /// Nothing in particular.
    public init() {}
}

/// What a behaviour may know before a gesture begins.
@MainActor
public struct ScrollTargetBehaviorPropertiesContext {
    /// The environment where the scroll view stands.
    public let environment: EnvironmentValues
    /// The directions in which the view scrolls.
    public let axes: Axis.Set
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
    /// By how much the content was moved already, as lengths before the visible part changed with the window.
    var layoutShift = ScrollVector.zero
    /// The spans of the target layout's views along an axis, in content coordinates, in order.
    let targets: (Axis) -> TargetSpans

    /// A value of the environment where the scroll view stands.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }

    /// The rest position of `target` as an offset, and back.
    func set(_ target: inout ScrollTarget, offset: ScrollVector) {
        let extent = projection.extent
        target.rect.origin = CGPoint(x: offset.x + extent.x.leadingInset, y: offset.y + extent.y.leadingInset)
        target.anchor = nil
    }
}

/// A behaviour that is known to rest on certain offsets, also where it leaves a target alone. Any other one then lets the
/// motion stop by itself.
protocol SnappingTargetBehavior: ScrollTargetBehavior {
    /// Whether there is an offset to rest on at all.
    func snaps(_ context: TargetContext) -> Bool
    /// Which point of a view lies on the same point of the window at rest; nil where views have no part in it.
    var alignedPoint: UnitPoint? { get }
    /// The same as outsiders know it, for a scroll view with these surroundings.
    func restRule(along axis: Axis, in environment: EnvironmentValues) -> ScrollRestRule
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

    /// Leaves it to ``base``.
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior {
    /// The behaviour that decides, whatever hides it.
    var unhidden: any ScrollTargetBehavior { (self as? AnyScrollTargetBehavior)?.base.unhidden ?? self }
}

/// Sets the behaviour of the scroll views in it.
nonisolated struct TargetBehaviorView<Content: View>: View {
    typealias Body = Never

    let content: Content
    /// Nil: none, whatever is said further out.
    let behavior: (any ScrollTargetBehavior)?

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let unhidden = behavior?.unhidden
        content.scrollSettings { $0.behavior = unhidden }._lower(into: &builder)
    }
}
