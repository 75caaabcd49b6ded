import ScrollAnalysis
import ScrollPhysics

/// A feel that somebody saved under a name: a built-in one with numbers of its own, and how the stage was set.
///
/// As a file it is a feel (``FeelFile``), which every command takes.
package struct Preset: Identifiable, Equatable, Sendable {
    /// Its own among all presets, in all windows: the name of its file without its ending. It stays when the preset is renamed.
    package let id: String
    /// What people call it.
    package var name: String
    /// One sentence for people; empty for none.
    package var summary = ""
    /// Name of the built-in feel that it began as.
    package var base: String
    /// With all its numbers.
    package var feel: ScrollFeel
    /// How the stage was set; nil where the file says nothing of it, and the stage stays as it is. Light or dark is the window's.
    package var stage: StageSettings?

    /// What is tuned, under a name.
    init(id: String, name: String, _ tuning: Tuning) {
        self.id = id
        self.name = name
        base = tuning.base
        feel = tuning.feel
        stage = tuning.stage.withoutAppearance
    }

    /// What a file says; `id` is its name.
    init(id: String, _ file: FeelFile) {
        let tuning = Tuning(file)
        self.id = id
        name = file.name
        summary = file.summary
        base = tuning.base
        feel = tuning.feel
        stage = file.stage?.withoutAppearance
    }

    /// The preset as a file, with what differs from the built-in feel.
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
    /// Goes on with a preset: its feel, and how it has the stage. Light or dark stays as it is.
    mutating func choose(_ preset: Preset) {
        choose(ScrollFeel.named(preset.base) ?? .uikit)
        feel = preset.feel
        guard var next = preset.stage else { return }
        next.appearance = stage.appearance
        stage = next
    }
}
