import ScrollPhysics

/// What somebody did to the content.
package enum GestureKind: Equatable, Sendable {
    /// Let go while it moved.
    case flick
    /// Let go once it had stopped, or never far.
    case drag
    /// Pressed while it moved by itself.
    case catching
    /// Pulled or thrown past an edge.
    case pastTheEdge
    /// So many notches of a wheel, at least one.
    case wheel(notches: Int)
    case touchpad
    /// In order of the presses.
    case keys([ScrollKey])
    /// The program asked for it.
    case program

    /// What people read.
    package var title: String {
        switch self {
        case .flick: "Flick"
        case .drag: "Drag"
        case .catching: "Catch"
        case .pastTheEdge: "Past the edge"
        case .wheel(let notches): notches == 1 ? "Wheel, 1 notch" : "Wheel, \(notches) notches"
        case .touchpad: "Touchpad"
        case .keys(let keys): keys.count == 1 ? keys[0].title : "Keys, \(keys.count) presses"
        case .program: "Programmatic"
        }
    }
}

extension GestureKind {
    /// The same in the middle of a title.
    var joiningTitle: String {
        switch self {
        case .flick, .drag, .catching, .pastTheEdge, .touchpad: title.lowercased()
        case .wheel: "wheel"
        case .keys: title
        case .program: "program"
        }
    }
}

/// What a gesture was made with, as far as a recording tells.
package enum GestureDevice: String, Sendable {
    case mouse, touch, pen, wheel, touchpad, keyboard, program

    /// Of what somebody does; nil for what goes on with it, and for changes of lengths.
    package init?(_ intent: ScrollIntent) {
        switch intent {
        case .down(_, .mouse): self = .mouse
        case .down(_, .touch): self = .touch
        case .down(_, .pen): self = .pen
        case .wheel(.notch, _): self = .wheel
        case .wheel(.touchpad, _): self = .touchpad
        case .key: self = .keyboard
        case .fling, .scrollTo: self = .program
        case .move, .up, .cancel, .resize, .content, .insets: return nil
        }
    }
}

extension ScrollKey {
    fileprivate var title: String {
        switch self {
        case .pageDown: "Page Down"
        case .pageUp: "Page Up"
        case .home, .end, .up, .down, .left, .right, .space: rawValue
        }
    }
}
