import Foundation

/// A measured curve of offsets over time.
///
/// CSV with a line of names: `t` in seconds and `offset`; optionally `held`, which is 1 while a finger or a wheel acts
/// and 0 afterwards, and `velocity` in units of the offset per second. In each row, one of offset and velocity may be
/// empty. Other columns are ignored. Lines that begin with `#` may state sizes, `# viewport 400x800` and `# content
/// 400x4000`, or the length along the axis, `# viewport 800`. Times may be uneven, and rows may be missing.
public struct CurveFile: Equatable, Sendable {
    /// A row of the file.
    package struct Row: Equatable, Sendable {
        /// In seconds; later than in the previous row.
        package var time: Double
        /// In the unit of the file.
        package var offset: Double
        package var isHeld: Bool
    }

    /// A measured velocity.
    package struct Velocity: Equatable, Sendable {
        /// In seconds; later than the previous one.
        package var time: Double
        /// In units of the offset per second, positive for growing offsets.
        package var value: Double
        package var isHeld: Bool
    }

    /// The rows with an offset.
    package private(set) var rows: [Row] = []
    /// The velocities of the rows that have one; some of them may have no offset.
    package private(set) var velocities: [Velocity] = []
    /// The time of the last row.
    private var lastTime = -Double.infinity
    /// The time at which the content was held last; nil if it never was.
    package var lift: Double? {
        [rows.last(where: \.isHeld)?.time, velocities.last(where: \.isHeld)?.time].compactMap { $0 }.max()
    }
    /// The lengths along the scrolling axis, in the unit of the file; nil if it does not state them.
    package var viewport: Double? { length(viewportSize) }
    package var content: Double? { length(contentSize) }
    /// One length, or width and height.
    private var viewportSize: [Double] = []
    private var contentSize: [Double] = []
    private let file: String

    /// Reads the file at `path`. Throws ``ExitStatus/inputOutput``, and ``ExitStatus/malformed`` with the line.
    public init(contentsOf path: String) throws(PlaygroundError) {
        try self.init(try Files.read(path), file: path)
    }

    /// Parses bytes. `file` is only used in messages.
    public init(_ bytes: [UInt8], file path: String) throws(PlaygroundError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw PlaygroundError(.malformed, "\(path): found bytes that are not UTF-8.", remedy: Self.remedy)
        }
        try self.init(text, file: path)
    }

    /// Parses text. `file` is only used in messages.
    package init(_ text: String, file: String) throws(PlaygroundError) {
        self.file = file
        var columns: Columns?
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let line = line.drop(while: \.isWhitespace)
            if line.isEmpty { continue }
            if line.first == "#" {
                try readLength(line.dropFirst(), number)
            } else if let columns {
                try add(line.split(separator: ",", omittingEmptySubsequences: false), columns, number)
            } else {
                columns = Columns(line)
                guard let columns else { throw unexpected(number, "\"\(line)\"", "a line of names with t and offset") }
                if let name = columns.repeated {
                    throw unexpected(
                        number, "two columns named \(name)", "one of them",
                        remedy: "Remove one of the columns, or give it another name.")
                }
            }
        }
        if columns == nil { throw PlaygroundError(.malformed, "\(file): the file is empty.", remedy: Self.remedy) }
    }

    /// Returns whether the first line that is not a comment names the columns of a curve.
    package static func isCurve(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(headLength), as: UTF8.self)
        let first = head.split(whereSeparator: \.isNewline).first { line in
            line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
        }
        return first.map { Columns($0) != nil } ?? false
    }

    /// The number of bytes in which the line of names is searched.
    private static let headLength = 65_536

    package static let remedy = "A curve is CSV with the names t,offset in its first line, in seconds and points."

    /// The index of each column.
    private struct Columns {
        let time: Int
        let offset: Int
        let held: Int?
        let velocity: Int?
        let count: Int
        /// A name that several columns have; nil for none. Columns that are not read may have any name.
        let repeated: String?

        init?(_ line: Substring) {
            let names = line.split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let time = names.firstIndex(of: "t"), let offset = names.firstIndex(of: "offset") else { return nil }
            (self.time, self.offset) = (time, offset)
            (held, velocity) = (names.firstIndex(of: "held"), names.firstIndex(of: "velocity"))
            count = names.count
            repeated = ["t", "offset", "held", "velocity"].first { name in names.count { $0 == name } > 1 }
        }
    }

    private mutating func readLength(_ line: Substring, _ number: Int) throws(PlaygroundError) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == "viewport" || words[0] == "content" else { return }
        let lengths = words[1].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard lengths.count <= 2, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw unexpected(number, "\"\(words[1])\"", "a size such as 400x800, or a length that is not negative")
        }
        let size = words[0] == "viewport" ? viewportSize : contentSize
        guard size.isEmpty || size == lengths else {
            let former = size.map(\.shortestDecimal).joined(separator: "x")
            throw unexpected(
                number, "\(words[0]) \(words[1])", "\(former) as before", remedy: "Remove one of the two lines.")
        }
        if words[0] == "viewport" { viewportSize = lengths } else { contentSize = lengths }
    }

    /// Returns the height of a size, or the width if the content exceeds the viewport only in width.
    private func length(_ size: [Double]) -> Double? {
        guard size.count == 2 else { return size.first }
        guard viewportSize.count == 2, contentSize.count == 2 else { return size[1] }
        let scrollsAcross = contentSize[0] > viewportSize[0] && contentSize[1] <= viewportSize[1]
        return size[scrollsAcross ? 0 : 1]
    }

    private mutating func add(_ cells: [Substring], _ columns: Columns, _ number: Int) throws(PlaygroundError) {
        let limit = FileLimit.samples
        guard max(rows.count, velocities.count) < limit.value else {
            throw PlaygroundError(
                .malformed, "\(file): found more than \(limit.value) rows.",
                remedy: "Cut out one gesture, or leave out every other row.")
        }
        // A comma at the end of a line adds an empty field, and no value.
        if let last = cells.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }), last >= columns.count {
            throw unexpected(
                number, "\(last + 1) fields", "at most \(columns.count), as in the line of names",
                remedy: "Name each column in the first line, and write decimals with a point.")
        }
        let time = try value(cells, columns.time, "t", number)
        guard time > lastTime else {
            throw unexpected(number, "t \(time.shortestDecimal)", "a time after \(lastTime.shortestDecimal)")
        }
        lastTime = time
        let mark = try columns.held.map { (index) throws(PlaygroundError) in try held(cells, index, number) }
        let isHeld = mark ?? false
        let velocity = try columns.velocity.flatMap { (index) throws(PlaygroundError) in
            try isEmpty(cells, index) ? nil : value(cells, index, "velocity", number)
        }
        if let velocity { velocities.append(Velocity(time: time, value: velocity, isHeld: isHeld)) }
        if velocity != nil, isEmpty(cells, columns.offset) { return }
        let offset = try value(cells, columns.offset, "offset", number)
        rows.append(Row(time: time, offset: offset, isHeld: isHeld))
    }

    private func held(_ cells: [Substring], _ index: Int, _ number: Int) throws(PlaygroundError) -> Bool {
        let held = try value(cells, index, "held", number)
        guard held == 0 || held == 1 else {
            throw unexpected(
                number, "held \(held.shortestDecimal)", "0 or 1",
                remedy: "Write 1 while a finger or a wheel acts, and 0 afterwards.")
        }
        return held == 1
    }

    private func isEmpty(_ cells: [Substring], _ index: Int) -> Bool {
        !cells.indices.contains(index) || cells[index].allSatisfy(\.isWhitespace)
    }

    private func value(_ cells: [Substring], _ index: Int, _ name: String, _ number: Int) throws(PlaygroundError)
        -> Double
    {
        let text = cells.indices.contains(index) ? cells[index].trimmingCharacters(in: .whitespaces) : ""
        guard let value = Double(text), abs(value) <= Self.largest else {
            throw unexpected(number, "\(name) \"\(text)\"", "a number")
        }
        return value
    }

    /// The largest plausible offset, in points, and time, in seconds.
    private static let largest = 1e9

    private func unexpected(
        _ line: Int, _ found: String, _ expected: String, remedy: String = Self.remedy
    ) -> PlaygroundError {
        PlaygroundError(.malformed, "\(file):\(line): found \(found), expected \(expected).", remedy: remedy)
    }
}
