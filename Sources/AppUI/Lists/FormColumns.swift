import Foundation
@_spi(Nodes) import ScrollUI

/// A form with two columns: trailing-aligned labels and leading-aligned controls. Views without a label are in the second column.
nonisolated struct FormColumns<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        FormColumnLayout { content }
            .environment(\.sectionTitles, ColumnSectionTitles())
            .environment(\.labelPlacement, .column)
    }
}

/// Stacks rows vertically, aligns the leading edges of their controls, and gives the controls all the remaining width.
nonisolated private struct FormColumnLayout: Layout {
    /// The spacing between rows, in points.
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

    /// `x` is the distance from the layout's leading edge to a row's leading edge. A nil `width` gives rows their ideal width.
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
