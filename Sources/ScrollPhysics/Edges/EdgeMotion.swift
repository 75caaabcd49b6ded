/// A motion back to the edge, for content that ran or was released beyond it. A closed set.
public struct EdgeMotion: Motion {
    /// Start, end and duration.
    public let header: MotionHeader
    private let curve: Curve
    /// Points by which the curve was moved after its creation.
    private let shift: Double

    private enum Curve: Equatable, Sendable {
        case spring(SpringMotion)
        case parabola(ParabolicBounceMotion)
        case elastic(ElasticBounceMotion)
        case flick(FlickBounceMotion)
    }

    /// The motion of UIKit, Flutter, GTK, Mozilla and macOS.
    public static func spring(_ motion: SpringMotion) -> Self {
        Self(motion, .spring(motion))
    }
    /// The motion of Android.
    public static func parabola(_ motion: ParabolicBounceMotion) -> Self {
        Self(motion, .parabola(motion))
    }
    /// The motion of Chromium.
    public static func elastic(_ motion: ElasticBounceMotion) -> Self {
        Self(motion, .elastic(motion))
    }
    /// The motion of Qt Quick.
    public static func flick(_ motion: FlickBounceMotion) -> Self { Self(motion, .flick(motion)) }

    private init(_ motion: some Motion, _ curve: Curve) {
        header = MotionHeader(motion)
        self.curve = curve
        shift = 0
    }

    private init(_ motion: EdgeMotion, shiftedBy delta: Double) {
        header = motion.header.shifted(by: delta)
        curve = motion.curve
        shift = motion.shift + delta
    }

    /// The offset at time zero.
    public var start: Double { header.start }
    /// The offset of the edge.
    public var destination: Double { header.destination }
    /// Seconds until the motion counts as ended.
    public var duration: Double { header.duration }

    // Inlined here and below: otherwise each nested enum of motions is copied for every sample, which doubles its
    // duration.
    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        let position =
            switch curve {
            case .spring(let motion): motion.position(at: time)
            case .parabola(let motion): motion.position(at: time)
            case .elastic(let motion): motion.position(at: time)
            case .flick(let motion): motion.position(at: time)
            }
        return position + shift
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        switch curve {
        case .spring(let motion): motion.velocity(at: time)
        case .parabola(let motion): motion.velocity(at: time)
        case .elastic(let motion): motion.velocity(at: time)
        case .flick(let motion): motion.velocity(at: time)
        }
    }

    /// The greatest distance from the edge, in points.
    public var peakOverscroll: Double {
        switch curve {
        case .spring(let motion): motion.oscillation.greatestDisplacement
        case .parabola(let motion): abs(motion.peak)
        case .elastic(let motion): abs(motion.peak)
        case .flick(let motion): abs(motion.peak)
        }
    }

    /// The same motion, moved by `delta` points.
    public func shifted(by delta: Double) -> EdgeMotion { EdgeMotion(self, shiftedBy: delta) }
}
