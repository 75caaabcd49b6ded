import ScrollAnalysis
import ScrollPhysics

/// One of the feels of a report.
final class ReportedTuning: Sendable {
    /// A or B; its name where it is alone.
    let label: String
    /// What its file, or the program, calls it.
    let name: String
    let feel: ScrollFeel
    /// With what a file says of the stage.
    let tuning: Tuning
    /// Whose numbers it may have.
    let scenes: [PlaygroundScene]

    /// The feel called `argument`, or that in a file, as one of `count`, with the numbers of `scenes`. Throws as
    /// ``FeelLibrary/feel(_:)`` does.
    @MainActor convenience init(
        _ argument: String, side: TuningSide, of count: Int, in scenes: SceneCatalog
    ) throws(PlaygroundError) {
        let file = try FeelLibrary.file(argument).checked(by: scenes, file: argument)
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

    /// Code points; a heading has no room for more.
    private static let longestName = 60

    /// With its name where the label is a letter.
    var title: String { label == name ? name : "\(label): \(name)" }

    /// The built-in feel that it begins with, and the version of the platform that it is of.
    var baseTitle: String {
        let base = tuning.baseFeel
        return base.version.map { "\(base.title) (\($0))" } ?? base.title
    }

    /// For the curves.
    func curveTuning(of count: Int) -> CurveTuning {
        CurveTuning(label: label.visible, title: count > 1 ? name.visible : nil, feel: feel)
    }

    /// What it has otherwise than the built-in feel that it begins with.
    var changes: [TuningDifference] {
        TuningDifferences(Tuning(feel: tuning.baseFeel), tuning, in: scenes).used(by: [feel])
    }
}

extension TuningDifferences {
    /// Without numbers and choices that none of `feels` uses as it is.
    func used(by feels: [ScrollFeel]) -> [TuningDifference] {
        all.filter { difference in
            if let parameter = ScrollFeel.parameter(difference.id) { return feels.contains { $0.uses(parameter) } }
            if let choice = ScrollFeel.choice(difference.id) { return feels.contains { $0.uses(choice) } }
            return true
        }
    }
}
