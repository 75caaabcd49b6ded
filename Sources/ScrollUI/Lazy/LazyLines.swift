/// The lines of a lazy container. Each is a row, a header or a footer, or as many cells as there are tracks.
package struct LazyLines {
    /// Consecutive lines of one kind.
    package struct Run {
        var firstItem: Int
        var itemCount: Int
        package var firstLine: Int
        package var lineCount: Int
        /// Whether the lines consist of cells; false for headers and footers, which occupy a whole line.
        package var isCells: Bool
    }

    /// The lines of a section.
    struct SectionLines {
        var lines: Range<Int>
        var header: Int?
        var footer: Int?
    }

    private(set) var runs: [Run] = []
    /// The sections with lines, in order.
    private(set) var sections: [SectionLines] = []
    private(set) var count = 0
    let columns: Int
    private var lastSection: Int?

    @MainActor
    init(_ items: LazyItems, columns: Int) {
        self.columns = max(1, columns)
        for segment in items.segments { add(segment) }
    }

    private mutating func add(_ segment: LazyItems.Segment) {
        let isCells = segment.role == .content
        let isSameSection = segment.section == lastSection
        if let last = runs.indices.last, isSameSection, isCells, runs[last].isCells {
            grow(last, by: segment.count)
        } else {
            let lineCount = isCells ? lines(for: segment.count) : segment.count
            runs.append(
                Run(
                    firstItem: segment.first, itemCount: segment.count, firstLine: count, lineCount: lineCount,
                    isCells: isCells))
            count += lineCount
        }
        note(segment, isSameSection)
        lastSection = segment.section
    }

    private func lines(for items: Int) -> Int { (items + columns - 1) / columns }

    private mutating func grow(_ run: Int, by items: Int) {
        runs[run].itemCount += items
        let lineCount = lines(for: runs[run].itemCount)
        count += lineCount - runs[run].lineCount
        runs[run].lineCount = lineCount
    }

    private mutating func note(_ segment: LazyItems.Segment, _ isSameSection: Bool) {
        guard segment.section != nil, let run = runs.last else { return }
        if !isSameSection || sections.isEmpty {
            sections.append(SectionLines(lines: run.firstLine..<count))
        }
        let last = sections.count - 1
        sections[last].lines = sections[last].lines.lowerBound..<count
        if segment.role == .header, sections[last].header == nil { sections[last].header = run.firstLine }
        if segment.role == .footer { sections[last].footer = run.firstLine }
    }

    /// Returns the runs that share lines with `range`. Complexity: O(log n) in the number of runs, plus the number of
    /// returned runs.
    package func runs(overlapping range: Range<Int>) -> ArraySlice<Run> {
        guard !range.isEmpty, !runs.isEmpty else { return [] }
        let first = index { $0.firstLine > range.lowerBound }
        var end = first
        while end < runs.count, runs[end].firstLine < range.upperBound { end += 1 }
        return runs[first..<end]
    }

    /// Complexity: O(log n) in the number of runs.
    private func run(where isAfter: (Run) -> Bool) -> Run? {
        runs.isEmpty ? nil : runs[index(where: isAfter)]
    }

    /// Returns the last run for which `isAfter` is false, or the first run.
    private func index(where isAfter: (Run) -> Bool) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if isAfter(runs[middle]) { high = middle - 1 } else { low = middle }
        }
        return low
    }

    /// The first item that is a row or cell; the first item if there is none.
    var firstCell: Int { runs.first { $0.isCells }?.firstItem ?? 0 }

    package func isCells(_ line: Int) -> Bool {
        run { $0.firstLine > line }?.isCells ?? true
    }

    func items(inLine line: Int) -> Range<Int> {
        guard let run = run(where: { $0.firstLine > line }) else { return 0..<0 }
        let perLine = run.isCells ? columns : 1
        let first = run.firstItem + (line - run.firstLine) * perLine
        return first..<max(first, min(first + perLine, run.firstItem + run.itemCount))
    }

    func items(inLines lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        return items(inLine: lines.lowerBound).lowerBound..<items(inLine: lines.upperBound - 1).upperBound
    }

    package func line(ofItem item: Int) -> Int {
        guard let run = run(where: { $0.firstItem > item }) else { return 0 }
        return run.firstLine + (item - run.firstItem) / (run.isCells ? columns : 1)
    }

    /// Returns the first section that ends after `line`. Complexity: O(log n).
    func firstSection(endingAfter line: Int) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].lines.upperBound > line { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
