import ScrollAnalysis
import ScrollUI

/// A table that is larger than the window in both directions.
struct TableScene: View {
    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            LazyVStack(alignment: .leading, spacing: 4) {
                ContentHeader(title: "Wide table", detail: "Scrolls in both directions, one at a time")
                TableHeading()
                ForEach(1...TableCell.rows, id: \.self) { TableRow(row: $0) }
            }
            .frame(width: TableCell.rowWidth)
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.all)
        .stageSnapping(.none)
    }
}

/// The measures of the table, in points.
private enum TableCell {
    static let rows = 400
    static let columns = 24
    static let size = (width: 96.0, height: 40.0)
    static let gap = 4.0
    /// The width of the first column, which counts the rows.
    static let countWidth = 52.0
    static let rowWidth = countWidth + (size.width + gap) * Double(TableCell.columns)
}

private struct TableHeading: View {
    var body: some View {
        HStack(spacing: TableCell.gap) {
            Text("Row").frame(width: TableCell.countWidth, height: TableCell.size.height, alignment: .leading)
            ForEach(0..<TableCell.columns) { column in
                Text(CardColor.of(column).name)
                    .frame(width: TableCell.size.width, height: TableCell.size.height)
                    .background(Palette.fill, in: RoundedRectangle(cornerRadius: 6))
            }
        }
        .font(TypeScale.controlStrong)
    }
}

private struct TableRow: View {
    let row: Int

    var body: some View {
        HStack(spacing: TableCell.gap) {
            Text("\(row)")
                .font(TypeScale.number)
                .foregroundStyle(Palette.secondary)
                .frame(width: TableCell.countWidth, height: TableCell.size.height, alignment: .leading)
            ForEach(0..<TableCell.columns) { column in
                let color = CardColor.of(row + column * 3)
                Text("\(row), \(column + 1)")
                    .font(TypeScale.cardDetail)
                    .foregroundStyle(color.text.color)
                    .frame(width: TableCell.size.width, height: TableCell.size.height)
                    .background(color.bottom.color, in: RoundedRectangle(cornerRadius: 6))
            }
        }
    }
}
