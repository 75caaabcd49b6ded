import SwiftUI

/// Rests with the search field whole or gone, never half.
struct WholeHeaderBehavior: ScrollTargetBehavior {
    var headerHeight: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard target.rect.minY < headerHeight, target.rect.minY > 0 else { return }
        if context.velocity.dy == 0 {
            target.rect.origin.y = target.rect.minY < headerHeight / 2 ? 0 : headerHeight
        } else {
            target.rect.origin.y = context.velocity.dy > 0 ? headerHeight : 0
        }
    }
}

extension ScrollTargetBehavior where Self == WholeHeaderBehavior {
    static func wholeHeader(_ height: CGFloat) -> WholeHeaderBehavior { .init(headerHeight: height) }
}

struct CitySearch: View {
    @State private var query = ""
    @FocusState private var isSearching: Bool

    private let cities = [
        "Aarhus", "Bergen", "Bilbao", "Cork", "Dresden", "Espoo", "Faro", "Ghent", "Graz", "Hamar", "Iasi", "Jena",
        "Kaunas", "Lille", "Malmo", "Nantes", "Oulu", "Porto", "Riga", "Split", "Turku", "Uppsala", "Varna", "Zadar",
    ]

    private var shown: [String] {
        query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                searchField.frame(height: 120)
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(shown, id: \.self) { city in
                        Text(city).frame(height: 44).padding(.horizontal)
                    }
                }
                .frame(minHeight: 760, alignment: .top)
            }
        }
        .scrollTargetBehavior(.wholeHeader(120))
        .scrollDismissesKeyboard(.interactively)
        .overlay(alignment: .bottom) {
            Text("\(shown.count) cities").font(.footnote).padding(6).background(.bar, in: Capsule())
        }
    }

    private var searchField: some View {
        VStack {
            Text("Cities").font(.title.bold())
            TextField("Search", text: $query)
                .textFieldStyle(.roundedBorder)
                .focused($isSearching)
                .onSubmit { isSearching = false }
                .id("search")
        }
        .padding(.horizontal)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    CitySearch()
}
