import SwiftUI

// iOS 16: values are pushed; the list lies where it was when one comes back.

struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    var minutes: Int { 10 + id % 7 * 5 }
    var steps: [String] { (1...12).map { "\(name), step \($0)" } }

    static let all = (1...40).map { Recipe(id: $0, name: "Soup no. \($0)") }
}

struct RecipeBrowser: View {
    @State private var path: [Recipe] = []
    @State private var favourites: Set<Recipe.ID> = []

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(Recipe.all) { recipe in
                        NavigationLink(value: recipe) {
                            HStack {
                                Text(recipe.name)
                                Spacer()
                                if favourites.contains(recipe.id) { Image(systemName: "star.fill") }
                                Text("\(recipe.minutes) min").foregroundStyle(.secondary)
                            }
                            .padding()
                            .contentShape(.rect)
                        }
                        .buttonStyle(.plain)
                        Divider()
                    }
                }
            }
            .navigationTitle("Soups")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe, isFavourite: favourite(recipe))
            }
        }
    }

    private func favourite(_ recipe: Recipe) -> Binding<Bool> {
        Binding {
            favourites.contains(recipe.id)
        } set: { isOn in
            if isOn { favourites.insert(recipe.id) } else { favourites.remove(recipe.id) }
        }
    }
}

private struct RecipeDetail: View {
    let recipe: Recipe
    @Binding var isFavourite: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(recipe.steps, id: \.self) { Text($0).frame(height: 60) }
                Button("Done cooking") { dismiss() }
            }
            .padding()
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(isFavourite ? "Unstar" : "Star") { isFavourite.toggle() }
            }
        }
    }
}

#Preview {
    RecipeBrowser()
}
