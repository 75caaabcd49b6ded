import ScrollPhysics

/// What `fit` was asked.
public struct FitOptions: Equatable, Sendable {
    /// Path of the curve.
    public var curve: String
    /// Name or path of a feel; nil for all built-in ones.
    public var feel: String?
    /// Ids of the numbers to search for; none for those that the curve tells of.
    public var vary: [String] = []
    /// Pixels of the curve a point.
    public var pixelsPerPoint = 1.0
    /// Path of a feel file to write; nil for none.
    public var output: String?
    /// How it is printed.
    public var format = FitFormat.table

    /// All feels, with the numbers that the curve tells of.
    public init(curve: String) { self.curve = curve }
}

/// Prints which feel made a curve, and with which numbers. Throws ``PlaygroundError`` and ``OutputClosed``.
public func runFit(_ options: FitOptions) throws {
    var files = OutputFiles()
    if let output = options.output { files.outputs.append(OutputFiles.File(name: "--out", path: output)) }
    files.inputs.append(OutputFiles.File(name: "the curve", path: options.curve))
    if let feel = options.feel, ScrollFeel.named(feel) == nil {
        files.inputs.append(OutputFiles.File(name: "--feel", path: feel))
    }
    try files.check()
    let start = try options.feel.map { try FeelLibrary.file($0) }
    let vary = options.vary.isEmpty ? nil : try options.vary.map(parameter)
    let curve = try FreeCurve(
        CurveFile(contentsOf: options.curve), scale: options.pixelsPerPoint, name: options.curve)
    let ranking = FeelRanking(start.map { [$0.feel] } ?? ScrollFeel.builtIn, varying: vary, to: curve)
    var output = OutputStream()
    try output.write(FitReport(ranking).text(options.format))
    try output.flush()
    if let path = options.output, let best = ranking.entries.first?.best {
        try Files.write(Array(fittedFile(best, from: start).json.utf8), to: path)
    }
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
