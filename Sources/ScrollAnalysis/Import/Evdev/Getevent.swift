import Foundation
import ScrollPhysics

/// Reads the output of Android's `getevent -lt`, and of `getevent -lp` before it: the kernel's events of a touch
/// screen, and of wheels.
struct Getevent {
    private let log: LogFile
    private let options: ImportOptions
    /// The devices that the log describes, by name.
    private var described: [String: EvdevDevice] = [:]
    /// The device that the lines at this point describe.
    private var current: String?
    private var inputs: [String: EvdevInput] = [:]
    private var screens: [String: ScrollVector] = [:]
    private var order: [String] = []

    /// Returns the input of each device.
    static func read(
        _ bytes: [UInt8], _ log: LogFile, _ options: ImportOptions
    ) throws(PlaygroundError) -> LoggedDevices {
        var reader = Getevent(log: log, options: options)
        for (index, line) in try log.lines(of: bytes).enumerated() where !line.allSatisfy(\.isWhitespace) {
            try reader.read(line, index + 1)
        }
        return reader.devices
    }

    private init(log: LogFile, options: ImportOptions) { (self.log, self.options) = (log, options) }

    private var devices: LoggedDevices {
        var devices = LoggedDevices()
        for name in order {
            guard var input = inputs[name]?.input else { continue }
            input.screen = screens[name]
            if input.screen == nil, input.hasPointer {
                input.notes.append(
                    "the log has no axis ranges of getevent -lp; touch positions are taken for pixels")
            }
            devices.change(name) { $0 = input }
        }
        return devices
    }

    private mutating func read(_ line: Substring, _ number: Int) throws(PlaygroundError) {
        if EvdevLogLine.isEvent(line) { return try readEvent(line, number) }
        if line.hasPrefix("add device ") {
            current = String(ImportOptions.last(String(line)))
        } else if line.first?.isWhitespace == true {
            try readDescription(line, number)
        } else if !Self.remarks.contains(where: line.hasPrefix) {
            throw log.unexpected(
                LogFile.quoted(line), at: number,
                expected: "a line such as \"[   12345.678901] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001f4\"")
        }
    }

    /// The beginnings of getevent's other lines.
    private static let remarks = ["remove device ", "remote device", "could not ", "Can't enable"]

    private mutating func readEvent(_ text: Substring, _ number: Int) throws(PlaygroundError) {
        guard let line = EvdevLogLine(text, number) else {
            throw log.unexpected(
                LogFile.quoted(text), at: number,
                expected: "a time in seconds, type, code and a value of eight hexadecimal digits")
        }
        guard options.includes(line.device) else { return }
        let name = String(ImportOptions.last(line.device))
        if inputs[name] == nil {
            order.append(name)
            inputs[name] = begin(name)
        }
        try inputs[name]?.take(line.event)
    }

    /// A touch device of Android is its screen.
    private mutating func begin(_ name: String) -> EvdevInput {
        var device = described[name] ?? EvdevDevice(name: name)
        device.isDirect = true
        var scale = TouchScale(pixelsPerPoint: options.pixelsPerPoint ?? 1)
        if let x = device.axes[EvdevCode.positionX], let y = device.axes[EvdevCode.positionY] {
            let pixels = options.screen.map { ScrollVector(x: $0.width, y: $0.height) }
            let size = (pixels ?? ScrollVector(x: x.count, y: y.count)) * options.pointsPerPixel
            scale = TouchScale(x, y, size: size)
            screens[name] = size
        }
        return EvdevInput(device, scale, log, options.direction ?? .natural)
    }

    // MARK: Descriptions

    private mutating func readDescription(_ line: Substring, _ number: Int) throws(PlaygroundError) {
        guard let current else {
            throw log.unexpected(LogFile.quoted(line), at: number, expected: "\"add device\" before it")
        }
        var device = described[current] ?? EvdevDevice(name: current, line: number)
        if let (code, axis) = try axis(line, number) { device.axes[code] = axis }
        if line.contains("REL_WHEEL_HI_RES") { device.hasFineWheel = true }
        described[current] = device
    }

    /// Returns the range of an axis of touch positions; nil for all other lines.
    private func axis(_ line: Substring, _ number: Int) throws(PlaygroundError) -> (Int, EvdevDevice.Axis)? {
        guard let colon = line.range(of: " : value ") else { return nil }
        let name = line[..<colon.lowerBound].split(whereSeparator: \.isWhitespace).last ?? ""
        guard let code = EvdevLogLine.axes[name] ?? Int(name, radix: 16) else { return nil }
        guard code == EvdevCode.positionX || code == EvdevCode.positionY else { return nil }
        let parts = line[colon.upperBound...].split(separator: ",").map { $0.split(separator: " ") }
        func part(_ name: Substring) -> Int? {
            parts.first { $0.first == name && $0.count == 2 }.flatMap { Int($0[1]) }
        }
        guard let minimum = part("min"), let maximum = part("max"), let resolution = part("resolution"),
            minimum <= maximum
        else {
            throw log.unexpected(
                LogFile.quoted(line), at: number,
                expected: "min, max and resolution of the axis, as in min 0, max 1079")
        }
        return (code, EvdevDevice.Axis(minimum: minimum, maximum: maximum, resolution: resolution))
    }
}

/// An event as `getevent -t` prints it, with labels (`-l`) or without.
struct EvdevLogLine {
    /// The path of the device; empty if only one was logged.
    let device: String
    let event: EvdevEvent

    /// Returns whether a line begins with a time in brackets.
    static func isEvent(_ line: Substring) -> Bool {
        guard line.first == "[" else { return false }
        let time = line.dropFirst().drop { $0 == " " }
        let end = time.prefix { $0 != "]" }
        return end.first?.isWholeNumber == true && end.allSatisfy { $0.isWholeNumber || $0 == "." }
            && end.endIndex < line.endIndex
    }

    /// Nil for a line that is not a complete event.
    init?(_ line: Substring, _ number: Int) {
        guard let end = line.firstIndex(of: "]"), let time = Self.time(line[..<end].dropFirst()) else { return nil }
        var words = line[line.index(after: end)...].split(whereSeparator: \.isWhitespace)[...]
        var path = ""
        if let first = words.first, first.hasPrefix("/"), first.hasSuffix(":") {
            path = String(first.dropLast())
            words = words.dropFirst()
        }
        // -r adds 'rate' and a number after a report.
        if words.count == 5, words.dropLast().last == "rate" { words = words.dropLast(2) }
        guard words.count == 3, let kind = words.popFirst(), let name = words.popFirst(), let word = words.first,
            let type = Self.types[kind] ?? Self.number(kind, 4),
            let value = Self.labels[word] ?? Self.number(word, 8) ?? (Self.isLabel(word) ? 0 : nil)
        else { return nil }
        let code = Self.codes[type]?[name] ?? Self.number(name, 4)
        guard code != nil || Self.isLabel(name) else { return nil }
        device = path
        event = EvdevEvent(
            time: time, type: type, code: code, value: Int(Int32(truncatingIfNeeded: value)), line: number)
    }

    private static func time(_ text: Substring) -> Duration? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 6, let seconds = Int(parts[0].drop { $0 == " " }),
            let microseconds = Int(parts[1]), (0...longest).contains(seconds), microseconds >= 0
        else { return nil }
        return .seconds(seconds) + .microseconds(microseconds)
    }

    /// The seconds of a hundred years, for clocks that count from 1970.
    private static let longest = 3_155_760_000

    private static func number(_ word: Substring, _ digits: Int) -> Int? {
        word.count == digits ? Int(word, radix: 16) : nil
    }

    private static func isLabel(_ word: Substring) -> Bool {
        word.first?.isLetter == true && word.allSatisfy { $0.isUppercase || $0.isWholeNumber || $0 == "_" }
            && word.contains("_")
    }

    private static let types: [Substring: Int] = [
        "EV_SYN": EvdevCode.synchronization, "EV_KEY": EvdevCode.key, "EV_REL": EvdevCode.relative,
        "EV_ABS": EvdevCode.absolute, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11, "EV_SND": 0x12, "EV_REP": 0x14,
        "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
    ]

    /// The codes of axes by their labels, which getevent cuts after 20 letters.
    static let axes: [Substring: Int] = [
        "ABS_MT_SLOT": EvdevCode.slot, "ABS_MT_TRACKING_ID": EvdevCode.trackingID,
        "ABS_MT_POSITION_X": EvdevCode.positionX, "ABS_MT_POSITION_Y": EvdevCode.positionY,
        "ABS_MT_TOOL_TYPE": EvdevCode.toolType,
    ]

    private static let codes: [Int: [Substring: Int]] = [
        EvdevCode.synchronization: [
            "SYN_REPORT": EvdevCode.report, "SYN_MT_REPORT": EvdevCode.multitouchReport,
            "SYN_DROPPED": EvdevCode.dropped,
        ],
        EvdevCode.relative: [
            "REL_WHEEL": EvdevCode.wheel, "REL_HWHEEL": EvdevCode.horizontalWheel,
            "REL_WHEEL_HI_RES": EvdevCode.fineWheel, "REL_HWHEEL_HI_RES": EvdevCode.fineHorizontalWheel,
        ],
        EvdevCode.absolute: axes,
    ]

    private static let labels: [Substring: Int] = [
        "UP": 0, "DOWN": 1, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": EvdevCode.pen, "MT_TOOL_PALM": 2,
    ]
}
