import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_scroller_claims(
    _ scroller: OpaquePointer?, _ position: sphy_vector, _ time: sphy_time, _ yields_at_edge: Bool, _ yields_ties: Bool
) -> Bool {
    guard let handle = ScrollerHandle.at(scroller), ScrollVector(position).isFinite else { return false }
    return handle.scroller.claims(
        moveTo: ScrollVector(position), at: handle.duration(time), yieldsAtEdge: yields_at_edge,
        yieldsTies: yields_ties)
}

@c @implementation
func sphy_scroller_can_scroll(_ scroller: OpaquePointer?, _ axis: sphy_axis, _ direction: Double) -> Bool {
    guard let handle = ScrollerHandle.at(scroller), let axis = ScrollAxis(axis) else { return false }
    return handle.scroller.canScroll(axis, direction: direction)
}

@c @implementation
func sphy_scroller_edge_meeting(
    _ scroller: OpaquePointer?, _ axis: sphy_axis, _ meeting: UnsafeMutablePointer<sphy_edge_meeting>?
) -> Bool {
    guard let handle = ScrollerHandle.at(scroller), let axis = ScrollAxis(axis) else { return false }
    return tell(handle.scroller.edgeMeeting(on: axis), of: handle, to: meeting)
}

@c @implementation
func sphy_scroller_take_edge_meeting(
    _ scroller: OpaquePointer?, _ axis: sphy_axis, _ time: sphy_time,
    _ meeting: UnsafeMutablePointer<sphy_edge_meeting>?
) -> Bool {
    guard let handle = ScrollerHandle.at(scroller), let axis = ScrollAxis(axis) else { return false }
    return tell(handle.scroller.takeEdgeMeeting(on: axis, at: handle.duration(time)), of: handle, to: meeting)
}

private func tell(
    _ found: EdgeMeeting?, of handle: ScrollerHandle, to meeting: UnsafeMutablePointer<sphy_edge_meeting>?
) -> Bool {
    guard let found else { return false }
    meeting?.pointee = sphy_edge_meeting(time: handle.time(found.time), edge: found.edge, velocity: found.velocity)
    return true
}
