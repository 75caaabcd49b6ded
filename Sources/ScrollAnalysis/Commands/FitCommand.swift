import ScrollPhysics

/// What `fit` was asked.
package struct FitOptions: Equatable, Sendable {
    /// Path of the curve.
    package var curve: String
    /// Name or path of a feel; nil for all built-in ones.
    package var feel: String?
    /// Ids of the numbers to search for; none for those that the curve tells of.
    package var vary: [String] = []
    /// Path of a recording of what was done meanwhile; nil where only the motion after the lift is known.
    package var input: String?
    /// What the curve and the feel need not agree in.
    package var free: [FitFreedom] = []
    /// Pixels of the curve a point.
    package var pixelsPerPoint = 1.0
    /// Path of a feel file to write; nil for none.
    package var output: String?
    /// How it is printed.
    package var format = FitFormat.table

    /// All feels, with the numbers that the curve tells of.
    package init(curve: String) { self.curve = curve }
}

/// What a curve and a feel that is laid over it need not agree in.
package enum FitFreedom: String, CaseIterable, Sendable {
    /// When the clock of the curve began.
    case time
    /// What its offsets count from.
    case offset
    /// Its units a point.
    case scale
}

/// Prints which feel made a curve, and with which numbers. Throws ``PlaygroundError`` and ``OutputClosed``.
package func runFit(_ options: FitOptions) throws {
    var files = OutputFiles()
    if let output = options.output { files.outputs.append(OutputFiles.File(name: "--out", path: output)) }
    files.inputs.append(OutputFiles.File(name: "the curve", path: options.curve))
    if let feel = options.feel, ScrollFeel.named(feel) == nil {
        files.inputs.append(OutputFiles.File(name: "--feel", path: feel))
    }
    if let input = options.input { files.inputs.append(OutputFiles.File(name: "--input", path: input)) }
    try files.check()
    let start = try options.feel.map { try FeelLibrary.file($0) }
    let vary = options.vary.isEmpty ? nil : try options.vary.map(parameter)
    let curve = try MeasuredCurve(
        CurveFile(contentsOf: options.curve), scale: options.pixelsPerPoint, isWhole: options.input != nil,
        name: options.curve)
    let source = try options.input.map(input) ?? .release(target: nil)
    let model = FitModel(curve, source, free: options.free)
    let feels = start.map { [$0.feel] } ?? ScrollFeel.builtIn
    var ranking = FeelRanking(feels, varying: vary, to: model)
    let parts = model.isRelease && !ranking.explains ? CurveParts(curve, feels: feels).all : []
    // A film begins with a finger, and ends with something else: the feels are compared where content was let go.
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

/// What was done in a recording, and the axis along which it moved the content most.
private func input(_ path: String) throws(PlaygroundError) -> FitModel.Source {
    let recording = try Recording(contentsOf: path).main
    if let refusal = FileLimit.fitted.refusal(of: recording.events.count, at: "\(path): events") { throw refusal }
    let feel = try FeelLibrary.feel(of: recording, file: path)
    // It is followed as far as `measure` follows one.
    let axis = try FeelNumbers(of: recording, in: feel, file: path).axis
    return .input(recording, axis)
}

/// The feel that was found, as far as it differs from the built-in one below it.
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
        .usage, "no number of a feel is called \"\(id)\".",
        remedy: "Say --vary with names such as \(FreeNumbers.ids.prefix(3).joined(separator: ", ")); "
            + "'feels show uikit' lists all of them.")
}
