import ScrollAnalysis

/// The style of a report: light or dark as the reader's system, light on paper, in one column that fits a phone.
enum ReportStyle {
    static var markup: Markup {
        """
        :root { color-scheme: light dark; --ground: #ffffff; --text: #16191f; --quiet: #545d6b; --line: #d9dde3;
          --fill: #f4f5f7; --link: #1f55d6; --bad: #a3260f; }
        \(colors(\.lightHex))@media screen and (prefers-color-scheme: dark) {
        :root { --ground: #0f1115; --text: #e8ebf0; --quiet: #9aa3b2; --line: #262b35; --fill: #171b22; --link: #8fb0ff;
          --bad: #ff8f7a; }
        \(colors(\.darkHex))}
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1120px; padding: 24px clamp(12px, 4vw, 40px) 64px; background: var(--ground);
          color: var(--text); font: 16px/1.5 system-ui, Inter, Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 12px; }
        h2 { font-size: 1.25rem; line-height: 1.3; margin: 40px 0 8px; padding-top: 24px; border-top: 1px solid var(--line); }
        p { max-width: 46rem; margin: 8px 0; }
        a { color: var(--link); }
        :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
        nav ul { padding: 0; margin: 16px 0 0; list-style: none; display: flex; flex-wrap: wrap; gap: 4px 20px; }
        figure { margin: 16px 0; }
        figcaption { color: var(--quiet); font-size: 0.875rem; }
        .key { white-space: nowrap; margin-inline-start: 12px; color: var(--text); }
        svg { font-variant-numeric: tabular-nums; }
        svg.wide, svg.narrow { width: 100%; height: auto; font-size: 11px; }
        svg.narrow { display: none; }
        .scroll { overflow-x: auto; margin: 16px 0; }
        table { border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; min-width: 60%;
          overflow-wrap: normal; }
        caption { text-align: start; font-weight: 600; padding: 4px 0; }
        th, td { text-align: start; vertical-align: top; padding: 4px 12px; border-bottom: 1px solid var(--line); }
        th:first-child, td:first-child { padding-inline-start: 0; }
        thead th { color: var(--quiet); font-weight: 500; }
        tbody th { font-weight: 400; }
        td, thead th:not(:first-child) { text-align: end; white-space: nowrap; }
        tr.exceeded th, tr.exceeded td { color: var(--bad); font-weight: 600; }
        .pictures { display: grid; margin: 16px 0; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 12px; }
        .pictures figure { margin: 0; }
        .pictures img { width: 100%; height: auto; display: block; border: 1px solid var(--line); }
        dl { max-width: 46rem; }
        dt { font-weight: 600; margin-top: 8px; }
        dd { margin: 0; color: var(--quiet); }
        @media screen and (max-width: 640px) { svg.wide { display: none; } svg.narrow { display: block; } }
        @media screen and (max-width: 480px) { table { font-size: 0.8125rem; } th, td { padding: 4px 5px; } }
        @media print {
          @page { margin: 15mm; }
          body { max-width: none; padding: 0; font-size: 10pt; }
          nav { display: none; }
          .scroll { overflow: visible; }
          h2, dt { break-after: avoid; }
          figure, tr, dd { break-inside: avoid; }
          .pictures { grid-template-columns: repeat(6, 1fr); }
        }
        """
    }

    /// Returns the rules that make the inks of drawings text colours of classes.
    private static func colors(_ color: (PlotInk) -> String) -> Markup {
        "\(PlotInk.all.map { "svg .\($0.name), svg.\($0.name) { color: \(color($0)); }\n" })"
    }
}
