import ScrollAnalysis
import ScrollPhysics

/// A tuning as one of two that are compared.
extension Tuning {
    /// Which of the two it is; A while there is one alone.
    package var side: TuningSide { other?.side.other ?? .a }

    /// One of the two, without the other; nil where there is none.
    package func on(_ side: TuningSide) -> Tuning? {
        var tuning = self
        tuning.other = nil
        guard side != self.side else { return tuning }
        guard let other else { return nil }
        tuning.take(other)
        return tuning
    }

    /// Has the other one edited, and keeps this one as the other. Where there is none it begins as a copy.
    package mutating func flip() {
        let (present, other) = (OtherTuning(self, as: side), other ?? OtherTuning(self, as: side.other))
        take(other)
        self.other = present
    }

    /// Gives one of the two the numbers of the other one.
    package mutating func copy(from side: TuningSide) {
        if side == self.side { return other = OtherTuning(self, as: side.other) }
        if let other { take(other) }
    }

    /// Exchanges the numbers of the two.
    package mutating func swap() {
        guard let present = other else { return }
        other = OtherTuning(self, as: present.side)
        take(present)
    }

    /// The numbers of one of the two, everything else as it is.
    private mutating func take(_ numbers: OtherTuning) {
        choose(ScrollFeel.named(numbers.base) ?? .uikit)
        feel = numbers.feel
        let appearance = stage.appearance
        stage = numbers.stage
        stage.appearance = appearance
    }
}
