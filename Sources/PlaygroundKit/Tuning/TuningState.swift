import ScrollAnalysis
import ScrollPhysics

/// What can be done and undone about the tuning: the numbers, the presets and edited feels, and which of these is in use.
struct TuningState: Equatable, Sendable {
    private(set) var tuning: Tuning
    /// The edited feel that the tuning is; nil while it is a built-in one or a preset without a change.
    private(set) var editedID: String?
    /// The preset that the tuning began as; nil for a built-in feel.
    private var presetID: String?

    /// Takes a kept tuning up, which goes on with the edited feel or preset that it was.
    init(_ tuning: Tuning) {
        self.tuning = tuning
        adopt(tuning)
    }

    var editedFeels: EditedFeels { tuning.editedFeels }

    var preset: Preset? { tuning.presets.entry(presetID) }

    /// The tuning as the preset or built-in feel has it that it began as.
    var origin: Tuning {
        var origin = tuning
        origin.choose(tuning.baseFeel)
        origin.stage = StageSettings()
        origin.stage.appearance = tuning.stage.appearance
        if let preset { origin.choose(preset) }
        return origin
    }

    /// Takes a tuning over that was made elsewhere. What is in use is the edited feel, or preset, with the same numbers; a preset
    /// that was changed elsewhere, while it was used as it is, is used as it is now.
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

    /// Takes over which edited feels and presets there are, those aside that it changed itself since `base`.
    mutating func adopt(_ news: Tuning, since base: Tuning) {
        tuning.editedFeels = editedFeels.merged(with: news.editedFeels, since: base.editedFeels)
        tuning.presets = tuning.presets.merged(with: news.presets, since: base.presets)
    }

    /// Takes changed numbers over.
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

    /// Forgets an edited feel. If it is the one in use, what it began as takes its place.
    mutating func drop(_ entry: EditedFeels.Entry) {
        if entry.id == editedID {
            if let preset { choose(preset) } else { choose(tuning.baseFeel) }
        }
        tuning.editedFeels.drop(entry.id)
    }

    /// Changes which two tunings are compared and which of them is edited; the edited feel in use is then the one with its
    /// numbers.
    mutating func compare(_ change: (inout Tuning) -> Void) {
        var next = tuning
        change(&next)
        adopt(next)
    }

    /// Changes the numbers of one of the two, whichever of them is edited.
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

    /// A feel whose last change was taken back is no edited one any more. One that the other of two tunings has too stays
    /// that one's.
    private mutating func keepEdits() {
        let own = isOthersAlone(editedID) ? nil : editedID
        guard tuning.feel == preset?.feel ?? tuning.baseFeel else {
            return editedID = tuning.editedFeels.keep(tuning, as: own, ofPreset: preset?.id)
        }
        tuning.editedFeels.drop(own)
        editedID = nil
    }

    /// An edited feel is the only one with the numbers of the other tuning.
    private func isOthersAlone(_ id: String?) -> Bool {
        guard let other = tuning.other else { return false }
        return editedFeels.entries.filter { $0.base == other.base && $0.feel == other.feel }.map(\.id) == [id]
    }
}

extension TuningState {
    /// Brings what is tuned into the preset in use.
    mutating func save() {
        guard let preset else { return }
        var saved = Preset(id: preset.id, name: preset.name, tuning)
        saved.summary = preset.summary
        take(saved)
    }

    /// Makes a preset of what is tuned.
    mutating func save(as name: String) {
        take(Preset(id: tuning.presets.unusedID(for: name), name: name, tuning))
    }

    /// Goes on with a feel from elsewhere, which is no preset; the stage stays where nothing is said of it.
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

    /// Makes a preset of the built-in feel in use, and of the stage as it is.
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

    /// What is tuned stays. What was edited of other presets stays as well, under the id of this one.
    mutating func delete(_ preset: Preset) {
        tuning.presets.remove(preset.id)
        guard presetID == preset.id else { return }
        tuning.editedFeels.drop(editedID)
        (presetID, editedID) = (nil, nil)
        keepEdits()
    }

    /// The edited feel is the preset now.
    private mutating func take(_ preset: Preset) {
        tuning.presets.put(preset)
        tuning.editedFeels.drop(editedID)
        (presetID, editedID) = (preset.id, nil)
    }
}
