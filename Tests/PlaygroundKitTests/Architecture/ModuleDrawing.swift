import Foundation

/// A drawing of modules and the lines between them, as in ARCHITECTURE.md.
///
/// A line of box-drawing characters that leaves a name downwards leads to every name that it enters from above. Lines
/// that touch are one line.
struct ModuleDrawing {
    private enum Direction: CaseIterable {
        case up, down, left, right

        var opposite: Direction {
            switch self {
            case .up: .down
            case .down: .up
            case .left: .right
            case .right: .left
            }
        }
    }

    private struct Cell: Hashable {
        var row: Int
        var column: Int

        func next(_ direction: Direction) -> Cell {
            switch direction {
            case .up: Cell(row: row - 1, column: column)
            case .down: Cell(row: row + 1, column: column)
            case .left: Cell(row: row, column: column - 1)
            case .right: Cell(row: row, column: column + 1)
            }
        }
    }

    private static let lines: [Character: Set<Direction>] = [
        "│": [.up, .down], "─": [.left, .right], "┌": [.down, .right], "┐": [.down, .left], "└": [.up, .right],
        "┘": [.up, .left], "├": [.up, .down, .right], "┤": [.up, .down, .left], "┬": [.left, .right, .down],
        "┴": [.left, .right, .up], "┼": Set(Direction.allCases),
    ]

    private var names: [Cell: String] = [:]
    private var ends: [Cell: Set<Direction>] = [:]

    init(_ text: String) {
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for match in line.matches(of: /\w+/) {
                let start = line.distance(from: line.startIndex, to: match.range.lowerBound)
                for column in start..<start + match.output.count {
                    names[Cell(row: row, column: column)] = String(match.output)
                }
            }
            for (column, character) in line.enumerated() {
                ends[Cell(row: row, column: column)] = Self.lines[character]
            }
        }
    }

    /// The names in the drawing.
    var modules: Set<String> { Set(names.values) }

    /// The names at the lower ends of the lines that leave this one.
    func below(_ module: String) -> Set<String> {
        var waiting = names.filter { $0.value == module }.map { $0.key.next(.down) }.filter {
            ends[$0]?.contains(.up) == true
        }
        var seen = Set(waiting)
        var found: Set<String> = []
        while let cell = waiting.popLast() {
            for direction in ends[cell] ?? [] {
                let next = cell.next(direction)
                if direction == .down, let name = names[next] { found.insert(name) }
                if ends[next]?.contains(direction.opposite) == true, seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return found
    }

    /// The rows with a line that ends without a name, from 1.
    var rowsWithLooseEnds: Set<Int> {
        let loose = ends.filter { cell, directions in
            directions.contains { direction in
                let next = cell.next(direction)
                let meetsName = names[next] != nil && (direction == .up || direction == .down)
                return !meetsName && ends[next]?.contains(direction.opposite) != true
            }
        }
        return Set(loose.map { $0.key.row + 1 })
    }
}
