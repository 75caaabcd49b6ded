import ScrollAnalysis
import ScrollPhysics

/// A row of the list of feels: a preset, a built-in feel, or an edited one.
indirect enum FeelItem: Identifiable, Equatable {
    case builtIn(ScrollFeel)
    case preset(Preset)
    case edited(EditedFeels.Entry)

    var id: String {
        switch self {
        case .builtIn(let feel): feel.name
        case .preset(let preset): "preset \(preset.id)"
        case .edited(let entry): "edited \(entry.id)"
        }
    }
}

extension PlaygroundModel {
    /// The presets and then the built-in feels, each followed by its edited versions. Edited versions of deleted
    /// presets come last.
    var feelItems: [FeelItem] {
        let presets = tuning.presets.entries.flatMap { preset in
            [FeelItem.preset(preset)] + editedFeels.entries(ofPreset: preset.id).map { .edited($0) }
        }
        let builtIn = ScrollFeel.builtIn.flatMap { feel in
            [FeelItem.builtIn(feel)] + editedFeels.entries(of: feel.name).map { .edited($0) }
        }
        let others = editedFeels.entries.filter { $0.presetID != nil && tuning.presets.entry($0.presetID) == nil }
        return presets + builtIn + others.map { .edited($0) }
    }

    /// The row of the current feel.
    var feelItem: FeelItem {
        editedFeel.map { .edited($0) } ?? preset.map { .preset($0) } ?? .builtIn(tuning.baseFeel)
    }

    func choose(_ item: FeelItem) {
        switch item {
        case .builtIn(let feel): choose(feel)
        case .preset(let preset): choose(preset)
        case .edited(let entry): choose(entry)
        }
    }

    func title(of item: FeelItem) -> String {
        switch item {
        case .builtIn(let feel): feel.title
        case .preset(let preset): preset.name
        case .edited(let entry): editedFeels.title(of: entry, preset: tuning.presets.entry(entry.presetID))
        }
    }

    /// Returns a one-sentence description of the feel.
    func summary(of item: FeelItem) -> String {
        switch item {
        case .builtIn(let feel): return feel.summary
        case .preset(let preset):
            let changes = changes(of: preset.feel, since: ScrollFeel.named(preset.base))
            let base = ScrollFeel.named(preset.base)?.title ?? preset.base
            let origin = "Preset from \(base)" + (changes.isEmpty ? "" : ": " + changes)
            return preset.summary.isEmpty ? origin : preset.summary
        case .edited(let entry):
            let preset = tuning.presets.entry(entry.presetID)
            return changes(of: entry.feel, since: preset?.feel ?? ScrollFeel.named(entry.base))
        }
    }

    private func changes(of feel: ScrollFeel, since base: ScrollFeel?) -> String {
        guard let base else { return "" }
        let changed = ScrollFeel.parameters.filter { $0.value(in: feel) != $0.value(in: base) }
        let names = changed.prefix(3).map(\.title).joined(separator: ", ")
        return changed.count > 3 ? "\(names) and \(changed.count - 3) more" : names
    }
}
