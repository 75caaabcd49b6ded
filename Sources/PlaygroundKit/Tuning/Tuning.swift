import ScrollAnalysis
import ScrollPhysics

/// Everything that a person set in the window: the feel, number by number, the stage, and the feels that were edited before.
///
/// As text it is a feel file (``FeelFile``), so that what was copied from the window is read by `--feel`; each edited feel is a
/// file of its own.
package struct Tuning: Equatable, Sendable {
    /// Name of the built-in feel that the numbers start from.
    package private(set) var base: String
    /// The feel with the numbers as they are now.
    package var feel: ScrollFeel
    /// What was set about the stage.
    package var stage: StageSettings
    /// Feels that were changed and not dropped.
    package var editedFeels = EditedFeels()
    /// What was saved under names.
    package var presets = Presets()
    /// Ids of the numbers that stand above the groups of the inspector, in this order.
    package var pinned: [String] = []
    /// The other one of two tunings that are compared; nil while this one is alone.
    package var other: OtherTuning?

    /// `feel` as it is, and the stage's defaults.
    package init(feel: ScrollFeel = .uikit) {
        base = Self.base(of: feel)
        self.feel = feel
        stage = StageSettings()
    }

    /// The feel that ``isChanged(_:)`` and ``reset(_:)`` compare with.
    package var baseFeel: ScrollFeel { ScrollFeel.named(base) ?? .uikit }

    /// The numbers that differ from the base.
    package var overrides: FeelValues { FeelValues(of: feel, differingFrom: baseFeel) }

    /// Whether a number differs from the base.
    package func isChanged(_ parameter: FeelParameter) -> Bool {
        parameter.value(in: feel) != parameter.value(in: baseFeel)
    }

    /// Gives a number the base's value.
    package mutating func reset(_ parameter: FeelParameter) { parameter.set(parameter.value(in: baseFeel), in: &feel) }

    /// Starts from another built-in feel; every number is then that feel's.
    package mutating func choose(_ feel: ScrollFeel) {
        base = Self.base(of: feel)
        self.feel = feel
    }

    private static func base(of feel: ScrollFeel) -> String {
        ScrollFeel.named(feel.name)?.name ?? ScrollFeel.uikit.name
    }
}

extension Tuning {
    private static let name = "tuned"

    /// The tuning that a feel file describes.
    package init(_ file: FeelFile) {
        self.init(feel: ScrollFeel.named(file.base) ?? .uikit)
        stage = file.stage ?? stage
        feel = file.values.applied(to: baseFeel)
        other = file.other
    }

    /// The tuning as a feel file with only what differs from the base.
    package var file: FeelFile {
        var file = FeelFile(name: Self.name, base: baseFeel, values: overrides)
        file.stage = stage
        return file
    }

    /// What is copied to the clipboard: the text of ``file``.
    package var jsonText: String { file.json }

    /// What is stored for the next start: the same with the other one of two that are compared.
    var storedText: String {
        var file = file
        file.other = other
        return file.json
    }
}
