/// A drag past an edge that counts a fixed share, up to a limit: half in Qt Quick, all of it up to 100 px in GTK, a
/// twentieth in the older rubber band of macOS.
public struct LinearStretch: Equatable, Sendable {
    /// Points shown per point of finger, above zero.
    public var share: Double
    /// The greatest stretch in points.
    public var limit: Double

    /// Without a limit unless it is given.
    public init(share: Double, limit: Double = .infinity) {
        self.share = share
        self.limit = limit
    }

    /// Qt Quick's plain drag.
    public static let qt = LinearStretch(share: 0.5)
    /// GTK's overshoot.
    public static let gtk = LinearStretch(share: 1, limit: 100)
    /// WebKit and Chromium on macOS before the system drew it: force over a stiffness of 20.
    public static let mac = LinearStretch(share: 0.05)

    /// Points shown for a raw overscroll of either sign.
    public func stretch(_ overscroll: Double) -> Double { min(max(overscroll * share, -limit), limit) }

    /// The least raw overscroll that shows as `stretch`; more than the limit counts as the limit.
    public func overscroll(showing stretch: Double) -> Double {
        share > 0 ? min(max(stretch, -limit), limit) / share : 0
    }
}
