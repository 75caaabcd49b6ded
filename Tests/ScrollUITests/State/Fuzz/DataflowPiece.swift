import ViewTestSupport

/// The owner of a record.
enum DataflowSource: Int, CaseIterable {
    case state, stateObject, observedObject, environmentObject, observable, environmentObservable, functions, passedOn
}

/// The way in which a leaf displays a part of its record.
enum DataflowLeaf: Int, CaseIterable {
    case whole, text, depth, mapped, name, lineCount, width, offset, opacity, scale, scroll

    /// Leaves whose animated change is visible and moves nothing else.
    static let moving: [DataflowLeaf] = [.offset, .opacity, .scale, .scroll]
}

/// The parts of the random trees. Numbers are indices of the record's numbers.
indirect enum DataflowPiece {
    /// A new record for the piece inside.
    case source(DataflowSource, key: Int, DataflowPiece)
    case leaf(DataflowLeaf, Int)
    case column([DataflowPiece])
    case row([DataflowPiece])
    case layers([DataflowPiece])
    /// The piece inside of so many views that read nothing.
    case passed(Int, DataflowPiece)
    /// The piece in an object that is no source.
    case boxed(DataflowPiece)
    case condition(Int, DataflowPiece, DataflowPiece)
    case unwrapped(DataflowPiece)
    case lines(isLazy: Bool)
    case identified(Int, DataflowPiece)
    case animated(Int, DataflowPiece)
    case transaction(Int, DataflowPiece)
    /// A number of the record beside the same number of an outer record with that key.
    case mix(DataflowMix, Int, outer: Int)
    /// A piece with an observer that copies one number to another.
    case watching(Int, Int, DataflowPiece)
}

struct DataflowPieceMaker {
    var random: SeededNumbers
    private(set) var keys = 0
    /// The keys of the enclosing records.
    private var enclosing: [Int] = []

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// A source with a tree below it.
    mutating func tree() -> DataflowPiece { source(depth: 4) }

    private mutating func source(depth: Int) -> DataflowPiece {
        keys += 1
        let key = keys - 1
        // The first source has nothing to pass on.
        let kinds = DataflowSource.allCases.filter { key > 0 || $0 != .passedOn }
        return .source(kinds[random.next(kinds.count)], key: key, make(depth: depth))
    }

    /// A tree in which every change is visible during its animation.
    mutating func movingTree(depth: Int = 4) -> DataflowPiece {
        keys += 1
        let key = keys - 1
        let kinds: [DataflowSource] = [
            .state, .stateObject, .observedObject, .environmentObject, .observable, .environmentObservable, .functions,
        ]
        let kind = kinds[random.next(kinds.count)]
        enclosing.append(key)
        defer { enclosing.removeLast() }
        return .source(kind, key: key, moving(depth: depth))
    }

    private mutating func moving(depth: Int) -> DataflowPiece {
        guard depth > 0 else { return movingLeaf() }
        switch random.next(8) {
        case 0, 1: return .column((0..<1 + random.next(3)).map { _ in moving(depth: depth - 1) })
        case 2: return .row((0..<1 + random.next(3)).map { _ in moving(depth: depth - 1) })
        case 3: return .layers((0..<1 + random.next(3)).map { _ in moving(depth: depth - 1) })
        case 4: return .passed(1 + random.next(3), moving(depth: depth - 1))
        case 5: return .boxed(moving(depth: depth - 1))
        case 6: return movingTree(depth: depth - 1)
        default: return movingLeaf()
        }
    }

    private mutating func movingLeaf() -> DataflowPiece {
        guard random.next(3) > 0 else {
            let mix = DataflowMix.allCases[random.next(DataflowMix.allCases.count)]
            return .mix(mix, number(), outer: enclosing[random.next(enclosing.count)])
        }
        return .leaf(DataflowLeaf.moving[random.next(DataflowLeaf.moving.count)], number())
    }

    private mutating func make(depth: Int) -> DataflowPiece {
        guard depth > 0 else { return leaf() }
        let inner = depth - 1
        switch random.next(18) {
        case 0, 1, 2: return .column(several(inner))
        case 3: return .row(several(inner))
        case 4: return .layers(several(inner))
        case 5, 6: return .passed(1 + random.next(3), make(depth: inner))
        case 7: return .boxed(make(depth: inner))
        case 8, 9: return .condition(number(), make(depth: inner), make(depth: inner))
        case 10: return .unwrapped(make(depth: inner))
        case 11: return .lines(isLazy: random.next(2) == 0)
        case 12: return .identified(number(), make(depth: inner))
        case 13: return .animated(number(), make(depth: inner))
        case 14: return .transaction(number(), make(depth: inner))
        case 15: return watching(inner)
        default: return source(depth: inner)
        }
    }

    /// The second index is above the first, so that the observers cannot form a cycle.
    private mutating func watching(_ depth: Int) -> DataflowPiece {
        let first = random.next(DataflowRecord.numberCount - 1)
        let second = first + 1 + random.next(DataflowRecord.numberCount - 1 - first)
        return .watching(first, second, make(depth: depth))
    }

    private mutating func several(_ depth: Int) -> [DataflowPiece] {
        (0..<1 + random.next(3)).map { _ in make(depth: depth) }
    }

    private mutating func leaf() -> DataflowPiece {
        .leaf(DataflowLeaf.allCases[random.next(DataflowLeaf.allCases.count)], number())
    }

    private mutating func number() -> Int { random.next(DataflowRecord.numberCount) }
}
