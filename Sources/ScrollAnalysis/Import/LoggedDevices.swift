import ScrollPhysics

/// The scroll input of a log by device, in the order in which the devices appear.
struct LoggedDevices: Equatable, Sendable {
    private(set) var names: [String] = []
    private var inputs: [String: LoggedInput] = [:]

    /// Changes the input of a device, which is empty at first.
    mutating func change(_ name: String, _ change: (inout LoggedInput) -> Void) {
        if inputs[name] == nil { names.append(name) }
        change(&inputs[name, default: LoggedInput()])
    }

    /// Returns the only device with input.
    func only(in log: LogFile) throws(PlaygroundError) -> (name: String, input: LoggedInput) {
        let used = names.compactMap { name in inputs[name].map { (name: name, input: $0) } }
            .filter { !$0.input.events.isEmpty }
        guard let first = used.first else {
            throw log.unexpected(
                "no scroll input", expected: log.format.input,
                remedy: "Log a gesture with '\(log.format.command)'; --device names another device.")
        }
        guard used.count == 1 else {
            throw log.unexpected(
                "input of \(used.map(\.name).joined(separator: ", "))", expected: "that of one device",
                remedy: "Choose one, as in --device \(first.name).")
        }
        return first
    }
}

extension ImportFormat {
    /// The input that a log has at least once.
    fileprivate var input: String {
        switch self {
        case .libinputEvents: "at least one line of POINTER_SCROLL_FINGER, _WHEEL, _CONTINUOUS or TOUCH_DOWN"
        case .libinputRecord: "two fingers that move on a touchpad, a finger on a touch screen, or a wheel"
        case .getevent: "a finger on the touch screen, in events of ABS_MT, or a wheel"
        case .chromeTrace: "at least one event InputHandlerProxy::HandleGestureScrollUpdate"
        }
    }
}

extension ImportOptions {
    /// Returns whether the input of a device is imported.
    func includes(_ name: String) -> Bool { device.map { Self.last($0) == Self.last(name) } ?? true }

    /// `event5` of `/dev/input/event5`.
    static func last(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
