import SwiftUI

/// A table whose columns are as wide as what is in them, sorted by a tap on a title.
struct LeagueTable: View {
    struct Team: Identifiable {
        let id: String
        var won: Int
        var drawn: Int
        var points: Int { won * 3 + drawn }
    }

    enum Column: String, CaseIterable { case team, won, points }

    @State private var sorting = Column.points
    private let teams = [
        Team(id: "Harbour", won: 4, drawn: 3), Team(id: "Mill", won: 6, drawn: 0), Team(id: "Abbey", won: 2, drawn: 4),
        Team(id: "Station", won: 5, drawn: 1),
    ]

    private var sorted: [Team] {
        switch sorting {
        case .team: teams.sorted { $0.id < $1.id }
        case .won: teams.sorted { $0.won > $1.won }
        case .points: teams.sorted { $0.points > $1.points }
        }
    }

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
                GridRow {
                    ForEach(Column.allCases, id: \.self) { column in
                        Button(column.rawValue.capitalized) { withAnimation { sorting = column } }
                            .bold(column == sorting)
                            .gridColumnAlignment(column == .team ? .leading : .trailing)
                    }
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(sorted) { team in
                    GridRow {
                        Text(team.id)
                        Text("\(team.won)")
                        Text("\(team.points) points")
                    }
                }
                GridRow {
                    Text("All of them").gridCellColumns(2)
                    Text("\(teams.map(\.points).reduce(0, +)) in all")
                }
            }
            .padding()
        }
    }
}

#Preview("League", traits: .sizeThatFitsLayout) {
    LeagueTable()
}
