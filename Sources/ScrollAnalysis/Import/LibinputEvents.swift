import Foundation
import ScrollPhysics

/// Reads the output of `libinput debug-events`: scrolling as libinput reports it to the desktop, and touches.
struct LibinputEvents {
    private let log: LogFile
    private let options: ImportOptions
    private var devices = LoggedDevices()
    private var clocks: [String: LogClock] = [:]
    /// The slot of the finger that presses, by device.
    private var fingers: [String: Int] = [:]

    /// Returns the input of each device.
    static func read(
        _ bytes: [UInt8], _ log: LogFile, _ options: ImportOptions
    ) throws(PlaygroundError) -> LoggedDevices {
        var reader = LibinputEvents(log: log, options: options)
        for (index, line) in try log.lines(of: bytes).enumerated() where !line.allSatisfy(\.isWhitespace) {
            try reader.read(line, index + 1)
        }
        return reader.devices
    }

    private init(log: LogFile, options: ImportOptions) { (self.log, self.options) = (log, options) }

    private mutating func read(_ text: Substring, _ number: Int) throws(PlaygroundError) {
        guard let line = LibinputEventLine(text) else {
            throw log.unexpected(
                LogFile.quoted(text), at: number,
                expected:
                    "a line such as \" event5   POINTER_SCROLL_FINGER +1.234s vert 2.50/0.0* horiz 0.00/0.0 (finger)\"")
        }
        guard options.includes(line.device), line.isInput else { return }
        guard let seconds = line.seconds, (0...RecordedEventReader.latest).contains(seconds) else {
            throw log.unexpected(
                LogFile.quoted(text), at: number, expected: "a time from +0.000s to +86400.000s after the type")
        }
        let time = Duration(wholeNanosecondsIn: seconds)
        try clocks[line.device, default: LogClock()].advance(to: time, line: number, in: log)
        if line.type.hasPrefix("TOUCH") {
            try touch(line, time, number)
        } else {
            try scroll(line, time, number)
        }
    }

    private mutating func scroll(
        _ line: LibinputEventLine, _ time: Duration, _ number: Int
    ) throws(PlaygroundError) {
        guard let scroll = LibinputScroll(line.rest) else {
            throw log.unexpected(
                LogFile.quoted(line.rest), at: number,
                expected: "both axes with value and 120ths of a notch, as in vert 15.00/120.0* horiz 0.00/0.0 (wheel)")
        }
        devices.change(line.device) { input in
            if line.type == "POINTER_SCROLL_WHEEL" {
                input.turn(scroll.notches, at: time)
            } else if scroll.distance != .zero {
                input.stroke(scroll.distance, at: time)
            } else {
                input.lift(at: time)
            }
        }
    }

    private mutating func touch(_ line: LibinputEventLine, _ time: Duration, _ number: Int) throws(PlaygroundError) {
        guard line.type != "TOUCH_FRAME" else { return }
        guard let slot = line.rest.split(separator: " ").first.flatMap({ Int($0) }) else {
            throw log.unexpected(LogFile.quoted(line.rest), at: number, expected: "the slot of a touch, as in 0 (0)")
        }
        let finger = fingers[line.device]
        guard finger ?? slot == slot else { return }
        switch line.type {
        case "TOUCH_DOWN":
            let location = try location(line, number)
            fingers[line.device] = slot
            devices.change(line.device) { $0.press(location, .touch, at: time) }
        case "TOUCH_MOTION":
            let location = try location(line, number)
            devices.change(line.device) { $0.move(to: location, at: time) }
        case "TOUCH_UP":
            fingers[line.device] = nil
            devices.change(line.device) { $0.release(at: time) }
        default:
            fingers[line.device] = nil
            devices.change(line.device) { $0.cancel(at: time) }
        }
    }

    private func location(_ line: LibinputEventLine, _ number: Int) throws(PlaygroundError) -> ScrollVector {
        guard let millimetres = line.millimetres else {
            throw log.unexpected(
                LogFile.quoted(line.rest), at: number,
                expected: "the location of a touch in percent and millimetres, as in 0 (0) 25.00/50.00 (75.00/84.50mm)")
        }
        return millimetres * (options.pointsPerMillimetre ?? ImportScale.screenPointsPerMillimetre)
    }
}

/// A line of `libinput debug-events`.
struct LibinputEventLine {
    let device: String
    let type: Substring
    /// The time since the program began; nil for lines without one.
    let seconds: Double?
    /// The text after the time.
    let rest: Substring

    /// Nil for a line that does not begin with a device and a known type.
    init?(_ line: Substring) {
        guard let mark = line.first, mark == " " || mark == "-" else { return nil }
        var rest = line.dropFirst()
        func word() -> Substring {
            rest = rest.drop(while: \.isWhitespace)
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(word.count)
            return word
        }
        let name = word()
        guard name.hasPrefix("event"), !name.dropFirst(5).isEmpty, name.dropFirst(5).allSatisfy(\.isWholeNumber) else {
            return nil
        }
        type = word()
        guard Self.types.contains(type) else { return nil }
        device = String(name)
        var time = word()
        // Newer versions count the motions that they leave out.
        if !time.isEmpty, time.allSatisfy(\.isWholeNumber) { time = word() }
        let hasTime = time.first == "+" && time.last == "s"
        seconds = hasTime ? Double(time.dropFirst().dropLast()) : nil
        self.rest = rest.drop(while: \.isWhitespace)
    }

    /// Returns whether a line begins like those of this format.
    static func isHeader(_ line: Substring) -> Bool { LibinputEventLine(line) != nil }

    /// Whether the line is input to a scroll view.
    var isInput: Bool { Self.scrolls.contains(type) || type.hasPrefix("TOUCH") }

    /// The location of a touch in millimetres; nil without one.
    var millimetres: ScrollVector? {
        guard rest.hasSuffix("mm)"), let start = rest.lastIndex(of: "(") else { return nil }
        let parts = rest[rest.index(after: start)...].dropLast(3).split(separator: "/").map {
            Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
        guard parts.count == 2, parts.allSatisfy(LibinputScroll.lengths.contains) else { return nil }
        return ScrollVector(x: parts[0], y: parts[1])
    }

    private static let scrolls: Set<Substring> = [
        "POINTER_SCROLL_WHEEL", "POINTER_SCROLL_FINGER", "POINTER_SCROLL_CONTINUOUS",
    ]

    /// All types that the tool prints, so that a word that was cut is no type.
    private static let types: Set<Substring> = scrolls.union([
        "DEVICE_ADDED", "DEVICE_REMOVED", "KEYBOARD_KEY", "POINTER_MOTION", "POINTER_MOTION_ABSOLUTE",
        "POINTER_BUTTON", "POINTER_AXIS", "TOUCH_DOWN", "TOUCH_MOTION", "TOUCH_UP", "TOUCH_CANCEL", "TOUCH_FRAME",
        "GESTURE_SWIPE_BEGIN", "GESTURE_SWIPE_UPDATE", "GESTURE_SWIPE_END", "GESTURE_PINCH_BEGIN",
        "GESTURE_PINCH_UPDATE", "GESTURE_PINCH_END", "GESTURE_HOLD_BEGIN", "GESTURE_HOLD_END", "TABLET_TOOL_AXIS",
        "TABLET_TOOL_PROXIMITY", "TABLET_TOOL_TIP", "TABLET_TOOL_BUTTON", "TABLET_PAD_BUTTON", "TABLET_PAD_RING",
        "TABLET_PAD_STRIP", "TABLET_PAD_KEY", "TABLET_PAD_DIAL", "SWITCH_TOGGLE",
    ])
}

/// The two axes of a scroll line: `vert 15.00/120.0* horiz 0.00/0.0 (wheel)`. A star marks an axis that the event has.
struct LibinputScroll {
    /// The signs of ``LoggedInput``: libinput's vertical values grow towards the person.
    let distance: ScrollVector
    let notches: ScrollVector

    /// Distances in points, or in millimetres, of one event.
    static let lengths = -1e6...1e6

    init?(_ text: Substring) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 5, words[0] == "vert", words[2] == "horiz",
            ["(wheel)", "(finger)", "(continuous)"].contains(words[4]),
            let vertical = Self.axis(words[1]), let horizontal = Self.axis(words[3])
        else { return nil }
        distance = ScrollVector(x: horizontal.value, y: -vertical.value)
        notches = ScrollVector(x: horizontal.v120 / 120, y: -vertical.v120 / 120)
    }

    private static func axis(_ word: Substring) -> (value: Double, v120: Double)? {
        let numbers = (word.last == "*" ? word.dropLast() : word).split(
            separator: "/", omittingEmptySubsequences: false
        ).map { Double($0) ?? .nan }
        guard numbers.count == 2, numbers.allSatisfy(lengths.contains) else { return nil }
        return (numbers[0], numbers[1])
    }
}
