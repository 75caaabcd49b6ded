import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_scroller_use_no_targets(_ scroller: OpaquePointer?) -> Bool { use(.none, arePages: false, scroller) }

@c @implementation
func sphy_scroller_use_pages(_ scroller: OpaquePointer?) -> Bool { use(.pages, arePages: true, scroller) }

@c @implementation
func sphy_scroller_use_spans(
    _ scroller: OpaquePointer?, _ horizontal: UnsafePointer<sphy_span>?, _ horizontal_count: Int,
    _ vertical: UnsafePointer<sphy_span>?, _ vertical_count: Int, _ anchor: sphy_vector, _ limit: sphy_limit
) -> Bool {
    guard let columns = spans(horizontal, horizontal_count), let rows = spans(vertical, vertical_count),
        let limit = TargetLimit(limit), ScrollVector(anchor).isFinite
    else { return false }
    let targets = AlignedTargets(horizontal: columns, vertical: rows, limit: limit, anchor: ScrollVector(anchor))
    return use(.spans(targets), arePages: false, scroller)
}

@c @implementation
func sphy_scroller_use_callback(
    _ scroller: OpaquePointer?, _ callback: sphy_target_callback?, _ context: UnsafeMutableRawPointer?,
    _ are_pages: Bool
) -> Bool {
    guard let callback else { return false }
    return use(.callback(callback, context), arePages: are_pages, scroller)
}

@c @implementation
func sphy_scroller_retarget(_ scroller: OpaquePointer?, _ time: sphy_time) -> Bool {
    change(scroller, at: time) { $0.retarget(at: $1, resolve: $2) }
}

private func use(_ targets: TargetRule, arePages: Bool, _ scroller: OpaquePointer?) -> Bool {
    guard let handle = ScrollerHandle.at(scroller) else { return false }
    handle.targets = targets
    handle.scroller.isPaging = arePages
    return true
}

/// A caller's spans; nil if one of them is invalid.
private func spans(_ pointer: UnsafePointer<sphy_span>?, _ count: Int) -> [TargetSpan]? {
    guard count != 0 else { return [] }
    guard let pointer, count > 0 else { return nil }
    let given = UnsafeBufferPointer(start: pointer, count: count)
    guard given.allSatisfy({ $0.start.isFinite && $0.end.isFinite && $0.start <= $0.end }) else { return nil }
    return given.map { TargetSpan(start: $0.start, end: $0.end) }
}
