/// Rows of words in aligned columns.
enum TextColumns {
    /// Returns one line for each row, without trailing spaces. All rows must be as long as the first.
    static func lines(_ rows: [[String]]) -> String {
        let count = rows.first?.count ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { padded($0, to: $1) }
            return trimmed(cells.joined(separator: "  ")) + "\n"
        }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
