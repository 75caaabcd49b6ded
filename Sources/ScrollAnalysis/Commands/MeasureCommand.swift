import ScrollPhysics

/// The axis that `measure` uses.
package enum MeasuredAxis: String, CaseIterable, Sendable {
    /// The axis along which the content moved most.
    case most
    case horizontal
    case vertical

    fileprivate var axis: ScrollAxis? { ScrollAxis(rawValue: rawValue) }
}

/// The options of `measure`.
package struct MeasureOptions: Equatable, Sendable {
    /// The path of the recording.
    package var recording: String
    /// The name of another scroll view of the scene; nil for the scene's main one.
    package var view: String?
    /// The names or paths of feels; empty for the recording's own.
    package var feels: [String]
    /// The axis to measure along.
    package var axis: MeasuredAxis
    /// The limits beyond which the command fails.
    package var limits: [NumberRange] = []
    /// The output format.
    package var format: FeelNumbersFormat

    /// Options with all their parts.
    package init(recording: String, view: String?, feels: [String], axis: MeasuredAxis, format: FeelNumbersFormat) {
        self.recording = recording
        self.view = view
        self.feels = feels
        self.axis = axis
        self.format = format
    }
}

/// Prints the numbers of a recording in each feel. Throws ``OutputClosed`` and ``PlaygroundError``, with
/// ``ExitStatus/failed`` if a limit is exceeded.
package func runMeasure(_ options: MeasureOptions) throws {
    let recording = try Recording(contentsOf: options.recording, view: options.view)
    let own = { try FeelLibrary.feel(of: recording, file: options.recording) }
    let feels = options.feels.isEmpty ? [try own()] : try options.feels.map(FeelLibrary.feel)
    if let note = recording.note(onReplaysIn: feels, file: options.recording) { printMessage(note) }
    let numbers = try feels.map {
        try FeelNumbers(of: recording, in: $0, along: options.axis.axis, file: options.recording)
    }
    let suites = numbers.map { feel in
        JUnitReport.Suite(
            name: "\(options.recording): \(feel.feel)", checks: LimitCheck.all(of: feel, within: options.limits))
    }
    try printData(
        options.format == .junit
            ? JUnitReport(suites, of: "measure").text : FeelNumbersReport(numbers).text(options.format))
    try fail(with: suites.flatMap(\.checks).compactMap(\.failure))
}
