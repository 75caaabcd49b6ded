import ScrollAnalysis
import ScrollPhysics

/// A named feel of the user: a built-in feel with changed numbers, and settings of the stage.
///
/// Its file is a feel (``FeelFile``), which every command accepts.
package struct Preset: Identifiable, Equatable, Sendable {
    /// Unique among all presets, in all windows: the name of its file without the ending. It stays when the preset is
    /// renamed.
    package let id: String
    /// The title.
    package var name: String
    /// A one-sentence description; empty for none.
    package var summary = ""
    /// The name of the built-in feel that it is based on.
    package var base: String
    /// The feel with all numbers.
    package var feel: ScrollFeel
    /// The settings of the stage; nil if the file has none, so that the stage does not change. The appearance belongs
    /// to the window.
    package var stage: StageSettings?

    /// The current tuning as a preset.
    init(id: String, name: String, _ tuning: Tuning) {
        self.id = id
        self.name = name
        base = tuning.base
        feel = tuning.feel
        stage = tuning.stage.withoutAppearance
    }

    /// The preset of a file. `id` is the file's name.
    init(id: String, _ file: FeelFile) {
        let tuning = Tuning(file)
        self.id = id
        name = file.name
        summary = file.summary
        base = tuning.base
        feel = tuning.feel
        stage = file.stage?.withoutAppearance
    }

    /// The preset as a file, with the differences from the built-in feel.
    var file: FeelFile {
        let base = ScrollFeel.named(base) ?? .uikit
        var file = FeelFile(
            name: name, summary: summary, base: base, values: FeelValues(of: feel, differingFrom: base))
        file.stage = stage
        return file
    }
}

extension StageSettings {
    fileprivate var withoutAppearance: StageSettings {
        var settings = self
        settings.appearance = .system
        return settings
    }
}

extension Tuning {
    /// Uses a preset: its feel and its settings of the stage, except the appearance.
    mutating func choose(_ preset: Preset) {
        choose(ScrollFeel.named(preset.base) ?? .uikit)
        feel = preset.feel
        guard var next = preset.stage else { return }
        next.appearance = stage.appearance
        stage = next
    }
}
