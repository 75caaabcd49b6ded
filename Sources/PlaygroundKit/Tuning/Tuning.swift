import ScrollAnalysis
import ScrollPhysics

/// The window's settings: the feel with all numbers, the stage, and the edited feels.
///
/// Its text is a feel file (``FeelFile``), so `--feel` accepts the text that the window copies. Each edited feel has a
/// file of its own.
package struct Tuning: Equatable, Sendable {
    /// The name of the built-in feel that the tuning is based on.
    package private(set) var base: String
    /// The feel with its current numbers.
    package var feel: ScrollFeel
    /// The settings of the stage.
    package var stage: StageSettings
    /// The edited feels that were not dropped.
    package var editedFeels = EditedFeels()
    /// The saved presets.
    package var presets = Presets()
    /// The ids of the numbers that are pinned above the groups of the inspector, in this order.
    package var pinned: [String] = []
    /// The other of two compared tunings; nil if there is only one.
    package var other: OtherTuning?

    /// The feel `feel`, with the stage's defaults.
    package init(feel: ScrollFeel = .uikit) {
        base = Self.base(of: feel)
        self.feel = feel
        stage = StageSettings()
    }

    /// The feel that ``isChanged(_:)`` and ``reset(_:)`` compare with.
    package var baseFeel: ScrollFeel { ScrollFeel.named(base) ?? .uikit }

    /// The values that differ from the base.
    package var overrides: FeelValues { FeelValues(of: feel, differingFrom: baseFeel) }

    /// Returns whether a number differs from the base.
    package func isChanged(_ parameter: FeelParameter) -> Bool {
        parameter.value(in: feel) != parameter.value(in: baseFeel)
    }

    /// Resets a number to the base's value.
    package mutating func reset(_ parameter: FeelParameter) { parameter.set(parameter.value(in: baseFeel), in: &feel) }

    /// Starts from another built-in feel, with all its numbers.
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

    /// The tuning as a feel file, with only the differences from the base.
    package var file: FeelFile {
        var file = FeelFile(name: Self.name, base: baseFeel, values: overrides)
        file.stage = stage
        return file
    }

    /// The text for the clipboard, which is that of ``file``.
    package var jsonText: String { file.json }

    /// The text that is stored for the next start, which includes the other of two compared tunings.
    var storedText: String {
        var file = file
        file.other = other
        return file.json
    }
}
