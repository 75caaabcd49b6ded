/// Keeps what is known of the arrival of the events in SDL's queue, under numbers.
///
///     let number = log.add(at: now)
///     log.arrival(number)?.time
struct ArrivalLog: Sendable {
    /// What SDL makes of a window system's event it makes at once. Later ones are made of something else.
    private static let longestMaking = Duration.milliseconds(100)

    private var arrivals: [EventArrival] = []
    /// The number of the first of them.
    private var first: UInt32 = 1
    /// The window system's event that SDL is working on.
    private var source: EventArrival?

    /// Tells which event of the window system comes next, and when the server says that it happened.
    mutating func begin(_ stamp: ServerStamp?, at time: Duration) {
        source = EventArrival(time: time, stamp: stamp)
        if let stamp, stamp.isCertain { boundEarlier(stamp, at: time) }
    }

    /// An event entered the queue; its number.
    mutating func add(at time: Duration) -> UInt32 {
        let stamp = source.flatMap { time - $0.time < Self.longestMaking ? $0.stamp : nil }
        arrivals.append(EventArrival(time: time, stamp: stamp))
        return first &+ UInt32(arrivals.count - 1)
    }

    /// Nil for a number that was not given, or was forgotten.
    func arrival(_ number: UInt32) -> EventArrival? {
        let index = Int(number &- first)
        return arrivals.indices.contains(index) ? arrivals[index] : nil
    }

    /// Forgets the arrivals up to that number. Constant time where they are all.
    mutating func forget(through number: UInt32) {
        guard arrival(number) != nil else { return }
        arrivals.removeFirst(Int(number &- first) + 1)
        first = number &+ 1
    }

    /// What waited in the queue without a time of its own happened no later than what came after it.
    private mutating func boundEarlier(_ stamp: ServerStamp, at time: Duration) {
        for index in arrivals.indices.reversed() {
            guard arrivals[index].stamp == nil else { return }
            let lag = stamp.lag - (time - arrivals[index].time)
            arrivals[index].stamp = ServerStamp(lag: lag, isCertain: false)
        }
    }
}
