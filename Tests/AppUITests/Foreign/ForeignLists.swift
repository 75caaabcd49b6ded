// Ordinary SwiftUI code with lists and forms, which must compile with this import and no other.
import AppUI
import ScrollUI

struct Fruit: Identifiable, Hashable {
    enum Season: String, CaseIterable, Identifiable {
        case summer, winter
        var id: Self { self }
    }

    let id: Int
    var name: String
    var season: Season
    var isRipe = false
}

struct Orchard: View {
    @State private var fruits = [
        Fruit(id: 1, name: "Cherry", season: .summer), Fruit(id: 2, name: "Plum", season: .summer),
        Fruit(id: 3, name: "Orange", season: .winter),
    ]
    @State private var selection: Fruit.ID?
    @State private var several = Set<Fruit>()

    var body: some View {
        VStack(spacing: 0) {
            List(selection: $selection) {
                ForEach(Fruit.Season.allCases) { season in
                    Section(season.rawValue.capitalized) {
                        ForEach(fruits.filter { $0.season == season }) { fruit in
                            Label(fruit.name, systemImage: "leaf")
                                .labelStyle(.titleOnly)
                                .listRowSeparator(.hidden, edges: .bottom)
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            Divider()
            List(fruits, id: \.self, selection: $several) { Text($0.name).tag($0) }
                .listStyle(.sidebar)
                .environment(\.defaultMinListRowHeight, 20)
            List($fruits) { $fruit in
                Toggle(fruit.name, isOn: $fruit.isRipe)
                    .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
                    .listRowBackground(fruit.isRipe ? Color.green : nil)
            }
            .listStyle(.plain)
        }
    }
}

struct OrchardSettings: View {
    @State private var season = Fruit.Season.summer
    @State private var isOrganic = true

    var body: some View {
        Form {
            Section {
                Picker("Season", selection: $season) {
                    ForEach(Fruit.Season.allCases) { Text($0.rawValue) }
                }
                Toggle("Organic", isOn: $isOrganic)
            } header: {
                Text("Preferences")
            } footer: {
                Text("They hold from tomorrow.")
            }
            LabeledContent("Trees", value: "12")
        }
        .formStyle(.grouped)
    }
}
