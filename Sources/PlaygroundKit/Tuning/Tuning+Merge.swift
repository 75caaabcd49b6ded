import ScrollAnalysis
import ScrollPhysics

extension Tuning {
    /// Merges two windows' changes to `base`. A number or choice that only one side changed is as on that side; one
    /// that both changed is as in `self`.
    ///
    /// If the two are based on different built-in feels, that of `self` is used with its numbers, since they cannot be
    /// mixed. Of two compared tunings, each is merged with the one of the same side, independent of which one the
    /// windows edit. The edited side is the one that a window switched to.
    /// Complexity: O(parameters and choices).
    func merged(with theirs: Tuning, since base: Tuning) -> Tuning {
        let side = self.side == base.side ? theirs.side : self.side
        let edited = merged(with: theirs, since: base, on: side)
        let other = merged(with: theirs, since: base, on: side.other)
        var merged = edited ?? other ?? self
        if edited != nil { merged.other = other.map { OtherTuning($0, as: side.other) } }
        merged.editedFeels = editedFeels.merged(with: theirs.editedFeels, since: base.editedFeels)
        merged.presets = presets.merged(with: theirs.presets, since: base.presets)
        merged.pinned = pinned == base.pinned ? theirs.pinned : pinned
        return merged
    }

    /// Merges one of two compared tunings; nil if there is none, or if one window removed it and the other one did not
    /// change it.
    private func merged(with theirs: Tuning, since base: Tuning, on side: TuningSide) -> Tuning? {
        let (ours, theirs, base) = (on(side), theirs.on(side), base.on(side))
        if let ours, let theirs { return ours.mergedNumbers(with: theirs, since: base ?? theirs) }
        guard let base else { return ours ?? theirs }
        return [ours, theirs].compactMap { $0 }.first { !$0.hasNumbers(of: base) }
    }

    private func hasNumbers(of tuning: Tuning) -> Bool {
        OtherTuning(self, as: .a) == OtherTuning(tuning, as: .a)
    }

    private func mergedNumbers(with theirs: Tuning, since base: Tuning) -> Tuning {
        var merged = self
        if theirs.base == self.base || theirs.base == base.base {
            merged.feel = feel.merged(with: theirs.feel, since: base.feel)
        } else if self.base == base.base {
            merged = Tuning(feel: theirs.baseFeel)
            merged.feel = Self.feel(theirs.feel, taking: feel, whereItDiffersFrom: base.feel)
        }
        merged.stage = stage.merged(with: theirs.stage, since: base.stage)
        return merged
    }

    private static func feel(
        _ feel: ScrollFeel, taking other: ScrollFeel, whereItDiffersFrom base: ScrollFeel
    ) -> ScrollFeel {
        FeelValues(of: other, differingFrom: base).applied(to: feel)
    }
}

extension ScrollFeel {
    /// Merges the changes of `theirs` since `base` to numbers that this feel did not change.
    func merged(with theirs: ScrollFeel, since base: ScrollFeel) -> ScrollFeel {
        var merged = self
        for parameter in Self.parameters where parameter.value(in: self) == parameter.value(in: base) {
            parameter.set(parameter.value(in: theirs), in: &merged)
        }
        for choice in Self.choices where choice.value(in: self) == choice.value(in: base) {
            _ = choice.set(choice.value(in: theirs), in: &merged)
        }
        return merged
    }
}

extension StageSettings {
    /// Merges the settings of the stage in the same manner.
    func merged(with theirs: StageSettings, since base: StageSettings) -> StageSettings {
        var merged = self
        if snapBehavior == base.snapBehavior { merged.snapBehavior = theirs.snapBehavior }
        if snapLimit == base.snapLimit { merged.snapLimit = theirs.snapLimit }
        if appearance == base.appearance { merged.appearance = theirs.appearance }
        for parameter in StageParameter.all where parameter.value(in: self) == parameter.value(in: base) {
            parameter.set(parameter.value(in: theirs), in: &merged)
        }
        merged.sceneValues = sceneValues.merged(with: theirs.sceneValues, since: base.sceneValues)
        return merged
    }
}
