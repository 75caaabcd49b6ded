import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_scroller_advance(_ scroller: OpaquePointer?, _ time: sphy_time) -> Bool {
    change(scroller, at: time) { $0.advance(to: $1, resolve: $2) }
}

@c @implementation
func sphy_scroller_offset(_ scroller: OpaquePointer?, _ time: sphy_time) -> sphy_vector {
    ScrollerHandle.at(scroller).map { $0.scroller.offset(at: $0.duration(time)).c } ?? sphy_vector()
}

@c @implementation
func sphy_scroller_velocity(_ scroller: OpaquePointer?, _ time: sphy_time) -> sphy_vector {
    ScrollerHandle.at(scroller).map { $0.scroller.velocity(at: $0.duration(time)).c } ?? sphy_vector()
}

@c @implementation
func sphy_scroller_phase(_ scroller: OpaquePointer?, _ time: sphy_time) -> sphy_phase {
    ScrollerHandle.at(scroller).map { $0.scroller.phase(at: $0.duration(time)).c } ?? SPHY_PHASE_IDLE
}

@c @implementation
func sphy_scroller_is_moving(_ scroller: OpaquePointer?, _ time: sphy_time) -> Bool {
    ScrollerHandle.at(scroller).map { $0.scroller.isMoving(at: $0.duration(time)) } ?? false
}

@c @implementation
func sphy_scroller_next_transition(_ scroller: OpaquePointer?, _ time: sphy_time) -> sphy_time {
    guard let handle = ScrollerHandle.at(scroller),
        let next = handle.scroller.nextTransition(after: handle.duration(time))
    else { return .max }
    return max(time, handle.time(next))
}

@c @implementation
func sphy_scroller_target(_ scroller: OpaquePointer?, _ offset: UnsafeMutablePointer<sphy_vector>?) -> Bool {
    guard let target = ScrollerHandle.at(scroller)?.scroller.target else { return false }
    offset?.pointee = target.c
    return true
}

@c @implementation
func sphy_scroller_rests_on_target(_ scroller: OpaquePointer?) -> Bool {
    ScrollerHandle.at(scroller)?.scroller.restsOnTarget ?? false
}

@c @implementation
func sphy_scroller_is_dragging(_ scroller: OpaquePointer?) -> Bool {
    ScrollerHandle.at(scroller)?.scroller.isDragging ?? false
}

@c @implementation
func sphy_scroller_overscroll_limit(_ scroller: OpaquePointer?, _ axis: sphy_axis) -> Double {
    guard let handle = ScrollerHandle.at(scroller), let axis = ScrollAxis(axis) else { return 0 }
    return handle.scroller.overscrollLimit(on: axis)
}
