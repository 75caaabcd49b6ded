import Foundation
@_spi(Nodes) import ScrollUI

/// A form as two columns: labels, which end at one line, and what they belong to, which begins there. What has no label
/// begins there as well.
nonisolated struct FormColumns<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        FormColumnLayout { content }
            .environment(\.sectionTitles, ColumnSectionTitles())
            .environment(\.labelPlacement, .column)
    }
}

/// Rows one below the other, shifted so that the controls of all begin at one line, and as wide as there is space behind it.
nonisolated private struct FormColumnLayout: Layout {
    /// Points between rows.
    private static let spacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(of: subviews, width: proposal.width)
        let height = rows.reduce(Self.spacing * CGFloat(max(0, rows.count - 1))) { $0 + $1.size.height }
        return CGSize(width: rows.map { $0.x + $0.size.width }.max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (row, subview) in zip(rows(of: subviews, width: bounds.width), subviews) {
            subview.place(at: CGPoint(x: bounds.minX + row.x, y: y), proposal: row.proposal)
            y += row.size.height + Self.spacing
        }
    }

    /// `x` is how far a row's leading edge lies behind the one of the layout. `width` is nil for as much as the rows like.
    private func rows(
        of subviews: Subviews, width: CGFloat?
    ) -> [(x: CGFloat, size: CGSize, proposal: ProposedViewSize)] {
        let labels = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formColumn] }
        let column = labels.max() ?? 0
        return zip(subviews, labels).map { subview, label in
            let proposal = ProposedViewSize(width: width.map { max(0, $0 - column + label) }, height: nil)
            return (column - label, subview.sizeThatFits(proposal), proposal)
        }
    }
}
