import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_scroller_new(
    _ feel: OpaquePointer?, _ axes: sphy_axes, _ extent: UnsafePointer<sphy_extent>?,
    _ offset: UnsafePointer<sphy_vector>?, _ error: UnsafeMutablePointer<sphy_error>?
) -> OpaquePointer? {
    reporting(to: error) { () throws(Failure) in
        guard let extent = extent.map({ ScrollExtent($0.pointee) }) else {
            throw Failure(.invalidArgument, "extent is NULL; expected the lengths of viewport and content")
        }
        guard extent.isUsable else {
            throw Failure(
                .outOfRange, "extent has a length that is negative or no number; expected points, not negative")
        }
        let axes = ScrollAxes(axes)
        guard !axes.isEmpty else {
            throw Failure(
                .invalidArgument, "axes has neither axis; expected SPHY_AXES_HORIZONTAL, _VERTICAL or _BOTH")
        }
        let start = offset.map { ScrollVector($0.pointee) }
        if let start, !start.isFinite { throw Failure(.outOfRange, "offset is no number; expected points") }
        let scroller = Scroller(feel: FeelHandle.at(feel)?.feel ?? .uikit, axes: axes, extent: extent, offset: start)
        return ScrollerHandle.pointer(to: ScrollerHandle(scroller))
    }
}

@c @implementation
func sphy_scroller_copy(_ scroller: OpaquePointer?) -> OpaquePointer? {
    ScrollerHandle.at(scroller).map { ScrollerHandle.pointer(to: ScrollerHandle(copying: $0)) }
}

@c @implementation
func sphy_scroller_free(_ scroller: OpaquePointer?) {
    // A scroller that is being changed is not freed.
    guard let scroller, ScrollerHandle.at(scroller) != nil else { return }
    Unmanaged<ScrollerHandle>.fromOpaque(UnsafeRawPointer(scroller)).release()
}

@c @implementation
func sphy_scroller_set_feel(_ scroller: OpaquePointer?, _ feel: OpaquePointer?, _ time: sphy_time) -> Bool {
    guard let feel = FeelHandle.at(feel)?.feel else { return false }
    return change(scroller, at: time) { scroller, time, _ in scroller.setFeel(feel, at: time) }
}

@c @implementation
func sphy_scroller_feel_copy(_ scroller: OpaquePointer?) -> OpaquePointer? {
    ScrollerHandle.at(scroller).map { FeelHandle.pointer(to: $0.scroller.feel) }
}

@c @implementation
func sphy_scroller_axes(_ scroller: OpaquePointer?) -> sphy_axes {
    ScrollerHandle.at(scroller)?.scroller.axes.c ?? SPHY_AXES_NONE
}

@c @implementation
func sphy_scroller_extent(_ scroller: OpaquePointer?) -> sphy_extent {
    ScrollerHandle.at(scroller)?.scroller.extent.c ?? sphy_extent()
}

@c @implementation
func sphy_scroller_set_extent(
    _ scroller: OpaquePointer?, _ extent: UnsafePointer<sphy_extent>?, _ time: sphy_time
) -> Bool {
    guard let extent = extent.map({ ScrollExtent($0.pointee) }), extent.isUsable else { return false }
    return change(scroller, at: time) { $0.setExtent(extent, at: $1, resolve: $2) }
}

@c @implementation
func sphy_scroller_insert_content(
    _ scroller: OpaquePointer?, _ length: sphy_vector, _ time: sphy_time
) -> Bool {
    guard let length = finite(length) else { return false }
    return change(scroller, at: time) { scroller, time, _ in scroller.insertContent(length, at: time) }
}

@c @implementation
func sphy_scroller_adjust(_ scroller: OpaquePointer?, _ delta: sphy_vector, _ time: sphy_time) -> Bool {
    guard let delta = finite(delta) else { return false }
    return change(scroller, at: time) { scroller, time, _ in scroller.adjust(by: delta, at: time) }
}

@c @implementation
func sphy_scroller_set_bounces_when_content_fits(_ scroller: OpaquePointer?, _ axes: sphy_axes) -> Bool {
    guard let handle = ScrollerHandle.at(scroller) else { return false }
    handle.scroller.bouncesWhenContentFits = ScrollAxes(axes)
    return true
}

/// Changes a caller's scroller; false for NULL, and from within its callback.
func change(
    _ pointer: OpaquePointer?, at time: sphy_time, _ body: (inout Scroller, Duration, TargetResolver) -> Void
) -> Bool {
    guard let handle = ScrollerHandle.at(pointer) else { return false }
    handle.change(at: time, body)
    return true
}

/// A caller's vector, if it is finite.
func finite(_ vector: sphy_vector) -> ScrollVector? {
    let vector = ScrollVector(vector)
    return vector.isFinite ? vector : nil
}
