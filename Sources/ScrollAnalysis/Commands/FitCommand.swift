import ScrollPhysics

/// The options of `fit`.
package struct FitOptions: Equatable, Sendable {
    /// The path of the curve.
    package var curve: String
    /// The name or path of a feel; nil for all built-in ones.
    package var feel: String?
    /// The ids of the numbers to search for; empty for those that the curve can determine.
    package var vary: [String] = []
    /// The path of a recording of the input; nil if only the motion after the lift is known.
    package var input: String?
    /// The aspects in which the curve and the feel may differ.
    package var free: [FitFreedom] = []
    /// Pixels of the curve per point.
    package var pixelsPerPoint = 1.0
    /// The path of a feel file to write; nil for none.
    package var output: String?
    /// The output format.
    package var format = FitFormat.table

    /// Options for all feels and the numbers that the curve can determine.
    package init(curve: String) { self.curve = curve }
}

/// An aspect in which a curve and a fitted feel may differ.
package enum FitFreedom: String, CaseIterable, Sendable {
    /// The start of the curve's clock.
    case time
    /// The origin of its offsets.
    case offset
    /// Its units per point.
    case scale
}

/// Prints the feel and the numbers that produce a curve. Throws ``PlaygroundError`` and ``OutputClosed``.
package func runFit(_ options: FitOptions) throws {
    var files = OutputFiles()
    files.addOutput("--out", options.output)
    files.addInput("the curve", options.curve)
    files.addFeel("--feel", options.feel)
    files.addInput("--input", options.input)
    try files.check()
    let start = try options.feel.map { try FeelLibrary.file($0) }
    let vary = options.vary.isEmpty ? nil : try options.vary.map(parameter)
    let feels = start.map { [$0.feel] } ?? ScrollFeel.builtIn
    if let unused = vary?.first(where: { number in !feels.contains { $0.uses(number) } }) {
        throw PlaygroundError(
            .usage, "--vary names \(unused.id), which \(feels.map(\.name).joined(separator: ", ")) does not use.",
            remedy: "Remove it from --vary, or pass another --feel.")
    }
    let curve = try MeasuredCurve(
        CurveFile(contentsOf: options.curve), scale: options.pixelsPerPoint, isWhole: options.input != nil,
        name: options.curve)
    let source = try options.input.map(input) ?? .release(target: nil)
    let model = FitModel(curve, source, free: options.free)
    var ranking = FeelRanking(feels, varying: vary, to: model)
    let parts = model.isRelease && !ranking.explains ? CurveParts(curve, feels: feels).all : []
    // A film begins with a finger and may end with another motion: the feels are compared from the release on.
    let release = parts.longestRelease
    if let release {
        ranking = FeelRanking(feels, varying: vary, to: FitModel(curve.part(release.times), source, free: options.free))
    }
    var output = OutputStream()
    try output.write(FitReport(ranking, parts: parts, of: release).text(options.format))
    try output.flush()
    if let path = options.output, let best = ranking.entries.first?.best {
        try Files.write(Array(fittedFile(best, from: start).json.utf8), to: path)
    }
}

/// Returns the input of a recording, and the axis along which it moved the content most.
private func input(_ path: String) throws(PlaygroundError) -> FitModel.Source {
    let recording = try Recording(contentsOf: path).main
    if let refusal = FileLimit.fitted.refusal(of: recording.events.count, at: "\(path): events") { throw refusal }
    let feel = try FeelLibrary.feel(of: recording, file: path)
    // The same limits as in `measure` apply.
    let axis = try FeelNumbers(of: recording, in: feel, file: path).axis
    return .input(recording, axis)
}

/// Returns the fitted feel as its differences from the built-in feel below it.
private func fittedFile(_ fit: FeelFit, from start: FeelFile?) -> FeelFile {
    let base = ScrollFeel.named(start?.base ?? fit.name) ?? .uikit
    var file = FeelFile(
        name: "\(start?.name ?? fit.name), fitted", base: base, values: FeelValues(of: fit.feel, differingFrom: base))
    file.stage = start?.stage
    return file
}

private func parameter(_ id: String) throws(PlaygroundError) -> FeelParameter {
    if let parameter = ScrollFeel.parameter(id) { return parameter }
    throw PlaygroundError(
        .usage, "no number of a feel is named \"\(id)\".",
        remedy: "Use --vary with names such as \(FreeNumbers.ids.prefix(3).joined(separator: ", ")); "
            + "'feels show uikit' lists all of them.")
}
