import CScrollPhysics
import ScrollPhysics

/// The object behind a `sphy_scroller *`.
final class ScrollerHandle {
    var scroller: Scroller
    var targets = TargetRule.none
    /// The caller's first time. The scroller counts from it, since its times are limited to two years.
    private var origin: sphy_time?
    /// Whether a target callback runs. Meanwhile the scroller is inaccessible, since it is being changed.
    private var isAsking = false

    init(_ scroller: Scroller) { self.scroller = scroller }

    init(copying other: ScrollerHandle) {
        (scroller, targets, origin) = (other.scroller, other.targets, other.origin)
    }

    /// A pointer that owns a handle.
    static func pointer(to handle: ScrollerHandle) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
    }

    /// The handle behind a caller's pointer; nil for NULL, and while a target callback of the same scroller runs.
    static func at(_ pointer: OpaquePointer?) -> ScrollerHandle? {
        guard let pointer else { return nil }
        let handle = Unmanaged<ScrollerHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
        return handle.isAsking ? nil : handle
    }

    /// Changes the scroller at a caller's time, with its targets.
    func change(at time: sphy_time, _ body: (inout Scroller, Duration, TargetResolver) -> Void) {
        if origin == nil { origin = time }
        body(&scroller, duration(time)) { self.resolve($0) }
    }

    private func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        isAsking = true
        defer { isAsking = false }
        return targets.resolve(projection)
    }

    /// The scroller's time for a time of the caller.
    func duration(_ time: sphy_time) -> Duration {
        let (difference, overflows) = time.subtractingReportingOverflow(origin ?? time)
        return .nanoseconds(overflows ? (time < 0 ? .min : .max) : difference)
    }

    /// The caller's time for a time of the scroller, rounded up to nanoseconds.
    func time(_ duration: Duration) -> sphy_time {
        let (seconds, attoseconds) = duration.components
        let (quotient, remainder) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        let (sum, overflows) = (seconds * 1_000_000_000 + quotient + (remainder > 0 ? 1 : 0))
            .addingReportingOverflow(origin ?? 0)
        return overflows ? .max : sum
    }
}

/// The rule for the targets of a scroller.
enum TargetRule {
    case none
    case pages
    case spans(AlignedTargets)
    case callback(sphy_target_callback, UnsafeMutableRawPointer?)

    func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        switch self {
        case .none: nil
        case .pages: PageTargets.target(for: projection)
        case .spans(let targets): targets.target(for: projection)
        case .callback(let callback, let context): Self.ask(callback, projection, context)
        }
    }

    private static func ask(
        _ callback: sphy_target_callback, _ projection: ScrollProjection, _ context: UnsafeMutableRawPointer?
    ) -> ScrollVector? {
        var question = projection.c
        var answer = projection.projected.c
        guard callback(&question, &answer, context) else { return nil }
        let target = ScrollVector(answer)
        return target.isFinite ? target : nil
    }
}
