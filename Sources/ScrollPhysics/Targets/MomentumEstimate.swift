/// How far momentum that the system sends will go, judged by its first delta: for choosing a target before it has come.
public struct MomentumEstimate: Equatable, Sendable {
    /// The whole way over the first delta.
    public var factor: Double

    /// A factor above zero.
    public init(factor: Double) { self.factor = factor }

    /// Chromium on desktops; cc/input/snap_fling_curve.cc.
    public static let chromium = MomentumEstimate(factor: 25)
    /// Chromium on Android.
    public static let chromiumAndroid = MomentumEstimate(factor: 40)
    /// WebKit; ScrollingMomentumCalculator.
    public static let webkit = MomentumEstimate(factor: 16.7)

    /// The offset at which the momentum would end that begins with `firstDelta` points.
    public func end(from offset: Double, firstDelta: Double) -> Double { offset + factor * firstDelta }
}
