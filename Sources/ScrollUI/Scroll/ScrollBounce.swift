/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let kind: Int
    /// The same as ``always``.
    public static let automatic = ScrollBounceBehavior(kind: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(kind: 1)
    /// Only if the content is larger than the window.
    public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

/// The share of its velocity that content keeps per millisecond while it decelerates. An extension of ScrollUI's own,
/// with UIKit's numbers.
public struct ScrollDecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share per millisecond, 0.5...0.9999.
    public let rawValue: Double
    /// Creates a rate from the share that is kept per millisecond; clamped to 0.5...0.9999.
    public init(rawValue: Double) {
        self.rawValue = min(max(rawValue, 0.5), 0.9999)
    }
    /// 0.998 per millisecond.
    public static let normal = ScrollDecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond.
    public static let fast = ScrollDecelerationRate(rawValue: 0.99)
}

extension EnvironmentValues {
    /// Whether content of the scroll views inside can be pulled beyond its left and right ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceHorizontal }
        set { scrollSettings.bounceHorizontal = newValue }
    }

    /// Whether content of the scroll views inside can be pulled beyond its upper and lower ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceVertical }
        set { scrollSettings.bounceVertical = newValue }
    }
}

nonisolated extension View {
    /// Sets whether content of the scroll views inside can be pulled beyond its ends; by default for the vertical
    /// axis only.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        scrollSettings {
            if axes.contains(Axis.Set.horizontal) { $0.bounceHorizontal = behavior }
            if axes.contains(Axis.Set.vertical) { $0.bounceVertical = behavior }
        }
    }

    /// Sets the deceleration of content of the scroll views inside; nil is the feel's own. An extension of ScrollUI's
    /// own.
    public func scrollDeceleration(_ rate: ScrollDecelerationRate?) -> some View {
        scrollSettings { $0.decelerationRate = rate?.rawValue }
    }
}
