import ScrollPhysics

/// Random scripts.
extension FuzzScript {
    init(seed: UInt64) {
        var random = FuzzRandom(seed: seed)
        feel = FuzzFeel(using: &random)
        axes = random.pick([.vertical, .horizontal, .both])
        extent = ScrollExtent(x: random.lengths(), y: random.lengths())
        targets = random.targets()
        offset = random.vector(5000)
        steps = random.steps()
    }
}

extension FuzzFeel {
    fileprivate init(using random: inout FuzzRandom) {
        base = random.pick(ScrollFeel.builtIn)
        let share = random.pick([0, 0, 0.1, 0.6])
        for parameter in ScrollFeel.parameters where random.chance(share) {
            numbers[parameter.id] = random.number(in: parameter.range)
        }
        for choice in ScrollFeel.choices where random.chance(share) {
            choices[choice.id] = random.pick(choice.options.map(\.name))
        }
    }
}

/// The random parts of scripts.
struct FuzzRandom {
    private var source: SeededGenerator

    init(seed: UInt64) { source = SeededGenerator(seed: seed) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &source)] }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &source) < share }

    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &source) }

    /// A number that is as often a bound or whole as any other.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let number = Double.random(in: range, using: &source)
        switch count(0...9) {
        case 0: return range.lowerBound
        case 1: return range.upperBound
        case 2, 3, 4: return min(max(number.rounded(), range.lowerBound), range.upperBound)
        default: return number
        }
    }

    /// A vector with parts up to `size` in either direction; often zero on one axis, rarely very large.
    mutating func vector(_ size: Double) -> ScrollVector {
        let size = chance(0.01) ? size * 1000 : size
        let vector = ScrollVector(x: number(in: -size...size), y: number(in: -size...size))
        switch count(0...5) {
        case 0: return ScrollVector(x: 0, y: vector.y)
        case 1: return ScrollVector(x: vector.x, y: 0)
        default: return vector
        }
    }

    mutating func lengths() -> AxisExtent {
        let viewport = chance(0.7) ? number(in: 60...1200) : pick([0, 1, 400, 800])
        let content = chance(0.7) ? number(in: 0...9000) : pick([0, 50, 399, 400, 800, 40_000])
        let insets = chance(0.6) ? (0, 0) : (number(in: 0...90), number(in: 0...90))
        return AxisExtent(
            viewport: viewport, content: content, leadingInset: insets.0, trailingInset: insets.1)
    }

    mutating func targets() -> SnapTargets {
        switch count(0...3) {
        case 0: return .none
        case 1: return .paging
        default:
            let anchor = ScrollVector(x: number(in: 0...1), y: number(in: 0...1))
            return .aligned(
                AlignedTargets(
                    horizontal: spans(), vertical: spans(), limit: pick(TargetLimit.allCases), anchor: anchor))
        }
    }

    /// Rows of one height or of different heights, one after the other or overlapping; sometimes none.
    private mutating func spans() -> [TargetSpan] {
        let spacing = pick([0, 0, 8, -20] as [Double])
        let length = number(in: 30...900)
        let varies = chance(0.5)
        var start = pick([0, 0, 16, -40] as [Double])
        return (0..<count(0...40)).map { _ in
            let own = varies ? number(in: 30...900) : length
            defer { start += own + spacing }
            return TargetSpan(start: start, end: start + own)
        }
    }
}
