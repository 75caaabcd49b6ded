import Foundation
import ScrollPhysics

/// Reads the output of `libinput record`: the kernel's events of touchpads, touch screens and wheels.
struct LibinputRecord {
    private let log: LogFile
    private let options: ImportOptions

    /// Returns the input of each device.
    static func read(
        _ bytes: [UInt8], _ log: LogFile, _ options: ImportOptions
    ) throws(PlaygroundError) -> LoggedDevices {
        let document: YAMLNode
        do throws(YAMLParser.Problem) {
            document = try YAMLParser.parse(bytes)
        } catch {
            throw PlaygroundError(
                .malformed,
                "\(log.name):\(error.line):\(error.column): found \(error.found), expected \(error.expected).",
                remedy: "Log the gesture again with '\(log.format.command)'.")
        }
        return try LibinputRecord(log: log, options: options).devices(YAMLReader(node: document, log: log, path: ""))
    }

    private func devices(_ document: YAMLReader) throws(PlaygroundError) -> LoggedDevices {
        let version = try document.field("version", "1")
        guard try version.text("1") == "1" else { throw version.unexpected("1") }
        var devices = LoggedDevices()
        for entry in try document.field("devices", "the list of devices").elements() {
            let node = try entry.field("node", "the path of the device, as in /dev/input/event5").text("a path")
            guard options.includes(node) else { continue }
            let device = try device(entry, name: String(ImportOptions.last(node)))
            guard let events = try entry.optionalField("events") else { continue }
            let input = try input(of: device, events)
            devices.change(device.name) { $0 = input }
        }
        return devices
    }

    private func device(_ entry: YAMLReader, name: String) throws(PlaygroundError) -> EvdevDevice {
        let description = try entry.field("evdev", "the description of the device")
        var device = EvdevDevice(name: name, line: entry.node.line)
        for (code, axis) in try description.optionalField("absinfo")?.numberedFields() ?? [] {
            let numbers = try axis.numbers(5, "minimum, maximum, fuzz, flat and resolution")
            guard numbers[0] <= numbers[1] else { throw axis.unexpected("a maximum of at least the minimum") }
            device.axes[code] = EvdevDevice.Axis(minimum: numbers[0], maximum: numbers[1], resolution: numbers[4])
        }
        let codes = try description.field("codes", "the codes of each type of event").numberedFields()
        if let relative = codes.first(where: { $0.key == EvdevCode.relative }) {
            device.hasFineWheel = try relative.value.numbers("a list of codes").contains(EvdevCode.fineWheel)
        }
        let properties = try description.field("properties", "the properties of the device")
        device.isDirect = try properties.numbers("a list of properties").contains(EvdevCode.direct)
        return device
    }

    private func input(of device: EvdevDevice, _ events: YAMLReader) throws(PlaygroundError) -> LoggedInput {
        let (scale, screen) = try scale(of: device)
        var input = EvdevInput(device, scale, log, options.direction ?? .natural)
        for frame in try events.elements() {
            guard let list = try frame.optionalField("evdev") else { continue }
            for event in try list.elements() { try input.take(evdevEvent(event)) }
        }
        var result = input.input
        result.screen = screen
        return result
    }

    private func evdevEvent(_ event: YAMLReader) throws(PlaygroundError) -> EvdevEvent {
        let numbers = try event.numbers(5, "seconds, microseconds, type, code and value")
        let latest = Int(RecordedEventReader.latest)
        guard (0...latest).contains(numbers[0]), (0..<1_000_000).contains(numbers[1]) else {
            throw event.unexpected("seconds from 0 to \(latest) and microseconds from 0 to 999999")
        }
        guard Int32(exactly: numbers[4]) != nil else { throw event.unexpected("a value of 32 bits") }
        return EvdevEvent(
            time: .seconds(numbers[0]) + .microseconds(numbers[1]), type: numbers[2], code: numbers[3],
            value: numbers[4], line: event.node.line)
    }

    /// Returns the scale of touch positions, and the size of a screen in points.
    private func scale(of device: EvdevDevice) throws(PlaygroundError) -> (scale: TouchScale, screen: ScrollVector?) {
        guard let x = device.axes[EvdevCode.positionX], let y = device.axes[EvdevCode.positionY] else {
            return (TouchScale(pixelsPerPoint: options.pixelsPerPoint ?? 1), nil)
        }
        if device.isDirect, let size = options.screen {
            let screen = ScrollVector(x: size.width, y: size.height) * options.pointsPerPixel
            return (TouchScale(x, y, size: screen), screen)
        }
        let usual =
            device.isDirect ? ImportScale.screenPointsPerMillimetre : ImportScale.touchpadPointsPerMillimetre
        guard let scale = TouchScale(x, y, pointsPerMillimetre: options.pointsPerMillimetre ?? usual) else {
            throw log.unexpected(
                "no resolution of \(device.name)'s ABS_MT_POSITION axes", at: device.line,
                expected: device.isDirect
                    ? "units per millimetre, or the size of the screen in pixels as --screen" : "units per millimetre")
        }
        let screen = ScrollVector(x: x.count * scale.factor.x, y: y.count * scale.factor.y)
        return (scale, device.isDirect ? screen : nil)
    }
}
