public import Foundation

/// An action of the user, with its own time, in window coordinates (points). An extension of ScrollUI's own.
public struct InputEvent: Sendable, Equatable {
    /// The time since the same zero as the times passed to ``ViewHost/advance(to:)``.
    public var time: Duration
    /// The kind of the action.
    public var kind: Kind

    /// Creates an event at `time`, since the host's zero.
    public init(_ kind: Kind, at time: Duration) {
        self.kind = kind
        self.time = time
    }

    /// The kinds of actions.
    public enum Kind: Sendable, Equatable {
        /// A button or a finger went down.
        case pointerDown(Pointer)
        /// A move with the button down or a finger on the glass; with `button == nil`, a hover.
        case pointerMoved(Pointer)
        /// A button or a finger went up.
        case pointerUp(Pointer)
        /// The gesture was cancelled: focus lost, touch cancelled.
        case pointerCancelled(id: Int)
        /// The mouse left the window.
        case pointerLeft
        /// A turn of the wheel, or a two-finger movement on a touchpad.
        case wheel(Wheel)
        /// A key went down, or repeats while it is held.
        case keyDown(Key, modifiers: Modifiers)
        /// A key went up.
        case keyUp(Key, modifiers: Modifiers)
        /// Text typed through the input method.
        case text(String)
        /// Text that an input method is still composing; empty when it is finished or abandoned.
        case marked(MarkedText)
        /// The window gained or lost the keyboard focus.
        case focus(Bool)
    }

    /// A mouse button or a finger.
    public struct Pointer: Sendable, Equatable {
        /// The device: a mouse has buttons and hovers, a finger does not.
        public enum Device: String, Sendable { case mouse, touch }

        /// The mouse is 0; fingers have their own numbers.
        public var id: Int
        /// A mouse or a finger.
        public var device: Device
        /// The location in window coordinates: points from the top left corner.
        public var location: CGPoint
        /// The button: 1 is the primary button; a finger is always 1.
        public var button: Int?
        /// The number of clicks: 1 for a single click, 2 for the second of a double click.
        public var clickCount: Int
        /// The modifier keys held down.
        public var modifiers: Modifiers

        /// Creates a pointer; by default a single click of the mouse's primary button, without modifiers.
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

    /// A turn of a wheel or a two-finger drag. Positive `dy` is away from the user and lowers the offset.
    public struct Wheel: Sendable, Equatable {
        /// The device, which determines the unit of the deltas.
        public enum Source: String, Sendable {
            /// Deltas in notches, fractions allowed.
            case notch
            /// Deltas in points of finger travel.
            case touchpad
        }

        /// A wheel or a touchpad, which determines the unit of the deltas.
        public var source: Source
        /// The horizontal delta; positive raises the horizontal offset. Notches or points, by `source`.
        public var dx: Double
        /// The vertical delta; positive lowers the vertical offset. Notches or points, by `source`.
        public var dy: Double
        /// The pointer's location in window coordinates, in points; it selects the scroll view.
        public var location: CGPoint
        /// The modifier keys held down; shift turns a vertical wheel sideways.
        public var modifiers: Modifiers

        /// Creates a turn at `location`, by default without modifiers.
        public init(source: Source, dx: Double, dy: Double, location: CGPoint, modifiers: Modifiers = []) {
            self.source = source
            self.dx = dx
            self.dy = dy
            self.location = location
            self.modifiers = modifiers
        }
    }

    /// The modifier keys.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        /// The set as bits, one bit per member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Either shift key.
        public static let shift = Modifiers(rawValue: 1)
        /// Either control key.
        public static let control = Modifiers(rawValue: 2)
        /// Either option key; Alt on most keyboards.
        public static let option = Modifiers(rawValue: 4)
        /// Either command key; Super on most keyboards.
        public static let command = Modifiers(rawValue: 8)
    }

    /// A key by its meaning, not by its position.
    public enum Key: Sendable, Hashable {
        /// A key that types a character, named by the character without modifiers.
        case character(Character)
        /// Navigation keys.
        case pageUp, pageDown, home, end, up, down, left, right
        /// Editing keys; `delete` removes the character before the caret, `forwardDelete` the one after it.
        case space, tab, `return`, escape, delete, forwardDelete
        /// The key that opens the context menu of the focused view.
        case menu
        /// A function key; F1 is 1.
        case function(Int)
    }
}

/// Text that an input method shows before it is entered. An extension of ScrollUI's own.
public struct MarkedText: Sendable, Equatable {
    /// The shown text.
    public var string: String
    /// The number of characters before the caret.
    public var caret: Int
    /// The number of characters after the caret that are being selected.
    public var length: Int

    /// Creates marked text; `caret` and `length` are in characters.
    public init(_ string: String, caret: Int? = nil, length: Int = 0) {
        self.string = string
        self.caret = min(max(0, caret ?? string.count), string.count)
        self.length = max(0, length)
    }
}

extension InputEvent.Kind {
    /// Whether the receiver depends on the existing views and on the focused one.
    var needsCurrentViews: Bool {
        switch self {
        case .pointerDown, .keyDown, .text, .marked: true
        default: false
        }
    }

    /// Whether the action dismisses the tooltip beside the pointer.
    var dismissesHints: Bool {
        switch self {
        case .pointerDown, .wheel, .keyDown, .text: true
        case .focus(let isGained): !isGained
        default: false
        }
    }
}
