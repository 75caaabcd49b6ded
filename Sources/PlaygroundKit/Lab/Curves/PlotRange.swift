/// The part of the time that a plot shows, within the whole of it. Seconds.
struct PlotRange: Equatable, Sendable {
    /// What there is to show.
    let whole: ClosedRange<Double>
    /// What is shown.
    private(set) var shown: ClosedRange<Double>

    /// Less than a frame of any display: what happens within it can be told apart by its digits alone.
    static let least = 0.002

    /// All of it.
    init(whole: ClosedRange<Double>) {
        self.whole = whole
        shown = whole
    }

    /// A part of it, as far as there is such a part.
    init(whole: ClosedRange<Double>, shown: ClosedRange<Double>?) {
        self.init(whole: whole)
        if let shown { show(from: shown.lowerBound, length: shown.upperBound - shown.lowerBound) }
    }

    var length: Double { shown.upperBound - shown.lowerBound }
    var isWhole: Bool { shown == whole }

    /// Shows more (`factor` above 1) or less; what is at `time` stays where it is, as far as the ends allow.
    mutating func zoom(by factor: Double, about time: Double) {
        guard factor.isFinite, factor > 0, length > 0 else { return }
        let next = min(max(length * factor, Self.least), wholeLength)
        let share = (time - shown.lowerBound) / length
        show(from: time - share * next, length: next)
    }

    /// Goes on by so many seconds, up to the ends.
    mutating func pan(by seconds: Double) {
        guard seconds.isFinite else { return }
        show(from: shown.lowerBound + seconds, length: length)
    }

    /// Goes on just as far as it takes to show `time`.
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
