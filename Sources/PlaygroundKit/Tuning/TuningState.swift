import ScrollAnalysis
import ScrollPhysics

/// The state for undo: the tuning, the presets and edited feels, and which of these is in use.
struct TuningState: Equatable, Sendable {
    private(set) var tuning: Tuning
    /// The id of the current edited feel; nil for an unchanged built-in feel or preset.
    private(set) var editedID: String?
    /// The id of the preset that the tuning is based on; nil for a built-in feel.
    private var presetID: String?

    /// The state of a stored tuning, with the edited feel or preset that it matches.
    init(_ tuning: Tuning) {
        self.tuning = tuning
        adopt(tuning)
    }

    var editedFeels: EditedFeels { tuning.editedFeels }

    var preset: Preset? { tuning.presets.entry(presetID) }

    /// The preset or built-in feel that the tuning is based on.
    var origin: Tuning {
        var origin = tuning
        origin.choose(tuning.baseFeel)
        origin.stage = StageSettings()
        origin.stage.appearance = tuning.stage.appearance
        if let preset { origin.choose(preset) }
        return origin
    }

    /// Adopts a tuning from another source. The edited feel or preset with the same numbers becomes the current one. If
    /// the current preset is unchanged and was changed elsewhere, its new version is used.
    mutating func adopt(_ next: Tuning) {
        let old = preset
        let wasUnchanged = tuning.feel == old?.feel && next.feel == old?.feel
        tuning = next
        if wasUnchanged, let preset, preset != old { return choose(preset) }
        let same = editedFeels.entries.filter { $0.base == next.base && $0.feel == next.feel }
        editedID = same.first { $0.id == editedID }?.id ?? same.first?.id
        if let entry = editedFeels.entry(editedID) { return presetID = entry.presetID }
        let presets = next.presets.entries.filter { $0.base == next.base && $0.feel == next.feel }
        if next.feel == next.baseFeel {
            presetID = presets.first { $0.id == presetID }?.id
        } else {
            let retained = preset?.base == next.base ? presetID : nil
            presetID = presets.first { $0.id == presetID }?.id ?? presets.first?.id ?? retained
        }
        keepEdits()
    }

    /// Adopts the edited feels and presets of another source, except those that changed here since `base`.
    mutating func adopt(_ news: Tuning, since base: Tuning) {
        tuning.editedFeels = editedFeels.merged(with: news.editedFeels, since: base.editedFeels)
        tuning.presets = tuning.presets.merged(with: news.presets, since: base.presets)
    }

    /// Applies changed numbers.
    mutating func tune(_ next: Tuning) {
        if next.base != tuning.base { (presetID, editedID) = (nil, nil) }
        tuning = next
        keepEdits()
    }

    mutating func choose(_ feel: ScrollFeel) {
        tuning.choose(feel)
        (presetID, editedID) = (nil, nil)
        keepEdits()
    }

    mutating func choose(_ entry: EditedFeels.Entry) {
        guard let base = ScrollFeel.named(entry.base) else { return }
        tuning.choose(base)
        tuning.feel = entry.feel
        editedID = entry.id
        presetID = tuning.presets.entry(entry.presetID)?.id
    }

    mutating func choose(_ preset: Preset) {
        tuning.choose(preset)
        (presetID, editedID) = (preset.id, nil)
    }

    /// Drops an edited feel. If it is the current one, its base replaces it.
    mutating func drop(_ entry: EditedFeels.Entry) {
        if entry.id == editedID {
            if let preset { choose(preset) } else { choose(tuning.baseFeel) }
        }
        tuning.editedFeels.drop(entry.id)
    }

    /// Changes the two compared tunings or which of them is edited. The edited feel with the resulting numbers becomes
    /// the current one.
    mutating func compare(_ change: (inout Tuning) -> Void) {
        var next = tuning
        change(&next)
        adopt(next)
    }

    /// Changes the numbers of one of the two, whether it is edited or not.
    mutating func tune(_ side: TuningSide, _ change: (inout Tuning) -> Void) {
        guard side != tuning.side else {
            var next = tuning
            change(&next)
            return tune(next)
        }
        guard tuning.other != nil else { return }
        compare {
            $0.flip()
            change(&$0)
            $0.flip()
        }
    }

    /// Updates the edited feel of the tuning. A feel without remaining changes is dropped, unless the other of two
    /// tunings has the same edited feel.
    private mutating func keepEdits() {
        let own = isOthersAlone(editedID) ? nil : editedID
        guard tuning.feel == preset?.feel ?? tuning.baseFeel else {
            return editedID = tuning.editedFeels.keep(tuning, as: own, ofPreset: preset?.id)
        }
        tuning.editedFeels.drop(own)
        editedID = nil
    }

    /// Returns whether an edited feel is the only one with the numbers of the other tuning.
    private func isOthersAlone(_ id: String?) -> Bool {
        guard let other = tuning.other else { return false }
        return editedFeels.entries.filter { $0.base == other.base && $0.feel == other.feel }.map(\.id) == [id]
    }
}

extension TuningState {
    /// Saves the tuning to the current preset.
    mutating func save() {
        guard let preset else { return }
        var saved = Preset(id: preset.id, name: preset.name, tuning)
        saved.summary = preset.summary
        take(saved)
    }

    /// Saves the tuning as a new preset.
    mutating func save(as name: String) {
        take(Preset(id: tuning.presets.unusedID(for: name), name: name, tuning))
    }

    /// Uses a feel from another source without a preset. If it has no settings of the stage, those stay.
    mutating func begin(_ file: FeelFile) {
        let pasted = Tuning(file)
        tuning.choose(pasted.baseFeel)
        tuning.feel = pasted.feel
        if var stage = file.stage {
            stage.appearance = tuning.stage.appearance
            tuning.stage = stage
        }
        (presetID, editedID) = (nil, nil)
        keepEdits()
    }

    /// Creates a preset from the current built-in feel and the current stage.
    mutating func begin(as name: String) {
        var fresh = tuning
        fresh.choose(tuning.baseFeel)
        let preset = Preset(id: tuning.presets.unusedID(for: name), name: name, fresh)
        tuning.presets.put(preset)
        choose(preset)
    }

    mutating func rename(to name: String) {
        guard var preset else { return }
        preset.name = name
        tuning.presets.put(preset)
    }

    /// Deletes a preset. The tuning stays. Edited feels based on the preset also stay, under its id.
    mutating func delete(_ preset: Preset) {
        tuning.presets.remove(preset.id)
        guard presetID == preset.id else { return }
        tuning.editedFeels.drop(editedID)
        (presetID, editedID) = (nil, nil)
        keepEdits()
    }

    /// Turns the edited feel into the preset.
    private mutating func take(_ preset: Preset) {
        tuning.presets.put(preset)
        tuning.editedFeels.drop(editedID)
        (presetID, editedID) = (preset.id, nil)
    }
}
