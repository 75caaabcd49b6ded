import SwiftUI

// Shelves as in every television app: rows that scroll across in a page that scrolls down.

struct Movie: Identifiable, Codable, Equatable {
    var id: String
    var title: String
    var rating: Double
}

final class MovieCatalogue: ObservableObject {
    @Published private(set) var shelves: [(name: String, movies: [Movie])] = []
    @Published var featured: Movie?

    init() {
        let names = ["Trending", "Comedies", "Thrillers", "Documentaries", "Short films"]
        shelves = names.map { name in
            (
                name,
                (1...12).map {
                    Movie(id: "\(name)-\($0)", title: "\(name.prefix(4)) \($0)", rating: Double($0 % 5) + 0.5)
                }
            )
        }
        featured = shelves[0].movies[0]
    }
}

struct MovieShelves: View {
    @ObservedObject var catalogue: MovieCatalogue

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 28) {
                if let movie = catalogue.featured { BillboardView(movie: movie) }
                ForEach(catalogue.shelves, id: \.name) { shelf in
                    ShelfView(title: shelf.name, movies: shelf.movies) { movie in
                        withAnimation(.easeOut(duration: 0.2)) { catalogue.featured = movie }
                    }
                }
            }
            .padding(.bottom, 40)
        }
        .background(Color.black.edgesIgnoringSafeArea(.all))
        .foregroundColor(.white)
    }
}

private struct BillboardView: View {
    let movie: Movie

    var body: some View {
        ZStack(alignment: .bottom) {
            Rectangle().fill(Color.red.opacity(0.5))
            VStack {
                Text("Now: \(movie.title)").font(.system(size: 28, weight: .black))
                Text(String(format: "%.1f stars", movie.rating)).font(.caption)
            }
            .padding()
        }
        .frame(height: 220)
    }
}

private struct ShelfView: View {
    let title: String
    let movies: [Movie]
    let onSelect: (Movie) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline).padding(.leading, 16)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(alignment: .top, spacing: 10) {
                    ForEach(movies) { movie in
                        Button(action: { onSelect(movie) }) {
                            VStack {
                                RoundedRectangle(cornerRadius: 6).fill(Color.gray).frame(width: 100, height: 140)
                                Text(movie.title).font(.caption2).lineLimit(1)
                            }
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                }
                .padding(.horizontal, 16)
            }
            .frame(height: 164)
        }
    }
}

#if DEBUG
    struct MovieShelves_Previews: PreviewProvider {
        static var previews: some View {
            MovieShelves(catalogue: MovieCatalogue())
                .previewDisplayName("Shelves")
        }
    }
#endif
