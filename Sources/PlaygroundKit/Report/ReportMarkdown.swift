import ScrollAnalysis

/// Writes a report as Markdown, for an issue or a pull request: text and tables, without curves and pictures.
struct ReportMarkdown {
    private let document: ReportDocument

    init(_ document: ReportDocument) { self.document = document }

    /// The same document gives the same bytes. O(length).
    var text: String {
        let head = ["# \(Self.escaped(document.title))"] + document.lead.map(Self.escaped)
        let sections = document.sections.flatMap { section in
            ["## \(Self.escaped(section.title))"] + section.blocks.compactMap(Self.block)
        }
        return (head + sections).joined(separator: "\n\n") + "\n"
    }

    private static func block(_ block: ReportBlock) -> String? {
        switch block {
        case .paragraph(let text): escaped(text)
        case .table(let table): self.table(table)
        case .terms(let terms):
            terms.map { "- **\(escaped($0.word))**: \(escaped($0.meaning))" }.joined(separator: "\n")
        case .curves, .pictures: nil
        }
    }

    private static func table(_ table: ReportTable) -> String {
        let marks = table.head.indices.map { $0 == 0 ? "---" : "---:" }
        let rows = table.rows.map { row in
            let cells = row.cells.map(escaped)
            return line(row.isExceeded ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells)
        }
        return (["**\(escaped(table.caption))**", "", line(table.head.map(escaped)), line(marks)] + rows)
            .joined(separator: "\n")
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    /// Escapes markup, mentions and references to issues. An empty comment after "@" and "#" separates them from the
    /// following name or number.
    private static func escaped(_ text: String) -> String {
        text.visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "@", "#": result += "\\\(scalar)<!-- -->"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "!", "&", "$": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
