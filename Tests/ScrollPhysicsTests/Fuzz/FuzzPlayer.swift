import ScrollPhysics

/// The state of a scroller at one moment of a script.
struct FuzzSample: Equatable {
    /// Nanoseconds since the start.
    var time: Int64
    var offset: ScrollVector
    var velocity: ScrollVector
    var phase: ScrollPhase

    init(_ scroller: Scroller, at time: Int64) {
        self.time = time
        offset = scroller.offset(at: .nanoseconds(time))
        velocity = scroller.velocity(at: .nanoseconds(time))
        phase = scroller.phase(at: .nanoseconds(time))
    }
}

/// Plays a script, each step at its moment, with samples as often as requested.
struct FuzzPlayer {
    let script: FuzzScript
    private(set) var scroller: Scroller
    private let moments: [Int64]
    private let resolve: TargetResolver

    init(_ script: FuzzScript) {
        self.script = script
        scroller = script.scroller
        moments = script.moments
        resolve = script.targets.resolve
    }

    /// Performs the steps in turn. `between` is called with the moment until which nothing happens, `after` after each
    /// step with its index; both may advance.
    mutating func play(
        between: (inout FuzzPlayer, Int64) -> Void = { _, _ in }, after: (inout FuzzPlayer, Int) -> Void = { _, _ in }
    ) {
        for index in script.steps.indices {
            between(&self, moments[index])
            scroller.apply(script.steps[index].intent, at: .nanoseconds(moments[index]), resolve: resolve)
            after(&self, index)
        }
    }

    mutating func advance(to time: Int64) { scroller.advance(to: .nanoseconds(time), resolve: resolve) }

    /// The moment of the step with that index.
    func moment(_ index: Int) -> Int64 { moments[index] }

    /// Lifts every finger, and waits until nothing more will happen; nil if that takes more than ten minutes.
    mutating func settle() -> Int64? {
        var time = script.lastMoment + 10_000_000
        let latest = time + 600_000_000_000
        scroller.apply(.cancel, at: .nanoseconds(time), resolve: resolve)
        while let next = scroller.nextTransition(after: .nanoseconds(time)) {
            time = max(time, next.wholeNanoseconds + 1)
            guard time < latest else { return nil }
            advance(to: time)
        }
        return time
    }

    /// Catches the content again and flings it.
    mutating func throwOnce() {
        let time = script.lastMoment + 5_000_000
        scroller.apply(.fling(ScrollVector(x: 700, y: -900)), at: .nanoseconds(time), resolve: resolve)
    }
}

extension FuzzScript {
    /// The samples at these ascending moments, with frames at `rate` in between, if any.
    func samples(at times: [Int64], rate: Double? = nil) -> [FuzzSample] {
        var samples: [FuzzSample] = []
        samples.reserveCapacity(times.count)
        var frame = 0.0
        func look(_ player: inout FuzzPlayer, until limit: Int64) {
            while samples.count < times.count, times[samples.count] < limit {
                let time = times[samples.count]
                if let rate {
                    while Int64(frame * 1e9 / rate) < time {
                        player.advance(to: Int64(frame * 1e9 / rate))
                        frame += 1
                    }
                }
                player.advance(to: time)
                samples.append(FuzzSample(player.scroller, at: time))
            }
        }
        var player = FuzzPlayer(self)
        player.play(between: { look(&$0, until: $1) })
        look(&player, until: .max)
        return samples
    }
}

extension Duration {
    /// Whole nanoseconds, truncated.
    var wholeNanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
