public import Foundation

/// Something a person did, with its own time, in window coordinates (points).
public struct InputEvent: Sendable, Equatable {
    /// Since the same zero as the times given to ``ViewHost/advance(to:)``.
    public var time: Duration
    public var kind: Kind

    public init(_ kind: Kind, at time: Duration) {
        self.kind = kind
        self.time = time
    }

    public enum Kind: Sendable, Equatable {
        case pointerDown(Pointer)
        /// A move with the button down or a finger on the glass; with `button == nil`, a hover.
        case pointerMoved(Pointer)
        case pointerUp(Pointer)
        /// The gesture was taken away: focus lost, touch cancelled.
        case pointerCancelled(id: Int)
        /// The mouse left the window.
        case pointerLeft
        case wheel(Wheel)
        case keyDown(Key, modifiers: Modifiers)
        case keyUp(Key, modifiers: Modifiers)
        /// Text typed through the input method.
        case text(String)
        /// The window gained or lost the keyboard.
        case focus(Bool)
    }

    /// A mouse button or a finger.
    public struct Pointer: Sendable, Equatable {
        public enum Device: String, Sendable { case mouse, touch }

        /// The mouse is 0; fingers have their own numbers.
        public var id: Int
        public var device: Device
        public var location: CGPoint
        /// 1 is the primary button; a finger is always 1.
        public var button: Int?
        /// 1 for a single click, 2 for the second of a double click.
        public var clickCount: Int
        public var modifiers: Modifiers

        public init(
            id: Int = 0, device: Device = .mouse, location: CGPoint, button: Int? = 1, clickCount: Int = 1,
            modifiers: Modifiers = []
        ) {
            self.id = id
            self.device = device
            self.location = location
            self.button = button
            self.clickCount = clickCount
            self.modifiers = modifiers
        }
    }

    /// A turn of a wheel or a two-finger drag. Positive `dy` is away from the person and lowers the offset.
    public struct Wheel: Sendable, Equatable {
        public enum Source: String, Sendable {
            /// Deltas in notches, fractions allowed.
            case notch
            /// Deltas in points of finger travel.
            case touchpad
        }

        public var source: Source
        public var dx: Double
        public var dy: Double
        public var location: CGPoint
        public var modifiers: Modifiers

        public init(source: Source, dx: Double, dy: Double, location: CGPoint, modifiers: Modifiers = []) {
            self.source = source
            self.dx = dx
            self.dy = dy
            self.location = location
            self.modifiers = modifiers
        }
    }

    public struct Modifiers: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let option = Modifiers(rawValue: 4)
        public static let command = Modifiers(rawValue: 8)
    }

    public enum Key: Sendable, Hashable {
        case character(Character)
        case pageUp, pageDown, home, end, up, down, left, right
        case space, tab, `return`, escape, delete, forwardDelete
        case function(Int)
    }
}
