import ScrollPhysics

/// Observes a scroller sample by sample, and records how far beyond its edges new lengths have left it.
struct FuzzWatch {
    private let script: FuzzScript
    /// The greatest allowed overscroll on each axis, if it is more than the feel's own.
    private var excess = ScrollVector.zero

    typealias Check = @Sendable (FuzzWatch, Scroller, FuzzSample) -> String?

    init(_ script: FuzzScript) { self.script = script }

    static let number: Check = { _, _, sample in
        sample.offset.isFinite && sample.velocity.isFinite
            ? nil : "offset \(sample.offset), velocity \(sample.velocity)"
    }

    static let stretch: Check = { watch, scroller, sample in
        for axis in ScrollAxis.allCases {
            let outside = abs(scroller.extent[axis].overscroll(of: sample.offset[axis]))
            let allowed = max(scroller.stretchLimit(on: axis), watch.excess[axis])
            if outside > allowed + 1e-6 {
                return "\(axis) is \(outside) beyond its edge, at most \(allowed) are allowed"
            }
        }
        return nil
    }

    static let crossAxis: Check = { watch, scroller, sample in
        for axis in ScrollAxis.allCases where !watch.script.axes.contains(axis) {
            let bounds = scroller.extent[axis]
            if bounds.overscroll(of: sample.offset[axis]) != 0 { return "\(axis) left its bounds" }
            if sample.velocity[axis] != 0 { return "\(axis) moves, and does not scroll" }
        }
        return nil
    }

    /// New lengths may leave content further out than it could be pulled; it then returns, and never goes further out.
    mutating func lengthsChanged(_ scroller: Scroller, at time: Int64) {
        let offset = scroller.offset(at: .nanoseconds(time))
        excess = ScrollVector(
            x: abs(scroller.extent.x.overscroll(of: offset.x)), y: abs(scroller.extent.y.overscroll(of: offset.y)))
    }
}

extension FuzzScript {
    /// The first breach that a check finds, at the steps and at 250 moments a second between them.
    func firstBreach(_ check: FuzzWatch.Check) -> String? {
        var watch = FuzzWatch(self)
        var found: String?
        var time: Int64 = 0
        func look(_ player: FuzzPlayer, _ time: Int64) {
            guard found == nil else { return }
            found = check(watch, player.scroller, FuzzSample(player.scroller, at: time)).map {
                "at \(Double(time) / 1e9) s \($0)"
            }
        }
        func watchOn(_ player: inout FuzzPlayer, until limit: Int64) {
            while time < limit, found == nil {
                player.advance(to: time)
                look(player, time)
                time += 4_000_000
            }
        }
        var player = FuzzPlayer(self)
        player.play(
            between: { watchOn(&$0, until: $1) },
            after: { player, index in
                let moment = player.moment(index)
                if steps[index].intent.isLayout { watch.lengthsChanged(player.scroller, at: moment) }
                look(player, moment)
            })
        watchOn(&player, until: lastMoment + 3_000_000_000)
        return found
    }
}
