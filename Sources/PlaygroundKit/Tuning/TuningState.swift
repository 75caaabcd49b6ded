import ScrollAnalysis
import ScrollPhysics

/// The state for undo: the tuning, the presets and edited feels, and which of these is in use on each side.
///
/// Each of two compared tunings knows its own preset, since a preset of one of them may have the numbers of the other
/// one by chance.
struct TuningState: Equatable, Sendable {
    private(set) var tuning: Tuning
    /// The measured curve and its release at a fit, which belong to the fitted numbers; nil before the first one.
    var measured: MeasuredModel.State?
    private var sources: [TuningSide: TuningSource] = [:]

    /// The state of a stored tuning, with the edited feels or presets that its sides match.
    init(_ tuning: Tuning) {
        self.tuning = tuning
        adopt(tuning)
    }

    /// The id of the current edited feel; nil for an unchanged built-in feel or preset.
    private(set) var editedID: String? {
        get { source.editedID }
        set { source.editedID = newValue }
    }

    /// The id of the preset that the tuning is based on; nil for a built-in feel.
    private var presetID: String? { source.presetID }

    private var source: TuningSource {
        get { sources[tuning.side] ?? TuningSource() }
        set { sources[tuning.side] = newValue }
    }

    var editedFeels: EditedFeels { tuning.editedFeels }

    var preset: Preset? { tuning.presets.entry(presetID) }

    /// Returns the edited feel of one of the two; nil for an unchanged one.
    func editedFeel(of side: TuningSide) -> EditedFeels.Entry? { editedFeels.entry(sources[side]?.editedID) }

    /// Returns the preset that one of the two is based on; nil for a built-in feel.
    func preset(of side: TuningSide) -> Preset? { tuning.presets.entry(sources[side]?.presetID) }

    /// The preset or built-in feel that the tuning is based on.
    var origin: Tuning {
        var origin = tuning
        origin.choose(tuning.baseFeel)
        origin.stage = StageSettings()
        origin.stage.appearance = tuning.stage.appearance
        if let preset { origin.choose(preset) }
        return origin
    }

    /// Adopts a tuning from another source. Sides keep their edited feel or preset if it still has their numbers; else
    /// the one with the same numbers becomes the current one. If the current preset is unchanged and was changed
    /// elsewhere, its new version is used.
    mutating func adopt(_ next: Tuning) {
        let old = preset(of: next.side)
        let wasUnchanged = tuning.on(next.side)?.feel == old?.feel && next.feel == old?.feel
        tuning = next
        recognize(next.side.other)
        if wasUnchanged, let preset, preset != old { return choose(preset) }
        recognize(next.side)
        keepEdits()
    }

    /// Finds the edited feel or preset with the numbers of a side, unless its own one has them.
    private mutating func recognize(_ side: TuningSide) {
        guard let numbers = tuning.on(side) else { return sources[side] = nil }
        let source = sources[side]
        if let source, isUpToDate(source, on: side) { return }
        // Unchanged numbers of a built-in feel are that feel. An edited feel with the same numbers, such as a preset
        // that was reset, may belong to another preset, which saving would overwrite.
        let presets = numbers.presets.entries.filter { $0.base == numbers.base && $0.feel == numbers.feel }
        let own = presets.first { $0.id == source?.presetID }?.id
        if numbers.feel == numbers.baseFeel { return sources[side] = TuningSource(presetID: own) }
        let entry = numbers.editedFeels.entries.first { $0.base == numbers.base && $0.feel == numbers.feel }
        if let entry { return sources[side] = TuningSource(presetID: entry.presetID, editedID: entry.id) }
        let retained = preset(of: side)?.base == numbers.base ? source?.presetID : nil
        sources[side] = TuningSource(presetID: own ?? presets.first?.id ?? retained)
    }

    /// Returns whether a source still has the numbers of a side.
    private func isUpToDate(_ source: TuningSource, on side: TuningSide) -> Bool {
        guard let numbers = tuning.on(side) else { return false }
        if source.editedID != nil {
            guard let entry = editedFeels.entry(source.editedID) else { return false }
            return entry.base == numbers.base && entry.feel == numbers.feel
        }
        guard source.presetID != nil else { return numbers.feel == numbers.baseFeel }
        guard let preset = tuning.presets.entry(source.presetID) else { return false }
        return preset.base == numbers.base && preset.feel == numbers.feel
    }

    /// Adopts the edited feels and presets of another source, except those that changed here since `base`.
    mutating func adopt(_ news: Tuning, since base: Tuning) {
        tuning.editedFeels = editedFeels.merged(with: news.editedFeels, since: base.editedFeels)
        tuning.presets = tuning.presets.merged(with: news.presets, since: base.presets)
    }

    /// Applies changed numbers.
    mutating func tune(_ next: Tuning) {
        guard next.side == tuning.side else { return adopt(next) }
        if next.base != tuning.base { source = TuningSource() }
        let isOtherNew = next.other != tuning.other
        tuning = next
        if isOtherNew { recognize(tuning.side.other) }
        keepEdits()
    }

    mutating func choose(_ feel: ScrollFeel) {
        tuning.choose(feel)
        source = TuningSource()
        keepEdits()
    }

    mutating func choose(_ entry: EditedFeels.Entry) {
        guard let base = ScrollFeel.named(entry.base) else { return }
        tuning.choose(base)
        tuning.feel = entry.feel
        source = TuningSource(presetID: tuning.presets.entry(entry.presetID)?.id, editedID: entry.id)
    }

    mutating func choose(_ preset: Preset) {
        tuning.choose(preset)
        source = TuningSource(presetID: preset.id)
    }

    /// Drops an edited feel. If it is the current one, its base replaces it.
    mutating func drop(_ entry: EditedFeels.Entry) {
        if entry.id == editedID {
            if let preset { choose(preset) } else { choose(tuning.baseFeel) }
        }
        discard(entry.id)
    }

    /// Changes the numbers of one of the two, whether it is edited or not.
    mutating func tune(_ side: TuningSide, _ change: (inout Tuning) -> Void) {
        guard side == tuning.side || tuning.other != nil else { return }
        let isOther = side != tuning.side
        if isOther { flip() }
        var next = tuning
        change(&next)
        tune(next)
        if isOther { flip() }
    }

    /// Updates the edited feel of the tuning. A feel without remaining changes is dropped. An edited feel that the
    /// other of two tunings uses stays as it is.
    private mutating func keepEdits() {
        if isUpToDate(source, on: tuning.side) { return }
        let own = isShared(editedID) ? nil : editedID
        guard tuning.feel == preset?.feel ?? tuning.baseFeel else {
            return editedID = tuning.editedFeels.keep(tuning, as: own, ofPreset: preset?.id)
        }
        discard(own)
        editedID = nil
    }

    /// Returns whether the other tuning uses this edited feel.
    private func isShared(_ id: String?) -> Bool {
        guard let id, tuning.other != nil, let other = sources[tuning.side.other] else { return false }
        return other.editedID == id && isUpToDate(other, on: tuning.side.other)
    }

    /// Removes an edited feel. Sides that used it keep their numbers.
    private mutating func discard(_ id: String?) {
        guard let id else { return }
        tuning.editedFeels.drop(id)
        for side in TuningSide.allCases where sources[side]?.editedID == id { sources[side]?.editedID = nil }
    }
}

/// Two compared tunings.
extension TuningState {
    /// Switches to the other tuning. Creates it as a copy if there is none.
    mutating func flip() {
        if tuning.other == nil { sources[tuning.side.other] = source }
        tuning.flip()
        // Its edited feel may have been dropped, or its preset changed, while the other one was edited.
        keepEdits()
    }

    /// Copies one of the two to the other.
    mutating func copy(from side: TuningSide) {
        guard side == tuning.side || tuning.other != nil else { return }
        tuning.copy(from: side)
        sources[side.other] = sources[side]
        keepEdits()
    }

    /// Exchanges the two.
    mutating func swap() {
        guard tuning.other != nil else { return }
        tuning.swap()
        (sources[.a], sources[.b]) = (sources[.b], sources[.a])
        keepEdits()
    }

    /// Removes the tuning that is not edited. The remaining one is A.
    mutating func endComparison() {
        let remaining = source
        tuning.other = nil
        sources = [tuning.side: remaining]
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
        source = TuningSource()
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
        let isCurrent = presetID == preset.id
        // A later preset may get the same id.
        for side in TuningSide.allCases where sources[side]?.presetID == preset.id { sources[side]?.presetID = nil }
        guard isCurrent else { return }
        discard(editedID)
        keepEdits()
    }

    /// Turns the edited feel into the preset. The other of two tunings follows if it has the same edit of this preset;
    /// else it keeps its edited feel.
    private mutating func take(_ preset: Preset) {
        tuning.presets.put(preset)
        if !isShared(editedID) || presetID == preset.id { discard(editedID) }
        source = TuningSource(presetID: preset.id)
    }
}

/// What the numbers of one of two compared tunings were chosen from.
private struct TuningSource: Equatable, Sendable {
    /// The id of the preset; nil for a built-in feel.
    var presetID: String?
    /// The id of the edited feel; nil for an unchanged built-in feel or preset.
    var editedID: String?
}
