public import Foundation

/// Something a person did, with its own time, in window coordinates (points). An extension of ScrollUI's own.
public struct InputEvent: Sendable, Equatable {
    /// Since the same zero as the times given to ``ViewHost/advance(to:)``.
    public var time: Duration
    /// What was done.
    public var kind: Kind

    /// An event at `time`, since the host's zero.
    public init(_ kind: Kind, at time: Duration) {
        self.kind = kind
        self.time = time
    }

    /// What a person can do.
    public enum Kind: Sendable, Equatable {
        /// A button went down, or a finger.
        case pointerDown(Pointer)
        /// A move with the button down or a finger on the glass; with `button == nil`, a hover.
        case pointerMoved(Pointer)
        /// A button came up, or a finger.
        case pointerUp(Pointer)
        /// The gesture was taken away: focus lost, touch cancelled.
        case pointerCancelled(id: Int)
        /// The mouse left the window.
        case pointerLeft
        /// A turn of the wheel, or two fingers on a touchpad.
        case wheel(Wheel)
        /// A key went down, or repeats while it is held.
        case keyDown(Key, modifiers: Modifiers)
        /// A key came up.
        case keyUp(Key, modifiers: Modifiers)
        /// Text typed through the input method.
        case text(String)
        /// Text that an input method is still composing; empty when it is done or given up.
        case marked(MarkedText)
        /// The window gained or lost the keyboard.
        case focus(Bool)
    }

    /// A mouse button or a finger.
    public struct Pointer: Sendable, Equatable {
        /// What points: a mouse has buttons and hovers, a finger does not.
        public enum Device: String, Sendable { case mouse, touch }

        /// The mouse is 0; fingers have their own numbers.
        public var id: Int
        /// A mouse or a finger.
        public var device: Device
        /// Window coordinates: points from the top left corner.
        public var location: CGPoint
        /// 1 is the primary button; a finger is always 1.
        public var button: Int?
        /// 1 for a single click, 2 for the second of a double click.
        public var clickCount: Int
        /// The keys held down meanwhile.
        public var modifiers: Modifiers

        /// By default a single click of the mouse's primary button, with no key held.
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
        /// What turned, which says what the deltas count.
        public enum Source: String, Sendable {
            /// Deltas in notches, fractions allowed.
            case notch
            /// Deltas in points of finger travel.
            case touchpad
        }

        /// A wheel or a touchpad, which says what the deltas count.
        public var source: Source
        /// Above zero raises the horizontal offset. Notches or points, after `source`.
        public var dx: Double
        /// Above zero lowers the vertical offset. Notches or points, after `source`.
        public var dy: Double
        /// The pointer's location in window coordinates, points; it chooses the scroll view.
        public var location: CGPoint
        /// The keys held down meanwhile; shift turns a vertical wheel sideways.
        public var modifiers: Modifiers

        /// A turn at `location`, by default with no key held.
        public init(source: Source, dx: Double, dy: Double, location: CGPoint, modifiers: Modifiers = []) {
            self.source = source
            self.dx = dx
            self.dy = dy
            self.location = location
            self.modifiers = modifiers
        }
    }

    /// The keys that alter what others do.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        /// The set as bits, one for each member.
        public let rawValue: Int
        /// A set from its bits.
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

    /// A key by what it means, not by where it is.
    public enum Key: Sendable, Hashable {
        /// A key that types something, named by what it types without modifiers.
        case character(Character)
        /// Keys that move.
        case pageUp, pageDown, home, end, up, down, left, right
        /// Keys that act; `delete` takes the character before, `forwardDelete` the one behind.
        case space, tab, `return`, escape, delete, forwardDelete
        /// The key that opens the menu of what has the keyboard.
        case menu
        /// F1 is 1.
        case function(Int)
    }
}

/// Text that an input method shows before it is typed. An extension of ScrollUI's own.
public struct MarkedText: Sendable, Equatable {
    /// What is shown.
    public var string: String
    /// Characters before the caret in it.
    public var caret: Int
    /// Characters behind the caret that are being chosen.
    public var length: Int

    /// `caret` and `length` count characters.
    public init(_ string: String, caret: Int? = nil, length: Int = 0) {
        self.string = string
        self.caret = min(max(0, caret ?? string.count), string.count)
        self.length = max(0, length)
    }
}

extension InputEvent.Kind {
    /// Who gets it depends on which views there are and on which of them has the keyboard.
    var needsCurrentViews: Bool {
        switch self {
        case .pointerDown, .keyDown, .text, .marked: true
        default: false
        }
    }

    /// Whoever does that has read the tip beside the pointer.
    var dismissesHints: Bool {
        switch self {
        case .pointerDown, .wheel, .keyDown, .text: true
        case .focus(let isGained): !isGained
        default: false
        }
    }
}
