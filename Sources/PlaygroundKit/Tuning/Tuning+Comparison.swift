import ScrollAnalysis
import ScrollPhysics

/// A tuning as one of two that are compared.
extension Tuning {
    /// The side of this tuning; A while there is only one.
    package var side: TuningSide { other?.side.other ?? .a }

    /// Returns one of the two, without the other; nil if there is none.
    package func on(_ side: TuningSide) -> Tuning? {
        var tuning = self
        tuning.other = nil
        guard side != self.side else { return tuning }
        guard let other else { return nil }
        tuning.take(other)
        return tuning
    }

    /// Switches to the other tuning. Creates it as a copy if there is none.
    package mutating func flip() {
        let (present, other) = (OtherTuning(self, as: side), other ?? OtherTuning(self, as: side.other))
        take(other)
        self.other = present
    }

    /// Copies one of the two to the other.
    package mutating func copy(from side: TuningSide) {
        if side == self.side { return other = OtherTuning(self, as: side.other) }
        if let other { take(other) }
    }

    /// Exchanges the two.
    package mutating func swap() {
        guard let present = other else { return }
        other = OtherTuning(self, as: present.side)
        take(present)
    }

    /// Takes the values of one of the two, and keeps everything else.
    private mutating func take(_ numbers: OtherTuning) {
        choose(ScrollFeel.named(numbers.base) ?? .uikit)
        feel = numbers.feel
        let appearance = stage.appearance
        stage = numbers.stage
        stage.appearance = appearance
    }
}
