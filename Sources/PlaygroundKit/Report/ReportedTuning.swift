import ScrollAnalysis
import ScrollPhysics

/// One of the feels of a report.
final class ReportedTuning: Sendable {
    /// A or B; the name of a single feel.
    let label: String
    /// The name in the file, or of the built-in feel.
    let name: String
    let feel: ScrollFeel
    /// The tuning with the file's settings of the stage.
    let tuning: Tuning
    /// The scenes whose numbers it may contain.
    let scenes: [PlaygroundScene]

    /// The feel or feel file `argument`, as one of `count`, with the numbers of `scenes`. Throws the errors of
    /// ``FeelLibrary/feel(_:)``.
    @MainActor convenience init(
        _ argument: String, side: TuningSide, of count: Int, in scenes: SceneCatalog
    ) throws(PlaygroundError) {
        let file = try FeelLibrary.file(argument, in: scenes)
        self.init(file, side: side, of: count, in: scenes)
    }

    /// `file` as one of `count`.
    @MainActor init(_ file: FeelFile, side: TuningSide, of count: Int, in scenes: SceneCatalog) {
        self.scenes = scenes.all
        feel = file.feel
        let isBuiltIn = ScrollFeel.named(file.name).map { $0 == file.feel } ?? false
        name = (isBuiltIn ? file.feel.title : file.name).shortened(to: Self.longestName)
        tuning = Tuning(file)
        label = count > 1 ? side.rawValue : name
    }

    /// The maximum length of names, in Unicode scalars, so that headings stay short.
    private static let longestName = 60

    /// The name, after the label if that is a letter.
    var title: String { label == name ? name : "\(label): \(name)" }

    /// The title of the built-in feel that it is based on, with the version of the platform.
    var baseTitle: String {
        let base = tuning.baseFeel
        return base.version.map { "\(base.title) (\($0))" } ?? base.title
    }

    /// Returns the tuning for curves.
    func curveTuning(of count: Int) -> CurveTuning {
        CurveTuning(label: label.visible, title: count > 1 ? name.visible : nil, feel: feel)
    }

    /// The differences from the built-in feel that it is based on.
    var changes: [TuningDifference] {
        TuningDifferences(Tuning(feel: tuning.baseFeel), tuning, in: scenes).used(by: [feel])
    }
}

extension TuningDifferences {
    /// Returns the differences without numbers and choices that none of `feels` uses.
    func used(by feels: [ScrollFeel]) -> [TuningDifference] {
        all.filter { difference in
            if let parameter = ScrollFeel.parameter(difference.id) { return feels.contains { $0.uses(parameter) } }
            if let choice = ScrollFeel.choice(difference.id) { return feels.contains { $0.uses(choice) } }
            return true
        }
    }
}
