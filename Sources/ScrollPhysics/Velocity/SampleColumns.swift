/// The samples that count, read where they lie: oldest first, without asking for each whether it is there.
struct SampleColumns {
    /// Columns of one length: ticks, x and y. A pointer, since arrays ask for each number; whoever makes it vouches for the
    /// rows.
    let values: UnsafeBufferPointer<Double>
    /// Where the samples lie in each column.
    let rows: Range<Int>
    /// The length of a column.
    let stride: Int

    @inline(__always)
    func position(_ row: Int) -> ScrollVector {
        ScrollVector(x: values[stride &+ row], y: values[2 &* stride &+ row])
    }

    @inline(__always)
    func seconds(from earlier: Int, to later: Int) -> Double {
        Timestamp.seconds(values[later] - values[earlier])
    }

    /// The velocity from one sample to the next, in points per second; `row` is that of the later one.
    @inline(__always)
    func segment(endingAt row: Int) -> ScrollVector {
        (position(row) - position(row &- 1)) * (1 / seconds(from: row &- 1, to: row))
    }
}
