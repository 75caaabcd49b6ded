import ViewTestSupport

import Foundation

/// The parts of a random tree.
indirect enum Spec: Equatable {
    case text(String)
    case number(Int)
    case dial
    case color(CGFloat)
    case column([Spec])
    case row([Spec])
    case layers([Spec])
    case group([Spec])
    case each([Element])
    case either(Bool, Spec, Spec)
    case maybe(Bool, Spec)
    case identified(Int, Spec)
    case padded(CGFloat, Spec)
    case framed(CGFloat, Spec)
    case badged(Spec)
    case dialled(Int, Spec)
    case erased(Bool, Spec)
    case choice(Int, [Spec])
    case lazy([Element])
    case sections([Element])
    case grid(Int, [Element])
    case flow([Spec])
    case sent(Int)
    case summed(Spec)
    case modified(Int, Spec)

    struct Element: Equatable, Identifiable {
        var id: Int
        var spec: Spec
    }

    /// The number of kinds of `modified`.
    static let kinds = 34

    static func random(depth: Int, _ random: inout SeededNumbers) -> Spec {
        guard depth > 0 else { return leaf(&random) }
        func several() -> [Spec] { (0..<random.next(4)).map { _ in .random(depth: depth - 1, &random) } }
        func one() -> Spec { .random(depth: depth - 1, &random) }
        func elements() -> [Element] {
            let ids = Set((0..<random.next(6)).map { _ in random.next(20) })
            return ids.sorted().map { Element(id: $0, spec: one()) }
        }
        switch random.next(26) {
        case 0: return .column(several())
        case 1: return .row(several())
        case 2: return .layers(several())
        case 3: return .group(several())
        case 4, 5: return .each(elements())
        case 6: return .either(random.next(2) == 0, one(), one())
        case 7: return .maybe(random.next(2) == 0, one())
        case 8: return .identified(random.next(5), one())
        case 9: return .padded(CGFloat(random.next(5)), one())
        case 10: return .framed(CGFloat(random.next(50)), one())
        case 11: return .badged(one())
        case 12: return .dialled(random.next(4), one())
        case 13: return .erased(random.next(2) == 0, one())
        case 14: return .choice(random.next(3), [one(), one(), one()])
        case 15: return .lazy(elements())
        case 17: return .sections(elements())
        case 18: return .grid(1 + random.next(3), elements())
        case 19: return .flow(several())
        case 20: return .summed(one())
        case 21...24: return .modified(random.next(Spec.kinds), one())
        default: return leaf(&random)
        }
    }

    private static func leaf(_ random: inout SeededNumbers) -> Spec {
        switch random.next(5) {
        case 0: .text(String(repeating: "word ", count: random.next(6)))
        case 1: .number(random.next(3))
        case 2: .dial
        case 3: .sent(random.next(9))
        default: .color(CGFloat(random.next(40)))
        }
    }

    /// The same tree with one change.
    func changed(_ random: inout SeededNumbers, depth: Int) -> Spec {
        if random.next(3) == 0 { return .random(depth: depth, &random) }
        func change(_ specs: [Spec]) -> [Spec] {
            guard !specs.isEmpty else { return [.random(depth: depth - 1, &random)] }
            var specs = specs
            let index = random.next(specs.count)
            specs[index] = specs[index].changed(&random, depth: depth - 1)
            return specs
        }
        func change(_ spec: Spec) -> Spec { spec.changed(&random, depth: depth - 1) }
        switch self {
        case .column(let specs): return .column(change(specs))
        case .row(let specs): return .row(change(specs))
        case .layers(let specs): return .layers(change(specs))
        case .group(let specs): return .group(change(specs))
        case .each(let elements): return .each(Spec.changed(elements, &random, depth: depth - 1))
        case .either(let isFirst, let first, let second): return .either(!isFirst, first, second)
        case .maybe(let isThere, let spec): return .maybe(!isThere, spec)
        case .identified(let id, let spec): return .identified((id + 1) % 5, spec)
        case .padded(let length, let spec): return .padded(length, change(spec))
        case .framed(let length, let spec): return .framed(length + 1, change(spec))
        case .badged(let spec): return .badged(change(spec))
        case .dialled(let value, let spec): return .dialled(value + 1, spec)
        case .erased(let isPadded, let spec): return .erased(!isPadded, spec)
        case .choice(let branch, let specs):
            return random.next(2) == 0 ? .choice(random.next(3), specs) : .choice(branch, change(specs))
        case .lazy(let elements): return .lazy(Spec.changed(elements, &random, depth: depth - 1))
        case .sections(let elements): return .sections(Spec.changed(elements, &random, depth: depth - 1))
        case .grid(let columns, let elements):
            if random.next(3) == 0 { return .grid(1 + random.next(3), elements) }
            return .grid(columns, Spec.changed(elements, &random, depth: depth - 1))
        case .flow(let specs): return .flow(change(specs))
        case .sent(let value): return .sent(value + 1)
        case .summed(let spec): return .summed(change(spec))
        case .modified(let kind, let spec):
            return random.next(2) == 0 ? .modified(random.next(Spec.kinds), spec) : .modified(kind, change(spec))
        default: return .random(depth: depth, &random)
        }
    }

    private static func changed(_ elements: [Element], _ random: inout SeededNumbers, depth: Int) -> [Element] {
        var elements = elements
        switch random.next(4) {
        case 0 where elements.count > 1: elements.swapAt(0, random.next(elements.count))
        case 1 where !elements.isEmpty: elements.remove(at: random.next(elements.count))
        case 2 where !elements.isEmpty:
            let index = random.next(elements.count)
            elements[index].spec = elements[index].spec.changed(&random, depth: depth)
        default:
            let id = (elements.map(\.id).max() ?? 0) + 1
            elements.insert(Element(id: id, spec: .random(depth: depth, &random)), at: 0)
        }
        return elements
    }
}
