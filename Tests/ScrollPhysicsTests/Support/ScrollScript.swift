import ScrollPhysics

/// A random gesture of a person who does anything at any time, the same for the same seed.
struct ScrollScript {
    struct Step {
        var time: Double
        var intent: ScrollIntent
    }

    var feel: ScrollFeel
    var axes: ScrollAxes
    var extent: ScrollExtent
    var targets: SnapTargets
    var start: ScrollVector
    var steps: [Step]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        feel = Self.feel(&random)
        axes = [ScrollAxes.vertical, .horizontal, .both].randomElement(using: &random) ?? .both
        extent = ScrollExtent(x: Self.lengths(&random), y: Self.lengths(&random))
        targets = Self.targets(&random)
        start = ScrollVector(x: .random(in: -500...5000, using: &random), y: .random(in: -500...5000, using: &random))
        steps = []
        var time = 0.0
        var pointer = ScrollVector(x: 200, y: 400)
        for _ in 0..<Int.random(in: 3...40, using: &random) {
            time += Self.pause(&random)
            steps.append(Step(time: time, intent: Self.intent(&random, &pointer)))
        }
        steps.append(Step(time: time + 0.01, intent: .cancel))
    }

    /// The same script with the offset running the other way: every length is measured from the other end. Without
    /// targets.
    var mirrored: ScrollScript {
        var script = self
        script.extent = ScrollExtent(x: Self.mirror(extent.x), y: Self.mirror(extent.y))
        script.start = start * -1
        script.steps = steps.map { Step(time: $0.time, intent: Self.mirror($0.intent)) }
        return script
    }

    /// Minimum and maximum change their sign and places.
    private static func mirror(_ extent: AxisExtent) -> AxisExtent {
        AxisExtent(
            viewport: extent.viewport, content: extent.viewport, leadingInset: extent.maximumOffset,
            trailingInset: -extent.minimumOffset)
    }

    private static func mirror(_ intent: ScrollIntent) -> ScrollIntent {
        switch intent {
        case .down(let place, let kind): .down(place * -1, kind)
        case .move(let place): .move(place * -1)
        case .up(let place): .up(place.map { $0 * -1 })
        case .wheel(let source, let delta): .wheel(source, delta * -1)
        case .fling(let velocity): .fling(velocity * -1)
        case .scrollTo(let place, let animated): .scrollTo(place * -1, animated: animated)
        case .key(let key, let shift): .key(opposite[key] ?? key, shift: key == .space ? !shift : shift)
        case .cancel, .resize, .content, .insets: intent
        }
    }

    private static let opposite: [ScrollKey: ScrollKey] = [
        .pageDown: .pageUp, .pageUp: .pageDown, .home: .end, .end: .home, .up: .down, .down: .up, .left: .right,
        .right: .left,
    ]

    private static func feel(_ random: inout SeededGenerator) -> ScrollFeel {
        var feel = Bool.random(using: &random) ? ScrollFeel.uikit : .direct
        guard Int.random(in: 0..<3, using: &random) == 0 else { return feel }
        for parameter in ScrollFeel.parameters where Int.random(in: 0..<3, using: &random) == 0 {
            parameter.set(.random(in: parameter.range, using: &random), in: &feel)
        }
        return feel
    }

    private static func lengths(_ random: inout SeededGenerator) -> AxisExtent {
        let viewport = ([0, 1, 60, 400, 400, 800] as [Double]).randomElement(using: &random) ?? 400
        let content = ([0, 50, 399, 900, 5000, 5000, 40_000] as [Double]).randomElement(using: &random) ?? 5000
        let inset = Bool.random(using: &random) ? 0 : 24.0
        return AxisExtent(viewport: viewport, content: content, leadingInset: inset, trailingInset: inset * 2)
    }

    private static func targets(_ random: inout SeededGenerator) -> SnapTargets {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .none
        case 1: return .paging
        default:
            let length = Double.random(in: 20...700, using: &random)
            let spans = (0..<60).map { TargetSpan(start: Double($0) * length, end: Double($0) * length + length * 0.9) }
            let limit = TargetLimit.allCases.randomElement(using: &random) ?? .automatic
            return .aligned(AlignedTargets(horizontal: spans, vertical: spans, limit: limit))
        }
    }

    private static func pause(_ random: inout SeededGenerator) -> Double {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: -Double.random(in: 0...0.1, using: &random)
        case 1: 0
        case 2: .random(in: 0...3, using: &random)
        case 3: .random(in: 0.03...0.1, using: &random)
        default: .random(in: 0.001...0.02, using: &random)
        }
    }

    private static func intent(_ random: inout SeededGenerator, _ pointer: inout ScrollVector) -> ScrollIntent {
        func vector(_ size: Double) -> ScrollVector {
            ScrollVector(x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random))
        }
        switch Int.random(in: 0..<22, using: &random) {
        case 0, 1, 2: return .down(pointer, Bool.random(using: &random) ? .touch : .mouse)
        case 3, 4, 5, 6, 7, 8, 9:
            pointer = pointer + vector(40)
            return .move(pointer)
        case 10, 11: return .up(Bool.random(using: &random) ? nil : pointer + vector(10))
        case 12: return .cancel
        case 13, 14: return .wheel(.notch, vector(2))
        case 15, 16: return .wheel(.touchpad, vector(30))
        case 17:
            return .key(ScrollKey.allCases.randomElement(using: &random) ?? .end, shift: Bool.random(using: &random))
        case 18: return .fling(vector(8000))
        case 19: return .scrollTo(vector(6000), animated: Bool.random(using: &random))
        case 20:
            return .resize(width: .random(in: 0...900, using: &random), height: .random(in: 0...900, using: &random))
        default:
            return .content(
                width: .random(in: 0...9000, using: &random), height: .random(in: 0...9000, using: &random))
        }
    }
}

extension ScrollScript {
    /// A scroller before the first step.
    var scroller: Scroller { Scroller(feel: feel, axes: axes, extent: extent, offset: start) }

    /// When everything has certainly come to rest.
    var end: Double { (steps.map(\.time).max() ?? 0) + 40 }

    /// Plays the script with `advance` called at that rate, and gives the offsets at the asked times, ascending.
    func offsets(at times: [Double], rate: Double?) -> [ScrollVector] {
        var scroller = scroller
        var found: [ScrollVector] = []
        var next = 0
        func sample(until limit: Double) {
            while found.count < times.count, times[found.count] < limit {
                let time = times[found.count]
                if let rate {
                    while Double(next) / rate < time {
                        scroller.advance(to: .seconds(Double(next) / rate), resolve: targets.resolve)
                        next += 1
                    }
                }
                scroller.advance(to: .seconds(time), resolve: targets.resolve)
                found.append(scroller.offset(at: .seconds(time)))
            }
        }
        for step in steps {
            sample(until: step.time)
            scroller.apply(step.intent, at: .seconds(step.time), resolve: targets.resolve)
        }
        sample(until: .infinity)
        return found
    }
}
