import Foundation
import ScrollPhysics

/// Reads a trace of Chrome as JSON: the scroll updates that its compositor handled, and the times of their input.
struct ChromeTrace {
    private let log: LogFile
    private let options: ImportOptions
    /// The events of each process, which are not in the order of their times.
    private var processes: [(name: String, events: [Event])] = []
    /// The input events that updates come from, by their ids.
    private var latencies: [String: Latency] = [:]
    /// The latest that touched or turned, of all processes: a browser's input arrives in another one.
    private var devices: [(time: Duration, isTouch: Bool)] = []

    private struct Event {
        enum Kind: Equatable {
            case begin
            /// The distance of the offset in pixels.
            case update(ScrollVector)
            case end
        }

        var time: Duration
        var kind: Kind
        /// The id of the input event.
        var id: String?
    }

    private struct Latency {
        var time: Duration
        var isMomentum: Bool
    }

    /// Returns the input of each process.
    static func read(
        _ bytes: [UInt8], _ log: LogFile, _ options: ImportOptions
    ) throws(PlaygroundError) -> LoggedDevices {
        let file = try JSONReader(bytes, file: log.name)
        var list = file
        if case .object(let object) = file.value {
            guard object["traceEvents"] != nil else { throw noTrace(object, log) }
            list = try file.object().field("traceEvents", "the list of a trace's events")
        }
        guard case .array(let events) = list.value else { throw list.unexpected("a list of events") }
        var reader = ChromeTrace(log: log, options: options)
        let name = updateName(in: events)
        for (index, event) in events.enumerated() {
            guard case .object(let object) = event, case .string(let type)? = object["name"],
                type == name || Self.names.contains(type)
            else { continue }
            let entry = JSONReader(value: event, file: log.name, path: "\(list.path)[\(index)]")
            try reader.take(type, isUpdate: type == name, entry)
        }
        return reader.input()
    }

    /// Returns the error for another file of JSON.
    private static func noTrace(_ object: JSONObject, _ log: LogFile) -> PlaygroundError {
        let isRecording = object["format"] == .string(Recording.format)
        return log.unexpected(
            isRecording ? "a recording of this program" : "no \"traceEvents\"",
            expected: "the list of a trace's events",
            remedy: isRecording ? "Use it as it is, for example with 'measure \(log.name)'." : nil)
    }

    private init(log: LogFile, options: ImportOptions) { (self.log, self.options) = (log, options) }

    // MARK: Names

    private static let update = "InputHandlerProxy::HandleGestureScrollUpdate"
    /// The same updates in the category `input.scrolling`, for traces without `input`.
    private static let result = "InputHandlerProxy::HandleGestureScrollUpdate_Result"
    private static let begin = "InputHandlerProxy::HandleGestureScrollBegin"
    private static let end = "InputHandlerProxy::HandleGestureScrollEnd"
    private static let latency = "EventLatency"
    private static let touches: Set<String> = [
        "InputHandlerProxy::HandleTouchStart", "InputLatency::TouchStart", "InputLatency::TouchMove",
    ]
    private static let wheels: Set<String> = ["InputLatency::MouseWheel"]
    private static let names = touches.union(wheels).union([begin, end, latency])

    /// The name of the updates to read, so that none is read twice.
    private static func updateName(in events: [JSONValue]) -> String {
        let hasUpdates = events.contains { event in
            if case .object(let object) = event { object["name"] == .string(update) } else { false }
        }
        return hasUpdates ? update : result
    }

    // MARK: Events

    private mutating func take(_ name: String, isUpdate: Bool, _ entry: JSONReader) throws(PlaygroundError) {
        let event = try entry.object()
        // The end of a span has no arguments.
        if case .string(let phase)? = event.object["ph"], ["E", "e", "F"].contains(phase) { return }
        let time = try time(event)
        if name == Self.latency { return try takeLatency(event, time) }
        if Self.touches.contains(name) { return devices.append((time, true)) }
        if Self.wheels.contains(name) { return devices.append((time, false)) }
        let process = try process(event)
        guard options.includes(process) else { return }
        if isUpdate {
            let (distance, id) = try update(event, name)
            add(Event(time: time, kind: .update(distance), id: id), to: process)
        } else {
            add(Event(time: time, kind: name == Self.begin ? .begin : .end), to: process)
        }
    }

    private mutating func add(_ event: Event, to process: String) {
        if let index = processes.firstIndex(where: { $0.name == process }) {
            processes[index].events.append(event)
        } else {
            processes.append((process, [event]))
        }
    }

    private mutating func takeLatency(_ event: JSONObjectReader, _ time: Duration) throws(PlaygroundError) {
        guard let arguments = event.optionalField("args"),
            let latency = try arguments.object().optionalField("event_latency")?.object(),
            let type = try latency.optionalField("event_type")?.string("the type of an input event")
        else { return }
        if type.hasPrefix("TOUCH_") { devices.append((time, true)) }
        if type == "MOUSE_WHEEL" { devices.append((time, false)) }
        guard type.contains("GESTURE_SCROLL_UPDATE"), let id = Self.id(latency.object["event_latency_id"]) else {
            return
        }
        latencies[id] = Latency(time: time, isMomentum: type.hasPrefix("INERTIAL_"))
    }

    /// Microseconds up to 30 years, for clocks that count from 1970.
    private func time(_ event: JSONObjectReader) throws(PlaygroundError) -> Duration {
        let meaning = "a time in microseconds"
        let microseconds = try event.field("ts", meaning).number(in: 0...1e15, meaning)
        return .nanoseconds(Int64((microseconds * 1000).rounded()))
    }

    private func process(_ event: JSONObjectReader) throws(PlaygroundError) -> String {
        let field = try event.field("pid", "the number of a process")
        guard let process = Self.id(field.value) else { throw field.unexpected("the number of a process") }
        return process
    }

    /// Returns the digits of an id: as a Double it would lose the last ones.
    private static func id(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text)?: text
        case .number(let number)?: number.text
        default: nil
        }
    }

    private func update(
        _ event: JSONObjectReader, _ name: String
    ) throws(PlaygroundError) -> (distance: ScrollVector, id: String?) {
        let meaning = "a distance in pixels"
        let arguments = try event.field("args", "the arguments of the update").object()
        func number(_ key: String, in object: JSONObjectReader) throws(PlaygroundError) -> Double {
            try object.field(key, meaning).number(in: LibinputScroll.lengths, meaning)
        }
        guard name == Self.result else {
            let distance = ScrollVector(x: try number("dx", in: arguments), y: try number("dy", in: arguments))
            return (distance, Self.id(arguments.object["trace_id"]))
        }
        let deltas = try arguments.field("scroll_deltas", "the deltas of the update").object()
        // These have the direction of the fingers, and the other ones that of the offset.
        let fingers = ScrollVector(
            x: try number("provided_to_compositor_delta_x", in: deltas),
            y: try number("provided_to_compositor_delta_y", in: deltas))
        return (fingers * -1, Self.id(deltas.object["trace_id"]))
    }

    // MARK: Input

    private func input() -> LoggedDevices {
        var result = LoggedDevices()
        let devices = devices.sorted { $0.time < $1.time }
        for process in processes {
            let input = input(process.events, devices)
            result.change(process.name) { $0 = input }
        }
        return result
    }

    private func input(_ events: [Event], _ devices: [(time: Duration, isTouch: Bool)]) -> LoggedInput {
        var gesture = ChromeGesture(options)
        var next = devices.startIndex
        var momentum = 0
        for event in timed(events) {
            while next < devices.endIndex, devices[next].time <= event.time {
                gesture.isTouch = devices[next].isTouch
                next += 1
            }
            switch event.kind {
            case .begin: gesture.begin(at: event.time)
            case .update where event.isMomentum:
                momentum += 1
                gesture.end(at: event.time)
            case .update(let distance): gesture.update(by: distance, at: event.time)
            case .end: gesture.end(at: event.time)
            }
        }
        var input = gesture.input
        if momentum > 0 {
            input.notes.append("\(momentum) updates of momentum are left out, since a feel makes its own")
        } else if latencies.isEmpty, !input.events.isEmpty {
            input.notes.append(
                "the trace has no EventLatency events: times are those of handling, and momentum cannot be told from fingers"
            )
        }
        return input
    }

    /// Returns the events in the order of the times of their input.
    private func timed(_ events: [Event]) -> [(time: Duration, kind: Event.Kind, isMomentum: Bool)] {
        let timed = events.map { event in
            let latency = event.id.flatMap { latencies[$0] }
            return (time: latency?.time ?? event.time, kind: event.kind, isMomentum: latency?.isMomentum ?? false)
        }
        return timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}

/// The scroll updates of one gesture as input: a finger that drags if Chrome was touched, and strokes otherwise.
private struct ChromeGesture {
    private(set) var input = LoggedInput()
    var isTouch = false
    private let pointsPerPixel: Double
    private let middle: ScrollVector

    init(_ options: ImportOptions) {
        let viewport = options.viewport ?? ImportOptions.usualViewport
        middle = ScrollVector(x: viewport.width / 2, y: viewport.height / 2)
        pointsPerPixel = options.pointsPerPixel
    }

    mutating func begin(at time: Duration) {
        guard isTouch else { return }
        input.release(at: time)
        input.press(middle, .touch, at: time)
    }

    mutating func update(by distance: ScrollVector, at time: Duration) {
        let points = distance * pointsPerPixel
        guard isTouch || input.isPressed else {
            // Where Chrome guesses the end of a gesture from a pause, fingers at rest and lifted ones look the same.
            return input.stroke(ScrollVector(x: points.x, y: -points.y), at: time, isHeld: false)
        }
        if !input.isPressed { input.press(middle, .touch, at: time) }
        input.move(by: points * -1, at: time)
    }

    mutating func end(at time: Duration) { input.release(at: time) }
}
