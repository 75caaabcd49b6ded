/// Whether frames are in time on a display with so many of them a second: feed it each frame in order.
///
/// The display is not waited for. A frame is as long as it takes itself, and by how much the rows prepared before it took more than the
/// frame before had left.
package struct PacedFigures: Sendable {
    /// Milliseconds from one frame of the display to the next.
    package let interval: Double
    /// Of each frame, in milliseconds.
    package private(set) var lengths: [Double] = []
    /// Rows that came in and had not been prepared.
    package private(set) var rowsMade = 0
    private var previous: (end: Double, left: Double)?

    /// For a display of so many hertz.
    package init(rate: Int) { interval = 1000 / Double(rate) }

    /// A frame from `began` to `presented`, in milliseconds of any clock, that made `rows` rows.
    package mutating func add(began: Double, presented: Double, rows: Int) {
        let late = previous.map { max(0, began - $0.end - $0.left) } ?? 0
        lengths.append(presented - began + late)
        rowsMade += rows
        previous = (presented, max(0, interval - (presented - began)))
    }

    /// Frames that took longer than the display's interval.
    package var framesOverTime: Int { lengths.count { $0 > interval } }

    /// Apple's hitch time ratio: by how many milliseconds of whole intervals frames were late, in each second.
    package var hitchRatio: Double {
        guard !lengths.isEmpty else { return 0 }
        let late = lengths.reduce(0) { $0 + max(0, ($1 / interval).rounded(.up) - 1) * interval }
        return late / (Double(lengths.count) * interval / 1000)
    }
}
