import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_scroller_pointer_down(
    _ scroller: OpaquePointer?, _ pointer: sphy_pointer, _ position: sphy_vector, _ time: sphy_time
) -> Bool {
    guard let kind = PointerKind(pointer) else { return false }
    return apply(finite(position).map { .down($0, kind) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_pointer_move(
    _ scroller: OpaquePointer?, _ position: sphy_vector, _ time: sphy_time
) -> Bool {
    apply(finite(position).map { .move($0) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_pointer_up(
    _ scroller: OpaquePointer?, _ position: UnsafePointer<sphy_vector>?, _ time: sphy_time
) -> Bool {
    guard let position else { return apply(.up(nil), to: scroller, at: time) }
    return apply(finite(position.pointee).map { .up($0) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_pointer_cancel(_ scroller: OpaquePointer?, _ time: sphy_time) -> Bool {
    apply(.cancel, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_wheel(_ scroller: OpaquePointer?, _ notches: sphy_vector, _ time: sphy_time) -> Bool {
    apply(finite(notches).map { .wheel(.notch, upwards($0)) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_touchpad(_ scroller: OpaquePointer?, _ points: sphy_vector, _ time: sphy_time) -> Bool {
    apply(finite(points).map { .wheel(.touchpad, upwards($0)) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_key(
    _ scroller: OpaquePointer?, _ key: sphy_key, _ shift: Bool, _ time: sphy_time
) -> Bool {
    apply(ScrollKey(key).map { .key($0, shift: shift) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_fling(_ scroller: OpaquePointer?, _ velocity: sphy_vector, _ time: sphy_time) -> Bool {
    apply(finite(velocity).map { .fling($0) }, to: scroller, at: time)
}

@c @implementation
func sphy_scroller_scroll_to(
    _ scroller: OpaquePointer?, _ offset: sphy_vector, _ animated: Bool, _ time: sphy_time
) -> Bool {
    apply(finite(offset).map { .scrollTo($0, animated: animated) }, to: scroller, at: time)
}

/// A delta with intents' sign of y: positive away from the person.
private func upwards(_ delta: ScrollVector) -> ScrollVector { ScrollVector(x: delta.x, y: -delta.y) }

/// Applies an intent to a caller's scroller; false for an invalid intent, given as nil.
private func apply(_ intent: ScrollIntent?, to scroller: OpaquePointer?, at time: sphy_time) -> Bool {
    guard let intent else { return false }
    return change(scroller, at: time) { $0.apply(intent, at: $1, resolve: $2) }
}
