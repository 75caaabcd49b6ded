/// What a report says, whatever it is written as.
///
/// Does not own: HTML (``ReportPage``) and Markdown (``ReportMarkdown``). Text of files stands in it as it is: writers escape all
/// text.
struct ReportDocument: Sendable {
    var title: String
    /// What is compared, and how it came out.
    var lead: [String]
    var sections: [ReportSection]
}

/// A part of a report with a heading of its own.
struct ReportSection: Sendable {
    /// What links lead to: letters, digits and hyphens.
    var id: String
    var title: String
    var blocks: [ReportBlock]
}

/// A piece of a section.
enum ReportBlock: Sendable {
    case paragraph(String)
    /// Curves, with what they show for those who do not see them.
    case curves(CurveData, title: String)
    case table(ReportTable)
    /// Pictures beside each other.
    case pictures([ReportPicture])
    /// Words and what they mean.
    case terms([ReportTerm])
}

/// Rows of text whose first column names them.
struct ReportTable: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        var cells: [String]
        /// A limit is exceeded, as its last cell says in words.
        var isExceeded = false

        init(_ cells: [String], isExceeded: Bool = false) { (self.cells, self.isExceeded) = (cells, isExceeded) }
    }

    /// What it is a table of.
    var caption: String
    /// A word for each column.
    var head: [String]
    /// Each with as many cells as there are columns.
    var rows: [Row]
}

/// A word and what it means.
struct ReportTerm: Equatable, Sendable {
    var word: String
    var meaning: String
}

/// What is seen at one moment.
struct ReportPicture: Sendable {
    /// The tuning and the moment.
    var caption: String
    /// A PNG file.
    var png: [UInt8]
    /// In pixels.
    var size: (width: Int, height: Int)
}
