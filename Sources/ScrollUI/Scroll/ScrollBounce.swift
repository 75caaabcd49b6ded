/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let kind: Int
    /// The same as ``always``.
    public static let automatic = ScrollBounceBehavior(kind: 0)
    /// In any case.
    public static let always = ScrollBounceBehavior(kind: 1)
    /// Only where there is more than fits the window.
    public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

/// How much of its velocity content keeps in a millisecond while it decelerates. An extension of ScrollUI's own, with
/// UIKit's numbers.
public struct ScrollDecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Above 0, below 1.
    public let rawValue: Double
    /// The share that is left per millisecond; clamped to 0.5...0.9999.
    public init(rawValue: Double) {
        self.rawValue = min(max(rawValue, 0.5), 0.9999)
    }
    /// 0.998 per millisecond.
    public static let normal = ScrollDecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond.
    public static let fast = ScrollDecelerationRate(rawValue: 0.99)
}

extension EnvironmentValues {
    /// Whether content of scroll views below can be pulled beyond its left and right ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceHorizontal }
        set { scrollSettings.bounceHorizontal = newValue }
    }

    /// Whether content of scroll views below can be pulled beyond its upper and lower ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceVertical }
        set { scrollSettings.bounceVertical = newValue }
    }
}

nonisolated extension View {
    /// Whether content of scroll views below can be pulled beyond its ends; by default for the vertical axis alone.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        scrollSettings {
            if axes.contains(Axis.Set.horizontal) { $0.bounceHorizontal = behavior }
            if axes.contains(Axis.Set.vertical) { $0.bounceVertical = behavior }
        }
    }

    /// How fast content of scroll views below slows down by itself; nil is as the feel says. An extension of ScrollUI's
    /// own.
    public func scrollDeceleration(_ rate: ScrollDecelerationRate?) -> some View {
        scrollSettings { $0.decelerationRate = rate?.rawValue }
    }
}
