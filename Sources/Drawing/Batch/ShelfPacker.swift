/// Packs small rectangles into a large one, in rows of similar height that are filled from left to right.
///
/// Lines of text come in few heights, so little space is wasted. Single rectangles cannot be removed.
struct ShelfPacker {
    let width: Int
    let height: Int
    private var shelves: [Shelf] = []

    private struct Shelf {
        var y: Int
        var height: Int
        var used: Int
    }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The height of all shelves.
    var usedHeight: Int { shelves.last.map { $0.y + $0.height } ?? 0 }

    /// Removes all rectangles and keeps the storage.
    mutating func removeAll() {
        shelves.removeAll(keepingCapacity: true)
    }

    /// Returns the top left corner of the space for the rectangle; nil if space runs out. O(shelves).
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
        guard width <= self.width, height <= self.height else { return nil }
        if let index = bestShelf(width: width, height: height) {
            defer { shelves[index].used += width }
            return (shelves[index].used, shelves[index].y)
        }
        let y = usedHeight
        guard y + height <= self.height else { return nil }
        shelves.append(Shelf(y: y, height: height, used: width))
        return (0, y)
    }

    /// Returns the lowest shelf that is high enough, but not so high that most of it would be wasted.
    private func bestShelf(width: Int, height: Int) -> Int? {
        var best: Int?
        for (index, shelf) in shelves.enumerated() {
            guard shelf.height >= height, shelf.used + width <= self.width else { continue }
            guard shelf.height <= height + height / 2 + 4 else { continue }
            if best.map({ shelf.height < shelves[$0].height }) ?? true { best = index }
        }
        return best
    }
}
