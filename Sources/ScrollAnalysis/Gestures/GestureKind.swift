import ScrollPhysics

/// The kind of a user's gesture.
package enum GestureKind: Equatable, Sendable {
    /// Released in motion.
    case flick
    /// Released after it had stopped, or moved only a little.
    case drag
    /// Pressed while the content was moving by itself.
    case catching
    /// Pulled or flung past an edge.
    case pastTheEdge
    /// Notches of a wheel, at least one.
    case wheel(notches: Int)
    case touchpad
    /// Keys in order of the presses.
    case keys([ScrollKey])
    /// Requested by the program.
    case program

    /// The title for display.
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
    /// The title for use in the middle of another one.
    var joiningTitle: String {
        switch self {
        case .flick, .drag, .catching, .pastTheEdge, .touchpad: title.lowercased()
        case .wheel: "wheel"
        case .keys: title
        case .program: "program"
        }
    }
}

/// The input device of a gesture, as far as a recording tells it.
package enum GestureDevice: String, Sendable {
    case mouse, touch, pen, wheel, touchpad, keyboard, program

    /// Nil for an intent that continues a gesture, and for changes of lengths.
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
