/// The places of a paragraph where a line may end: at its spaces and at its end.
@MainActor
struct LineEnds {
    private let ends: [Substring.Index]
    /// The first one that is not in an earlier line.
    private var first = 0
    /// The number of ends that the line before took: the next line is likely to be about as long.
    private var likely = 1

    init(of paragraph: Substring) {
        // A space with a combining mark is another character.
        var ends = paragraph.utf8.indices.filter { paragraph.utf8[$0] == UInt8(ascii: " ") && paragraph[$0] == " " }
        ends.append(paragraph.endIndex)
        self.ends = ends
    }

    /// Returns the end of the longest line at the start of `rest` that `fits`; nil if no word does. A line that is
    /// longer than one that does not fit must not fit either.
    mutating func next(in rest: Substring, fits: (Substring) -> Bool) -> Substring.Index? {
        while ends[first] < rest.startIndex { first += 1 }
        let count = fittingCount { fits(rest[..<ends[first + $0]]) }
        guard count > 0, ends[first + count - 1] > rest.startIndex || rest.isEmpty else { return nil }
        likely = count
        return ends[first + count - 1]
    }

    /// Returns how many ends fit, searched from the likely number outwards.
    private func fittingCount(_ fits: (Int) -> Bool) -> Int {
        let most = ends.count - first
        var (low, high) = (0, most + 1)
        var (probe, step) = (min(likely, most), 1)
        while high - low > 1 {
            if fits(probe - 1) { low = probe } else { high = probe }
            // Away from the likely number in growing steps, and between two that are known by halves.
            if high > most {
                probe = min(low + step, most)
            } else if low == 0 {
                probe = max(high - step, 1)
            } else {
                probe = (low + high) / 2
            }
            step *= 2
        }
        return low
    }
}
