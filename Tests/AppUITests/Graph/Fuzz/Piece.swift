import ViewTestSupport

/// The parts of the random test's trees: mainly views with interactions.
indirect enum Piece {
    case leaf(Leaf, key: Int)
    case column([Element])
    case row([Element])
    case layers([Element])
    case lazyColumn([Element])
    case grid([Element])
    case each([Element])
    case list([Element])
    case scroll(isVertical: Bool, [Element], key: Int)
    /// A modifier around several views, by its number.
    case wrapped(Int, [Element])
    case identified(Int, Piece)
    case maybe(Bool, Piece)
    case either(Bool, Piece, Piece)
    case moving(Int, Piece)
    case popover(Bool, Piece)

    enum Leaf: Int, CaseIterable {
        case text, button, press, drag, stateDrag, twoTaps, hold, field, slider, picker, menu, focusable, geometry, life
        case stepper, toggle
    }

    struct Element: Identifiable {
        let id: Int
        var piece: Piece
    }
}

/// Makes pieces and changes them. Every key is new, so that no two views share one.
struct PieceMaker {
    var random: SeededNumbers
    private var lastKey = 0

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    private mutating func key() -> Int {
        lastKey += 1
        return lastKey
    }

    mutating func make(depth: Int) -> Piece {
        guard depth > 0 else { return leaf() }
        switch random.next(20) {
        case 0: return .column(several(depth))
        case 1: return .row(several(depth))
        case 2: return .layers(several(depth))
        case 3: return .lazyColumn(elements(depth))
        case 4: return .grid(elements(depth))
        case 5: return .each(elements(depth))
        case 6, 7: return .list(elements(depth))
        case 8, 9: return .scroll(isVertical: random.next(3) > 0, several(depth), key: key())
        case 10, 11: return .wrapped(random.next(11), several(depth))
        case 12: return .identified(key(), make(depth: depth - 1))
        case 13: return .maybe(random.next(3) > 0, make(depth: depth - 1))
        case 14: return .either(random.next(2) == 0, make(depth: depth - 1), make(depth: depth - 1))
        case 15: return .moving(random.next(5), make(depth: depth - 1))
        case 16: return .popover(random.next(3) == 0, make(depth: depth - 1))
        default: return leaf()
        }
    }

    private mutating func leaf() -> Piece {
        .leaf(Piece.Leaf(rawValue: random.next(Piece.Leaf.allCases.count)) ?? .text, key: key())
    }

    private mutating func several(_ depth: Int) -> [Piece.Element] {
        (0..<1 + random.next(3)).map { _ in Piece.Element(id: key(), piece: make(depth: depth - 1)) }
    }

    private mutating func elements(_ depth: Int) -> [Piece.Element] {
        (0..<random.next(10)).map { _ in Piece.Element(id: key(), piece: make(depth: min(1, depth - 1))) }
    }

    /// The same tree with one change: a part leaves, appears, moves, or is replaced.
    mutating func change(_ piece: Piece, depth: Int) -> Piece {
        if random.next(4) == 0 { return make(depth: depth) }
        let inner = max(0, depth - 1)
        switch piece {
        case .leaf: return make(depth: depth)
        case .column(let pieces): return .column(change(pieces, inner))
        case .row(let pieces): return .row(change(pieces, inner))
        case .layers(let pieces): return .layers(change(pieces, inner))
        case .lazyColumn(let elements): return .lazyColumn(change(elements, inner))
        case .grid(let elements): return .grid(change(elements, inner))
        case .each(let elements): return .each(change(elements, inner))
        case .list(let elements): return .list(change(elements, inner))
        case .scroll(let isVertical, let pieces, let key):
            return .scroll(isVertical: isVertical, change(pieces, inner), key: key)
        case .wrapped(let kind, let pieces): return .wrapped(kind, change(pieces, inner))
        case .identified(let id, let piece):
            let isAnother = random.next(2) == 0
            return .identified(isAnother ? key() : id, isAnother ? make(depth: inner) : change(piece, depth: inner))
        case .maybe(let isThere, let piece): return .maybe(!isThere, isThere ? piece : make(depth: inner))
        case .either(let isFirst, let first, let second): return .either(!isFirst, first, second)
        case .moving(let kind, let piece): return .moving(kind, change(piece, depth: inner))
        case .popover(let isOpen, let piece): return .popover(!isOpen, piece)
        }
    }

    private mutating func change(_ elements: [Piece.Element], _ depth: Int) -> [Piece.Element] {
        var elements = elements
        let place = random.next(elements.count + 1)
        switch random.next(5) {
        case 0: elements.insert(Piece.Element(id: key(), piece: make(depth: min(1, depth))), at: place)
        case 1, 2: if place < elements.count { elements.remove(at: place) }
        case 3: if place < elements.count { elements.swapAt(random.next(elements.count), place) }
        default: if place < elements.count { elements[place].piece = change(elements[place].piece, depth: depth) }
        }
        return elements
    }
}
