import ScrollAnalysis

extension OtherTuning {
    /// The values of `tuning`.
    init(_ tuning: Tuning, as side: TuningSide) {
        self.init(side: side, base: tuning.base, feel: tuning.feel, stage: tuning.stage)
    }
}
