import Foundation
import ScrollAnalysis
import ScrollPhysics

/// Writes a report as one self-contained HTML page: no network, no scripts, style and pictures inline.
struct ReportPage {
    private let document: ReportDocument

    init(_ document: ReportDocument) { self.document = document }

    /// The same document gives the same bytes. O(length).
    var text: String {
        let page: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
            <title>\(document.title)</title>
            <style>
            \(ReportStyle.markup)
            </style>
            </head>
            <body>
            <header>
            <h1>\(document.title)</h1>
            \(document.lead.map { "<p>\($0)</p>\n" })</header>
            \(navigation)<main>
            \(document.sections.map(section))</main>
            </body>
            </html>

            """
        return page.text
    }

    private var navigation: Markup {
        """
        <nav aria-label="Sections">
        <ul>
        \(document.sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" })</ul>
        </nav>

        """
    }

    private func section(_ section: ReportSection) -> Markup {
        """
        <section id="\(section.id)" aria-labelledby="\(section.id)-title">
        <h2 id="\(section.id)-title">\(section.title)</h2>
        \(section.blocks.map(block))</section>

        """
    }

    private func block(_ block: ReportBlock) -> Markup {
        switch block {
        case .paragraph(let text): "<p>\(text)</p>\n"
        case .curves(let data, let title): curves(data, title)
        case .table(let table): self.table(table)
        case .pictures(let pictures): "<div class=\"pictures\">\n\(pictures.map(picture))</div>\n"
        case .terms(let terms):
            "<dl>\n\(terms.map { "<dt>\($0.word)</dt><dd>\($0.meaning)</dd>\n" })</dl>\n"
        }
    }

    // MARK: Curves

    /// One drawing for wide pages and one for phones. The style shows one of them.
    private static let sizes = [
        ("wide", CGSize(width: 960, height: 440)), ("narrow", CGSize(width: 340, height: 400)),
    ]

    private func curves(_ data: CurveData, _ title: String) -> Markup {
        let range = PlotRange(whole: data.start...max(data.start, data.end))
        let drawings = Self.sizes.map { name, size in
            PlotPainter(data, .both, range, size: size).picture.inlineSVG(title: title, name: name)
        }
        return """
            <figure>
            \(drawings)<figcaption>\(title).\(data.legend.map(key))</figcaption>
            </figure>

            """
    }

    private func key(_ entry: PlotLegend) -> Markup {
        let dash: Markup = entry.isDashed ? " stroke-dasharray=\"5 4\"" : ""
        return """
             <span class="key"><svg class="\(entry.ink.name)" viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">\
            <path d="M0 4h26" fill="none" stroke="currentColor" stroke-width="1.5"\(dash)/></svg> \(entry.text)</span>
            """
    }

    // MARK: Tables and pictures

    /// Scrolls horizontally on narrower pages, also with keys.
    private func table(_ table: ReportTable) -> Markup {
        """
        <div class="scroll" tabindex="0" role="region" aria-label="\(table.caption)">
        <table>
        <caption>\(table.caption)</caption>
        <thead><tr>\(table.head.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
        <tbody>
        \(table.rows.map(row))</tbody>
        </table>
        </div>

        """
    }

    private func row(_ row: ReportTable.Row) -> Markup {
        let kind: Markup = row.isExceeded ? " class=\"exceeded\"" : ""
        let cells: [Markup] = row.cells.dropFirst().map { "<td>\($0)</td>" }
        return "<tr\(kind)><th scope=\"row\">\(row.cells.first ?? "")</th>\(cells)</tr>\n"
    }

    private func picture(_ picture: ReportPicture) -> Markup {
        """
        <figure><img alt="The stage: \(picture.caption)" width="\(picture.size.width)" height="\(picture.size.height)" \
        src="data:image/png;base64,\(Data(picture.png).base64EncodedString())"><figcaption>\(picture.caption)</figcaption></figure>

        """
    }
}
