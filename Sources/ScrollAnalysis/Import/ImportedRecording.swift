import Foundation
import ScrollPhysics

/// A log of another program as a recording.
package struct ImportedRecording: Equatable, Sendable {
    /// The recording, which begins with the first input.
    package let recording: Recording
    /// What is uncertain, for the user.
    package let notes: [String]
    /// The error for an option that the recording does not depend on; nil without any.
    package let unusedOption: PlaygroundError?

    /// Reads the log that the options name. Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``.
    package init(_ options: ImportOptions) throws(PlaygroundError) {
        try self.init(try Files.read(options.log), options)
    }

    /// Reads a log from bytes. The options' path is only used in messages and in `source`.
    package init(_ bytes: [UInt8], _ options: ImportOptions) throws(PlaygroundError) {
        guard let format = options.format ?? ImportFormat.recognized(in: bytes) else {
            throw PlaygroundError(
                .malformed, "\(options.log): found none of the formats that can be imported.",
                remedy: "Name it with --format: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let log = LogFile(name: options.log, format: format)
        let devices =
            switch format {
            case .libinputEvents: try LibinputEvents.read(bytes, log, options)
            case .libinputRecord: try LibinputRecord.read(bytes, log, options)
            case .getevent: try Getevent.read(bytes, log, options)
            case .chromeTrace: try ChromeTrace.read(bytes, log, options)
            }
        let (name, input) = try devices.only(in: log)
        unusedOption = options.unusedOption(by: input, of: log)
        recording = try Self.recording(input, named: name, log, options)
        notes = input.notes + (input.isPressed ? ["the log ends while a finger presses"] : [])
    }

    private static func recording(
        _ input: LoggedInput, named device: String, _ log: LogFile, _ options: ImportOptions
    ) throws(PlaygroundError) -> Recording {
        let viewport = options.viewport ?? input.screen.flatMap(Self.viewport) ?? ImportOptions.usualViewport
        let axes = options.axis?.axes ?? (input.travel.x > input.travel.y ? .horizontal : .vertical)
        let content = options.content ?? content(viewport, axes)
        var recording = Recording(viewport: viewport, content: content, axes: axes)
        recording.offset = options.offset ?? middle(content, viewport)
        recording.events = try events(of: input, log)
        let source = [log.format.rawValue, device].filter { !$0.isEmpty }.joined(separator: ", ")
        recording.unknown[""] = ["source": .string("\(ImportOptions.last(log.name)): \(source)")]
        return recording
    }

    /// Returns the size of a screen as a viewport; nil for one that no viewport can have.
    private static func viewport(_ screen: ScrollVector) -> CGSize? {
        let sides = 1...Double(FileLimit.side.value)
        guard sides.contains(screen.x), sides.contains(screen.y) else { return nil }
        return CGSize(width: screen.x, height: screen.y)
    }

    private static func content(_ viewport: CGSize, _ axes: ScrollAxes) -> CGSize {
        CGSize(
            width: viewport.width * (axes.contains(.horizontal) ? ImportOptions.usualPages : 1),
            height: viewport.height * (axes.contains(.vertical) ? ImportOptions.usualPages : 1))
    }

    private static func middle(_ content: CGSize, _ viewport: CGSize) -> ScrollVector {
        ScrollVector(
            x: max(0, content.width - viewport.width) / 2, y: max(0, content.height - viewport.height) / 2)
    }

    private static func events(of input: LoggedInput, _ log: LogFile) throws(PlaygroundError) -> [RecordedEvent] {
        if let refusal = FileLimit.events.refusal(of: input.events.count, at: log.name) { throw refusal }
        guard let first = input.events.first, let last = input.events.last else { return [] }
        let seconds = (last.time - first.time).inSeconds
        guard seconds <= RecordedEventReader.latest else {
            throw log.unexpected(
                "\(seconds.shortestDecimal) s from the first input to the last",
                expected: "at most \(RecordedEventReader.latest.shortestDecimal) s",
                remedy: "Cut one gesture out of the log.")
        }
        return input.events.map { RecordedEvent($0.intent, at: $0.time - first.time) }
    }
}
