import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Assembles a report: the gestures, their motion in each feel, the differences of the feels, and the program's
/// version.
@MainActor
struct ReportBuilder {
    private let tunings: [ReportedTuning]
    private let program: PlaygroundProgram
    private let hasLimits: Bool
    private var gestures: [ReportedGesture] = []
    private var sections: [ReportSection] = []

    /// A report on one or two feels.
    init(_ tunings: [ReportedTuning], in program: PlaygroundProgram, hasLimits: Bool) {
        (self.tunings, self.program, self.hasLimits) = (tunings, program, hasLimits)
    }

    /// Adds a section on a recording, with its pictures or the reason why there are none.
    mutating func add(_ gesture: ReportedGesture, _ pictures: [ReportBlock]) {
        gestures.append(gesture)
        var blocks = facts(gesture)
        blocks.append(.curves(gesture.curves, title: "Offset and velocity of \(gesture.name) over time"))
        blocks.append(.table(numbers(gesture)))
        blocks += events(gesture)
        blocks += pictures
        sections.append(
            ReportSection(
                id: "recording-\(gestures.count)",
                title: "\(gestures.count). \(gesture.name): \(gesture.summary.kind.title)",
                blocks: blocks))
    }

    var document: ReportDocument {
        ReportDocument(
            title: tunings.map(\.name).joined(separator: " and "), lead: lead,
            sections: sections + [tuningSection, termSection, originSection].filter { !$0.blocks.isEmpty })
    }

    // MARK: Result

    private var lead: [String] {
        let count = gestures.count == 1 ? "one recorded gesture" : "\(gestures.count) recorded gestures"
        var sentences: [String]
        if tunings.count > 1 {
            sentences = [
                "The motion of \(count) in two feels. \(tunings.map(\.title).joined(separator: "; "))."
            ]
        } else {
            sentences = ["The motion of \(count) in the feel \(tunings[0].name)."]
        }
        guard hasLimits else { return sentences }
        let failures = gestures.flatMap { gesture in gesture.failures.map { "\($0.name) in \(gesture.name)" } }
        let limits = gestures.reduce(0) { $0 + $1.checks.count }
        sentences.append(
            failures.isEmpty
                ? "All \(limits) limits are met."
                : "Limits exceeded: \(failures.count) of \(limits): \(failures.joined(separator: ", ")).")
        return sentences
    }

    // MARK: A gesture

    private func facts(_ gesture: ReportedGesture) -> [ReportBlock] {
        let (recording, summary) = (gesture.recording.main, gesture.summary)
        func size(_ size: CGSize) -> String {
            "\(Double(size.width).shortestDecimal) by \(Double(size.height).shortestDecimal) points"
        }
        let scene = gesture.recording.sceneName.map { ", in the scene \($0.shortened(to: 60))" } ?? ""
        let view = gesture.recording.mainView
        let part = view == PlaygroundScene.stageID ? "" : ", in its scroll view \(view.shortened(to: 60))"
        let tuned = recording.feelValues.isEmpty ? "" : ", tuned"
        let version = recording.feelVersion.map { " (\($0.shortened(to: 60)))" } ?? ""
        var blocks: [ReportBlock] = [
            .paragraph(
                "Made with \(summary.device.phrase)\(scene)\(part): \(recording.events.count) events, "
                    + "\(PlotNumber.text(summary.length.inSeconds, decimals: 2)) s until rest, in a viewport of "
                    + "\(size(recording.viewport)) on content of \(size(recording.content)). It was recorded with the feel "
                    + "\(recording.feel.shortened(to: 60))\(version)\(tuned).")
        ]
        if let own = ownNumbers(gesture.recording) { blocks.append(.paragraph(own)) }
        if let caveat = gesture.caveat { blocks.append(.paragraph("Note: \(caveat)")) }
        return blocks
    }

    /// Returns the numbers of the recorded scene as a sentence; nil without any.
    private func ownNumbers(_ recording: Recording) -> String? {
        guard let settings = recording.stageSettings, let name = recording.sceneName,
            let scene = program.scenes.scene(named: name), !scene.numbers.isEmpty
        else { return nil }
        let numbers = scene.numbers.map { number in
            let value = scene.value(of: number, in: settings).shortestDecimal
            return "\(number.title) \(value)" + (number.unit.isEmpty ? "" : " \(number.unit)")
        }
        return "The scene had these numbers: \(numbers.joined(separator: ", "))."
    }

    private func numbers(_ gesture: ReportedGesture) -> ReportTable {
        let isPair = tunings.count > 1
        var head = ["number"] + tunings.map(\.label) + (isPair ? ["B \u{2212} A"] : [])
        if hasLimits { head.append("limit of B \u{2212} A") }
        var rows = gesture.comparison.map { differences($0, gesture) } ?? []
        for number in FeelNumber.allCases {
            let check = gesture.checks.first { $0.name == number.rawValue }
            guard check != nil || gesture.numbers.contains(where: { $0[number] != nil }) else { continue }
            let cells = NumbersRow(number, gesture.numbers, withDifference: isPair)
            rows.append(row(number.shortTitle, cells.values, check))
        }
        return ReportTable(caption: "Numbers, \(gesture.axis.rawValue)", head: head, rows: rows)
    }

    private func differences(_ comparison: Comparison, _ gesture: ReportedGesture) -> [ReportTable.Row] {
        let (x, y) = (comparison.largest.x, comparison.largest.y)
        let worst = x.distance > y.distance ? x : y
        let points = { (value: Double) in PlotNumber.text(value, decimals: 1) + " pt" }
        let seconds = { (value: Double) in PlotNumber.text(value, decimals: 3) + " s" }
        let rests = comparison.rests.map(\.time.inSeconds)
        return [
            row(
                "largest difference, at \(seconds(worst.time.inSeconds))",
                [points(worst.first), points(worst.second), signed(points(worst.second - worst.first))],
                gesture.checks.first { $0.name == LimitCheck.offsetName }),
            row(
                "at rest since", [seconds(rests[0]), seconds(rests[1]), signed(seconds(rests[1] - rests[0]))],
                gesture.checks.first { $0.name == LimitCheck.restTimeName }),
        ]
    }

    private func signed(_ text: String) -> String {
        text.first == "\u{2212}" || !text.contains { ("1"..."9").contains($0) } ? text : "+" + text
    }

    private func row(_ name: String, _ values: [String], _ check: LimitCheck?) -> ReportTable.Row {
        guard hasLimits else { return ReportTable.Row([name] + values) }
        guard let check else { return ReportTable.Row([name] + values + [""]) }
        let isExceeded = check.failure != nil
        return ReportTable.Row(
            [name] + values + ["\(check.allowance), \(isExceeded ? "exceeded" : "met")"], isExceeded: isExceeded)
    }

    /// The maximum number of listed events.
    private static let mostEvents = 40

    private func events(_ gesture: ReportedGesture) -> [ReportBlock] {
        let events = gesture.curves.events
        guard !events.isEmpty else { return [] }
        let isPair = tunings.count > 1
        let names = tunings.map { isPair ? " \($0.label)" : "" }
        let rows = events.prefix(Self.mostEvents).map { event in
            let samples = gesture.curves.curves.map { $0.value(at: event.time) }
            let offsets = samples.map { FeelNumber.flingDistance.text($0?.offset[gesture.axis]) }
            let velocities = samples.map { FeelNumber.peakVelocity.text($0?.velocity[gesture.axis]) }
            return ReportTable.Row(
                [event.text, PlotNumber.text(event.time, decimals: 3) + " s"] + offsets + velocities)
        }
        let table = ReportTable(
            caption: "Events, \(gesture.axis.rawValue)",
            head: ["event", "at"] + names.map { "offset" + $0 } + names.map { "velocity" + $0 }, rows: Array(rows))
        let rest = events.count - rows.count
        return [.table(table)] + (rest > 0 ? [.paragraph("\(rest) more events are not listed.")] : [])
    }

    // MARK: Common sections

    private var tuningSection: ReportSection {
        var blocks: [ReportBlock] = []
        for (index, tuning) in tunings.enumerated() {
            let changes = tuning.changes
            let base = tuning.baseTitle
            let other = tunings.indices.contains(1) ? tunings[1 - index] : nil
            if changes.isEmpty {
                blocks.append(.paragraph("\(tuning.title) is the unchanged built-in feel \(base)."))
            } else if other.map({ $0.tuning.base != tuning.tuning.base || !$0.changes.isEmpty }) ?? true {
                let caption = "Changes of \(tuning.name) from \(base)"
                blocks.append(.table(table(caption, changes, [base, tuning.label])))
            }
        }
        if tunings.count > 1 {
            let differences = TuningDifferences(tunings[0].tuning, tunings[1].tuning, in: program.scenes.all).used(
                by: tunings.map(\.feel))
            blocks.append(
                differences.isEmpty
                    ? .paragraph("A and B have the same numbers.")
                    : .table(table("Differences between A and B", differences, ["A", "B"])))
        }
        return ReportSection(id: "tuning", title: "Tuning", blocks: blocks)
    }

    private func table(_ caption: String, _ differences: [TuningDifference], _ sides: [String]) -> ReportTable {
        ReportTable(
            caption: caption, head: ["value"] + sides, rows: differences.map { ReportTable.Row([$0.name, $0.a, $0.b]) })
    }

    private var termSection: ReportSection {
        let used = FeelNumber.allCases.filter { number in
            gestures.contains { $0.numbers.contains { $0[number] != nil } }
        }
        let terms = used.map { ReportTerm(word: $0.shortTitle, meaning: $0.definition) }
        return ReportSection(
            id: "terms", title: "Definitions of the numbers", blocks: terms.isEmpty ? [] : [.terms(terms)])
    }

    private var originSection: ReportSection {
        let libraries = LibraryVersion.all.map(\.description).joined(separator: ", ")
        return ReportSection(
            id: "origin", title: "About this report",
            blocks: [
                .paragraph(
                    "By \(program.version) with \(libraries). Each recording was played through each "
                        + "feel; the same recording and feel give the same numbers on every machine. Pictures of the stage "
                        + "are drawn by the processor, without a graphics card.")
            ])
    }
}

extension GestureDevice {
    /// The device as a phrase.
    fileprivate var phrase: String {
        switch self {
        case .mouse: "a mouse"
        case .touch: "a finger"
        case .pen: "a pen"
        case .wheel: "a wheel"
        case .touchpad: "a touchpad"
        case .keyboard: "the keyboard"
        case .program: "a program"
        }
    }
}
