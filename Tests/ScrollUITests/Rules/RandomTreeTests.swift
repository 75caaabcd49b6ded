import Drawing
import Foundation
import Observation
import ScrollUI
import XCTest

/// Trees of views that change at random: what an update leaves is what building anew would have made.
@MainActor
final class RandomTreeTests: XCTestCase {
    func testAnUpdateLeavesTheTreeFramesAndPictureOfBuildingAnew() async {
        for seed in UInt64(1)...100 { check(seed: seed, changes: 10) }
    }

    private func check(seed: UInt64, changes: Int) {
        var random = SeededNumbers(seed: seed)
        let model = TreeModel(spec: .random(depth: 4, &random))
        let host = host(400, 400) { TreeRoot(model: model) }
        for change in 0..<changes {
            model.change(&random)
            host.wait(0.05)
            let fresh = ScrollUITests.host(400, 400) { TreeRoot(model: model) }
            let place = "seed \(seed), change \(change)"
            let tree = firstDifference(host.tree.dump(counts: false), fresh.tree.dump(counts: false))
            let picture = firstDifference(host.displayList.dump(), fresh.displayList.dump())
            XCTAssertNil(tree, place)
            XCTAssertNil(picture, place)
            if tree != nil || picture != nil { return }
        }
    }

    private func firstDifference(_ updated: String, _ fresh: String) -> String? {
        let left = updated.split(separator: "\n")
        let right = fresh.split(separator: "\n")
        guard left != right else { return nil }
        let line = zip(left, right).prefix { $0 == $1 }.count
        func text(_ lines: [Substring]) -> String {
            lines.dropFirst(max(0, line - 3)).prefix(5).joined(separator: "\n")
        }
        return "line \(line)\nupdated:\n\(text(left))\nanew:\n\(text(right))"
    }

    func testAShownChangeEvaluatesFewerBodiesThanBuildingAnew() async {
        var (updated, built) = (0, 0)
        for seed in UInt64(1)...40 {
            var random = SeededNumbers(seed: seed)
            let model = TreeModel(spec: .random(depth: 5, &random))
            let host = host(400, 400) { TreeRoot(model: model) }
            built += host.tree.root.all.compactMap(\.evaluations).reduce(0, +)
            model.numbers[0, default: 0] += 1
            host.wait(0.05)
            updated += host.report.bodies
        }
        XCTAssertLessThan(updated * 10, built)
    }
}

/// What a random tree is made of.
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

    struct Element: Equatable, Identifiable {
        var id: Int
        var spec: Spec
    }

    static func random(depth: Int, _ random: inout SeededNumbers) -> Spec {
        guard depth > 0 else { return leaf(&random) }
        func several() -> [Spec] { (0..<random.next(4)).map { _ in .random(depth: depth - 1, &random) } }
        func one() -> Spec { .random(depth: depth - 1, &random) }
        switch random.next(15) {
        case 0: return .column(several())
        case 1: return .row(several())
        case 2: return .layers(several())
        case 3: return .group(several())
        case 4, 5:
            let ids = Set((0..<random.next(6)).map { _ in random.next(20) })
            return .each(ids.sorted().map { Element(id: $0, spec: one()) })
        case 6: return .either(random.next(2) == 0, one(), one())
        case 7: return .maybe(random.next(2) == 0, one())
        case 8: return .identified(random.next(5), one())
        case 9: return .padded(CGFloat(random.next(5)), one())
        case 10: return .framed(CGFloat(random.next(50)), one())
        case 11: return .badged(one())
        case 12: return .dialled(random.next(4), one())
        case 13: return .erased(random.next(2) == 0, one())
        default: return leaf(&random)
        }
    }

    private static func leaf(_ random: inout SeededNumbers) -> Spec {
        switch random.next(4) {
        case 0: .text(String(repeating: "word ", count: random.next(6)))
        case 1: .number(random.next(3))
        case 2: .dial
        default: .color(CGFloat(random.next(40)))
        }
    }

    /// The same tree with one place in it changed.
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

@MainActor @Observable
final class TreeModel {
    var spec: Spec
    var numbers: [Int: Int] = [:]

    init(spec: Spec) { self.spec = spec }

    func change(_ random: inout SeededNumbers) {
        if random.next(3) == 0 {
            numbers[random.next(3), default: 0] += 1
        } else {
            spec = spec.changed(&random, depth: 4)
        }
    }
}

private struct TreeRoot: View {
    let model: TreeModel
    var body: some View { SpecView(spec: model.spec).environment(model) }
}

private struct SpecView: View {
    let spec: Spec

    var body: some View {
        switch spec {
        case .text(let text): Text(text)
        case .number(let key): NumberView(key: key)
        case .dial: DialView()
        case .color(let length): Color.red.frame(width: length, height: 10)
        case .padded(let length, let spec): SpecView(spec: spec).padding(length)
        case .framed(let length, let spec): SpecView(spec: spec).frame(minWidth: length, minHeight: length)
        case .badged(let spec): SpecView(spec: spec).modifier(Badge())
        case .dialled(let value, let spec): SpecView(spec: spec).environment(\.turn, value)
        case .erased(true, let spec): AnyView(SpecView(spec: spec).padding(1))
        case .erased(false, let spec): AnyView(SpecView(spec: spec))
        default: container
        }
    }

    @ViewBuilder private var container: some View {
        switch spec {
        case .column(let specs): VStack(alignment: .leading) { list(specs) }
        case .row(let specs): HStack { list(specs) }
        case .layers(let specs): ZStack { list(specs) }
        case .group(let specs): Group { list(specs) }
        case .each(let elements): ForEach(elements) { SpecView(spec: $0.spec) }
        case .either(true, let first, _): SpecView(spec: first)
        case .either(false, _, let second): SpecView(spec: second)
        case .maybe(let isThere, let spec): if isThere { SpecView(spec: spec) }
        case .identified(let id, let spec): SpecView(spec: spec).id(id)
        default: EmptyView()
        }
    }

    private func list(_ specs: [Spec]) -> some View {
        ForEach(Array(specs.enumerated()), id: \.offset) { SpecView(spec: $0.element) }
    }
}

private struct NumberView: View {
    let key: Int
    @Environment(TreeModel.self) private var model
    var body: some View { Text("\(model.numbers[key, default: 0])") }
}

private struct DialView: View {
    @Environment(\.turn) private var turn
    var body: some View { Text(String(repeating: "|", count: turn)) }
}

private struct Badge: ViewModifier {
    @State private var label = "badge"
    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) { Text(label) }
    }
}

private enum TurnKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var turn: Int {
        get { self[TurnKey.self] }
        set { self[TurnKey.self] = newValue }
    }
}

/// SplitMix64.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Below `bound`, which is above zero.
    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }
}
