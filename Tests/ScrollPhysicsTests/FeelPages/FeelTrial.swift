import ScrollPhysics

/// Trials of a feel with all kinds of input: the offsets of content at many moments.
enum FeelTrial {
    static let all: [@Sendable (ScrollFeel) -> [ScrollVector]] = [
        drags, mouseDrag, penDrag, heldVelocities, catches, pullsPastTheEdge, swipes, repeatedSwipes, swipesToTargets,
        throwsAtTheEdge, notches, keys, repeatedKeys, keysInStrokes, snaps, pages, diagonals, strokesAcross, noise,
        pixels,
    ]

    /// Whether `other` moves content differently from `feel`, whose offsets in each of the trials are `before`.
    static func differ(_ other: ScrollFeel, from before: [[ScrollVector]]) -> Bool {
        zip(all, before).contains { $0(other) != $1 }
    }

    static func offsets(_ feel: ScrollFeel) -> [[ScrollVector]] { all.map { $0(feel) } }

    private static func watch(
        _ scroller: Scroller, from begin: Double, resolve: TargetResolver = Scroller.noTargets
    ) -> [ScrollVector] {
        var scroller = scroller
        return (0..<30).map { frame in
            let time = begin + Double(frame * frame) * 0.01
            scroller.run(to: time, resolve: resolve)
            return scroller.offset(at: .seconds(time))
        }
    }

    @Sendable private static func drags(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.0, 0.03, 0.06, 0.12, 0.16, 0.25].flatMap { rest in
            [-0.3, -3, -12, -40, -2000].flatMap { step in
                var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
                _ = scroller.drag(by: step / 2, moves: 9)
                let time = scroller.drag(by: step, moves: 12, beginning: 0.08)
                scroller.send(.up(nil), at: time + rest)
                return watch(scroller, from: time + rest)
            }
        }
    }

    @Sendable private static func mouseDrag(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        let time = scroller.drag(by: -7, moves: 6, kind: .mouse)
        return watch(scroller, from: time)
    }

    @Sendable private static func penDrag(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        let time = scroller.drag(by: -7, moves: 6, kind: .pen)
        return watch(scroller, from: time)
    }

    /// Flings that are caught while they run, and then flung on, held, or released again.
    @Sendable private static func catches(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.05, 0.4].flatMap { pause in
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
            var time = scroller.drag(by: -30)
            scroller.send(.up(nil), at: time)
            time = scroller.drag(by: -34, beginning: time + pause)
            scroller.send(.up(nil), at: time)
            let caught = watch(scroller, from: time)
            scroller.send(.down(pointer(600), .touch), at: time + 0.5)
            scroller.send(.up(nil), at: time + 0.6)
            return caught + watch(scroller, from: time + 0.6)
        }
    }

    /// The reported velocities of a finger that accelerates and then waits.
    @Sendable private static func heldVelocities(_ feel: ScrollFeel) -> [ScrollVector] {
        [1.0, 20].flatMap { speed in
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
            scroller.send(.down(pointer(600), .touch), at: 0)
            for move in 1...12 {
                scroller.send(.move(pointer(600 - speed * Double(move * move))), at: Double(move) * 0.009)
            }
            return [0.0, 0.006, 0.03, 0.06, 0.12, 0.16, 0.25].map { rest in
                scroller.velocity(at: .seconds(0.108 + rest))
            }
        }
    }

    /// Swipes in succession, each faster, the second while the first fling runs.
    @Sendable private static func repeatedSwipes(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.02, 0.09, 0.3].flatMap { pause in
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
            var time = 0.0
            for step in 0..<24 {
                time += step == 12 ? 0.2 : step == 23 ? pause : 0.01
                scroller.send(stroke(4 * Double(step % 12 + 3)), at: time)
            }
            return watch(scroller, from: time)
        }
    }

    @Sendable private static func swipesToTargets(_ feel: ScrollFeel) -> [ScrollVector] {
        let targets = rows(700, count: 900)
        return [0.5, 1, 1.3, 4, 6, 20].flatMap { step in
            var scroller = Scroller.list(feel: feel, content: 600_000, at: 7000)
            for move in 0..<14 { scroller.send(stroke(step), at: Double(move) * 0.01, resolve: targets.resolve) }
            return watch(scroller, from: 0.13, resolve: targets.resolve)
        }
    }

    /// A fling and a slow drag with a known length of a pixel.
    @Sendable private static func pixels(_ feel: ScrollFeel) -> [ScrollVector] {
        [(-2.3, 0.3), (-40, 0.01)].flatMap { step, rest in
            let extent = ScrollExtent(
                x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: 1e5, pixel: 1.0 / 3))
            var scroller = Scroller(feel: feel, axes: .vertical, extent: extent, offset: ScrollVector(x: 0, y: 9000))
            let time = scroller.drag(by: step)
            scroller.send(.up(nil), at: time + rest)
            return watch(scroller, from: time + rest)
        }
    }

    @Sendable private static func pullsPastTheEdge(_ feel: ScrollFeel) -> [ScrollVector] {
        [4.0, 30, 300].flatMap { step in
            var scroller = Scroller.list(feel: feel)
            let time = scroller.drag(from: 0, by: step)
            let held = scroller.offset(at: .seconds(time))
            scroller.send(.up(nil), at: time + 0.6)
            return [held] + watch(scroller, from: time + 0.6)
        }
    }

    @Sendable private static func swipes(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        for step in 0..<10 { scroller.send(stroke(18), at: Double(step) * 0.01) }
        var all = watch(scroller, from: 0.1)
        for step in 0..<40 { scroller.send(stroke(-400), at: 10 + Double(step) * 0.01) }
        all += watch(scroller, from: 10.4)
        return all
    }

    @Sendable private static func throwsAtTheEdge(_ feel: ScrollFeel) -> [ScrollVector] {
        [300.0, 2500, 30_000].flatMap { speed in
            var scroller = Scroller.list(feel: feel, at: 4150)
            scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
            return watch(scroller, from: 0)
        }
    }

    @Sendable private static func notches(_ feel: ScrollFeel) -> [ScrollVector] {
        [[0, 0.04, 0.04, 0.04, 0.04, 0.3], [0, 0.04, 0.04, 0.09, 0.3], [0, 0.02, 0.02, 0.02]].flatMap { pauses in
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
            var time = 0.0
            for pause in pauses {
                time += pause
                scroller.send(notch(), at: time)
            }
            return watch(scroller, from: time)
        }
    }

    @Sendable private static func keys(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        scroller.send(.key(.down, shift: false), at: 0)
        var all = watch(scroller, from: 0)
        scroller.send(.key(.pageDown, shift: false), at: 20)
        all += watch(scroller, from: 20)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 700), animated: true), at: 40)
        return all + watch(scroller, from: 40)
    }

    @Sendable private static func repeatedKeys(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        scroller.send(.key(.pageDown, shift: false), at: 0)
        scroller.send(.key(.pageDown, shift: false), at: 0.03)
        return watch(scroller, from: 0.03)
    }

    /// A key in the middle of two fingers' stroke, which goes on slower and slower.
    @Sendable private static func keysInStrokes(_ feel: ScrollFeel) -> [ScrollVector] {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
        for step in 0..<20 {
            scroller.send(stroke(30 - Double(step)), at: Double(step) * 0.01)
            if step == 9 { scroller.send(.key(.down, shift: false), at: 0.095) }
        }
        return watch(scroller, from: 0.2)
    }

    @Sendable private static func snaps(_ feel: ScrollFeel) -> [ScrollVector] {
        let targets = rows(700, count: 900)
        var all: [ScrollVector] = []
        for speed in [0.0, 60, 500, 2000, -2500] {
            var scroller = Scroller.list(feel: feel, content: 600_000, at: 9150)
            scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0, resolve: targets.resolve)
            all += watch(scroller, from: 0, resolve: targets.resolve)
        }
        for part in [0.04, 0.3, 3] {
            var scroller = Scroller.list(feel: feel, content: 600_000, at: 7000)
            scroller.send(notch(part), at: 0, resolve: targets.resolve)
            all += watch(scroller, from: 0, resolve: targets.resolve)
        }
        var pad = Scroller.list(feel: feel, content: 600_000, at: 7000)
        for step in 0..<10 { pad.send(stroke(30), at: Double(step) * 0.01, resolve: targets.resolve) }
        for step in 0..<20 {
            pad.send(stroke(20 - Double(step)), at: 0.5 + Double(step) * 0.01, resolve: targets.resolve)
        }
        return all + watch(pad, from: 0.7, resolve: targets.resolve)
    }

    @Sendable private static func pages(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.0, 500, 2500].flatMap { speed in
            var scroller = Scroller.list(feel: feel, content: 600_000, at: 8150)
            scroller.isPaging = true
            let resolve = SnapTargets.paging.resolve
            scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0, resolve: resolve)
            return watch(scroller, from: 0, resolve: resolve)
        }
    }

    @Sendable private static func diagonals(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.05, 0.3, 0.7, 1].flatMap { slope in
            var scroller = Scroller(
                feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 900, y: 900))
            scroller.send(.down(ScrollVector(x: 300, y: 300), .touch), at: 0)
            for step in 1...12 {
                let way = Double(step) * 9
                let aside = way * slope * Double(step) / 6
                let place = ScrollVector(x: 300 - aside, y: 300 - way)
                scroller.send(.move(place), at: Double(step) * 0.01)
            }
            return watch(scroller, from: 0.12)
        }
    }

    /// Strokes of two fingers at increasing angles.
    @Sendable private static func strokesAcross(_ feel: ScrollFeel) -> [ScrollVector] {
        [0.05, 0.3, 0.7, 1].flatMap { slope in
            var scroller = Scroller(
                feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 900, y: 900))
            for step in 1...12 {
                let across = -9 * slope * Double(step) / 6
                scroller.send(.wheel(.touchpad, ScrollVector(x: across, y: -9)), at: Double(step) * 0.01)
            }
            return watch(scroller, from: 0.12)
        }
    }

    /// Strokes of two fingers along one edge, with a little movement across it.
    @Sendable private static func noise(_ feel: ScrollFeel) -> [ScrollVector] {
        [-2.0, -20].flatMap { across in
            var scroller = Scroller(feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 0, y: 900))
            for step in 0..<30 {
                scroller.send(.wheel(.touchpad, ScrollVector(x: across, y: -9)), at: Double(step) * 0.01)
            }
            return watch(scroller, from: 0.3)
        }
    }
}
