/// An event of the kernel's input layer (`struct input_event`).
struct EvdevEvent: Equatable, Sendable {
    /// The time by the clock of the log.
    var time: Duration
    var type: Int
    /// Nil for a code that a log names in words and that no scroll input has.
    var code: Int?
    var value: Int
    /// The line in the log, from 1.
    var line: Int
}

/// The numbers of `linux/input-event-codes.h` that scroll input has.
enum EvdevCode {
    static let synchronization = 0
    static let key = 1
    static let relative = 2
    static let absolute = 3

    /// Codes of synchronization.
    static let report = 0
    static let multitouchReport = 2
    static let dropped = 3
    /// Codes of relative axes. A notch is 1, or 120 at high resolution.
    static let horizontalWheel = 0x06
    static let wheel = 0x08
    static let fineWheel = 0x0B
    static let fineHorizontalWheel = 0x0C
    /// Codes of absolute axes.
    static let slot = 0x2F
    static let positionX = 0x35
    static let positionY = 0x36
    static let toolType = 0x37
    static let trackingID = 0x39
    /// A value of the tool type.
    static let pen = 1
    /// The property of a screen: touches are where their content is.
    static let direct = 1
}
