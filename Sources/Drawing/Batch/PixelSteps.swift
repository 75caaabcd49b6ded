/// The pixels that an interval of an axis covers: one in part, a run of whole pixels, one in part.
struct PixelSteps {
    struct Step {
        var start: Double
        var end: Double
        /// 0...1.
        var coverage: Double
    }

    let low: Step
    let core: Step
    let high: Step

    /// Both in pixels; `end` is greater than `start`.
    init(from start: Double, to end: Double) {
        let inner = start.rounded(.up)
        let outer = end.rounded(.down)
        let first = start.rounded(.down)
        let last = end.rounded(.up)
        guard inner <= outer else {
            low = Step(start: first, end: last, coverage: end - start)
            core = Step(start: last, end: last, coverage: 1)
            high = core
            return
        }
        low = Step(start: first, end: inner, coverage: inner - start)
        core = Step(start: inner, end: outer, coverage: 1)
        high = Step(start: outer, end: last, coverage: end - outer)
    }
}
