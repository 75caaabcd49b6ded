/// A log of the arrivals of events in SDL's queue, by number.
///
///     let number = log.add(at: now)
///     log.arrival(number)?.time
struct ArrivalLog: Sendable {
    /// SDL derives its events from a window system's event immediately. Later ones have another source.
    private static let longestMaking = Duration.milliseconds(100)

    private var arrivals: [EventArrival] = []
    /// The number of the first arrival.
    private var first: UInt32 = 1
    /// The window system's event that SDL is processing.
    private var source: EventArrival?

    /// Announces the next event of the window system, with the time given by the server.
    mutating func begin(_ stamp: ServerStamp?, at time: Duration) {
        source = EventArrival(time: time, stamp: stamp)
        if let stamp, stamp.isCertain { boundEarlier(stamp, at: time) }
    }

    /// Records an event that entered the queue and returns its number.
    mutating func add(at time: Duration) -> UInt32 {
        let stamp = source.flatMap { time - $0.time < Self.longestMaking ? $0.stamp : nil }
        arrivals.append(EventArrival(time: time, stamp: stamp))
        return first &+ UInt32(arrivals.count - 1)
    }

    /// Nil for a number that was not assigned or was removed.
    func arrival(_ number: UInt32) -> EventArrival? {
        let index = Int(number &- first)
        return arrivals.indices.contains(index) ? arrivals[index] : nil
    }

    /// Removes the arrivals up to the given number. Constant time if these are all.
    mutating func forget(through number: UInt32) {
        guard arrival(number) != nil else { return }
        arrivals.removeFirst(Int(number &- first) + 1)
        first = number &+ 1
    }

    /// Events that waited in the queue without their own time happened no later than the event after them.
    private mutating func boundEarlier(_ stamp: ServerStamp, at time: Duration) {
        for index in arrivals.indices.reversed() {
            guard arrivals[index].stamp == nil else { return }
            let lag = stamp.lag - (time - arrivals[index].time)
            arrivals[index].stamp = ServerStamp(lag: lag, isCertain: false)
        }
    }
}
