/// The part of the time that a plot shows, in seconds.
struct PlotRange: Equatable, Sendable {
    /// The whole range.
    let whole: ClosedRange<Double>
    /// The shown range.
    private(set) var shown: ClosedRange<Double>

    /// The smallest shown length, which is less than a frame of any display.
    static let least = 0.002

    /// Shows the whole range.
    init(whole: ClosedRange<Double>) {
        self.whole = whole
        shown = whole
    }

    /// Shows a part, clamped to the whole range.
    init(whole: ClosedRange<Double>, shown: ClosedRange<Double>?) {
        self.init(whole: whole)
        if let shown { show(from: shown.lowerBound, length: shown.upperBound - shown.lowerBound) }
    }

    var length: Double { shown.upperBound - shown.lowerBound }
    var isWhole: Bool { shown == whole }

    /// Shows more (`factor` above 1) or less. The position of `time` stays, as far as the ends allow.
    mutating func zoom(by factor: Double, about time: Double) {
        guard factor.isFinite, factor > 0, length > 0 else { return }
        let next = min(max(length * factor, Self.least), wholeLength)
        let share = (time - shown.lowerBound) / length
        show(from: time - share * next, length: next)
    }

    /// Moves by so many seconds, up to the ends.
    mutating func pan(by seconds: Double) {
        guard seconds.isFinite else { return }
        show(from: shown.lowerBound + seconds, length: length)
    }

    /// Moves by the smallest distance that shows `time`.
    mutating func reveal(_ time: Double) {
        if time < shown.lowerBound { show(from: time, length: length) }
        if time > shown.upperBound { show(from: time - length, length: length) }
    }

    private var wholeLength: Double { whole.upperBound - whole.lowerBound }

    private mutating func show(from start: Double, length: Double) {
        let length = min(max(length, min(Self.least, wholeLength)), wholeLength)
        let start = min(max(start, whole.lowerBound), whole.upperBound - length)
        shown = length == wholeLength ? whole : start...start + length
    }
}
