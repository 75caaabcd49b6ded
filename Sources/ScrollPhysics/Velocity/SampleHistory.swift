/// The latest samples of a finger, at most 20 as in Android and Flutter, in storage that is allocated once.
struct SampleHistory: Sendable {
    /// Three columns, so that loops take two samples at once: ticks since `epoch`, x and y. In order of time up to `end`,
    /// so that loops run straight through; what lies before the latest is spent.
    private var columns: [Double]
    private var end = 0
    /// How many of the newest count for a velocity.
    private(set) var count = 0
    /// The newest sample; meaningless while the count is zero.
    private(set) var newest = PositionSample(time: Timestamp(ticks: 0), position: .zero)
    /// The time of the first sample. Ticks since then are exact in a Double for 39 hours.
    private var epoch = Timestamp(ticks: 0)

    private static let most = 20
    /// So many that the latest rarely have to move to the front.
    private static let room = 40

    init() {
        columns = Array(repeating: 0, count: 3 * Self.room)
    }

    /// A sample with the time of the one before replaces it; an older time counts as that time.
    mutating func add(_ sample: PositionSample, within window: VelocityWindow) {
        if count > 0, sample.time <= newest.time {
            newest.position = sample.position
        } else {
            if end == Self.room { moveToFront() }
            if end == 0 { epoch = sample.time }
            let isLate = count > 0 && sample.time.ticks - newest.time.ticks > window.gap
            newest = sample
            end += 1
            count = isLate ? 1 : min(count + 1, Self.most)
        }
        write(newest, at: end - 1)
        dropOld(beyond: window)
    }

    private mutating func write(_ sample: PositionSample, at row: Int) {
        let ticks = Double(sample.time.ticks - epoch.ticks)
        // One access to the array in place of three, each of which would ask whether it is shared.
        columns.withUnsafeMutableBufferPointer { columns in
            columns[row] = ticks
            columns[Self.room + row] = sample.position.x
            columns[2 * Self.room + row] = sample.position.y
        }
    }

    private mutating func moveToFront() {
        for row in 0..<Self.most { write(self[back: Self.most - 1 - row], at: row) }
        end = Self.most
    }

    private mutating func dropOld(beyond window: VelocityWindow) {
        let oldest = newest.time.ticks - window.horizon
        while count > 1, time(ofRow: end - count).ticks < oldest { count -= 1 }
    }

    /// Counts anew which samples lie in another window.
    mutating func recount(within window: VelocityWindow) {
        guard count > 0 else { return }
        let all = min(end, Self.most)
        count = 1
        while count < all, self[back: count - 1].time.ticks - self[back: count].time.ticks <= window.gap { count += 1 }
        dropOld(beyond: window)
    }

    mutating func removeAll() {
        count = 0
        end = 0
    }

    /// 0 is the newest; `back` is below the count.
    @inline(__always)
    subscript(back back: Int) -> PositionSample {
        PositionSample(time: time(ofRow: end - 1 - back), position: position(back: back))
    }

    @inline(__always)
    func position(back: Int) -> ScrollVector {
        let row = end - 1 - back
        return ScrollVector(x: columns[Self.room + row], y: columns[2 * Self.room + row])
    }

    @inline(__always)
    private func time(ofRow row: Int) -> Timestamp { Timestamp(ticks: epoch.ticks + Int64(columns[row])) }

    /// Reads the samples that count.
    @inline(__always)
    func reading<Answer>(_ question: (SampleColumns) -> Answer) -> Answer {
        columns.withUnsafeBufferPointer {
            question(SampleColumns(values: $0, rows: end - count..<end, stride: Self.room))
        }
    }
}

/// Where a finger was at a moment.
struct PositionSample: Sendable {
    var time: Timestamp
    var position: ScrollVector
}
