import SwiftUI

/// A year of days in columns of weeks, opened at its end; a pinned legend, a day that is tapped.
struct ActivityHeatmap: View {
    struct Cell: Identifiable, Hashable {
        let id: Int
        var level: Int { (id * id + id / 3) % 5 }
    }

    @State private var chosen: Cell?
    @AppSetting private var isLarge = false
    private let cells = (0..<364).map(Cell.init)
    private var side: CGFloat { isLarge ? 24 : 14 }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ScrollViewReader { reader in
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHGrid(rows: Array(repeating: GridItem(.fixed(side), spacing: 3), count: 7), spacing: 3) {
                        ForEach(cells) { cell in
                            RoundedRectangle(cornerRadius: 3)
                                .fill(color(cell.level))
                                .frame(width: side, height: side)
                                .overlay {
                                    if cell == chosen { RoundedRectangle(cornerRadius: 3).stroke(.white, lineWidth: 2) }
                                }
                                .onTapGesture { chosen = cell }
                        }
                    }
                }
                .frame(height: side * 7 + 18)
                .onAppear { reader.scrollTo(cells.last?.id, anchor: .trailing) }
                HStack {
                    Button("January") { withAnimation { reader.scrollTo(0, anchor: .leading) } }
                    Spacer()
                    Toggle("Large", isOn: $isLarge)
                }
            }
            Text(chosen.map { "Day \($0.id + 1): level \($0.level)" } ?? "No day chosen")
            HStack(spacing: 4) {
                Text("Less").font(.caption2)
                ForEach(0..<5, id: \.self) { level in
                    color(level).frame(width: 10, height: 10).cornerRadius(2)
                }
                Text("More").font(.caption2)
            }
        }
        .padding()
    }

    private func color(_ level: Int) -> Color {
        level == 0 ? .gray.opacity(0.2) : .green.opacity(0.25 * Double(level))
    }
}

#Preview { ActivityHeatmap() }
