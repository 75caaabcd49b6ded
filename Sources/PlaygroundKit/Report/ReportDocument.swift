/// The content of a report, independent of its format.
///
/// Does not own: HTML (``ReportPage``) and Markdown (``ReportMarkdown``). Text from files is stored unescaped; the
/// writers escape all text.
struct ReportDocument: Sendable {
    var title: String
    /// The subject and the result.
    var lead: [String]
    var sections: [ReportSection]
}

/// A section with a heading.
struct ReportSection: Sendable {
    /// The anchor of links: letters, digits and hyphens.
    var id: String
    var title: String
    var blocks: [ReportBlock]
}

/// A block of a section.
enum ReportBlock: Sendable {
    case paragraph(String)
    /// Curves, with a text for screen readers.
    case curves(CurveData, title: String)
    case table(ReportTable)
    /// Pictures side by side.
    case pictures([ReportPicture])
    /// Terms and their definitions.
    case terms([ReportTerm])
}

/// A table of text. The first column contains the names of the rows.
struct ReportTable: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        var cells: [String]
        /// Whether a limit is exceeded, as the last cell says.
        var isExceeded = false

        init(_ cells: [String], isExceeded: Bool = false) { (self.cells, self.isExceeded) = (cells, isExceeded) }
    }

    /// The title of the table.
    var caption: String
    /// One title per column.
    var head: [String]
    /// Each row has as many cells as there are columns.
    var rows: [Row]
}

/// A term and its definition.
struct ReportTerm: Equatable, Sendable {
    var word: String
    var meaning: String
}

/// A picture of one moment.
struct ReportPicture: Sendable {
    /// The tuning and the time.
    var caption: String
    /// A PNG file.
    var png: [UInt8]
    /// In pixels.
    var size: (width: Int, height: Int)
}
