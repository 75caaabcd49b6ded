/// A whole page: a list in a list, modifiers with closures, a bar, a sheet.
enum LibraryPage {
    static let source = """
        import AppUI
        import ScrollUI

        struct Track: Identifiable, Hashable {
            let id: Int
            var title = "Song"
            var artist = "Band"
            var minutes = 3.5
            var isLiked = false
        }

        struct Album: Identifiable, Hashable {
            let id: Int
            var name = "Album"
            var tracks: [Track] = []
        }

        struct Library: View {
            @State private var albums = [Album(id: 1)]
            @State private var tracks = [Track(id: 1)]
            @State private var front: Int?
            @State private var query = ""
            @State private var isShowingFilter = false
            @State private var selected: Track?
            @State private var volume = 0.5
            @Environment(\\.dismiss) private var dismiss

            var body: some View {
                NavigationStack {
                    ScrollView {
                        VStack(alignment: .leading, spacing: 16) {
                            Text("Albums").font(.title2).bold().padding(.horizontal)
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 12) {
                                    ForEach(albums) { album in
                                        VStack(alignment: .leading) {
                                            RoundedRectangle(cornerRadius: 12)
                                                .fill(.blue.gradient)
                                                .frame(width: 160, height: 160)
                                                .overlay(alignment: .bottomTrailing) {
                                                    Image(systemName: "play.fill").padding(8)
                                                }
                                            Text(album.name).font(.headline).lineLimit(1)
                                            Text("\\(album.tracks.count) songs")
                                                .font(.caption)
                                                .foregroundStyle(.secondary)
                                        }
                                        .scrollTransition { content, phase in
                                            content
                                                .opacity(phase.isIdentity ? 1 : 0.5)
                                                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                        }
                                        .onTapGesture { front = album.id }
                                    }
                                }
                                .scrollTargetLayout()
                                .padding(.horizontal)
                            }
                            .scrollTargetBehavior(.viewAligned)
                            .scrollPosition(id: $front)
                            .scrollIndicators(.hidden)
                            Slider(value: $volume, in: 0...1).padding(.horizontal)
                            ForEach(tracks) { track in
                                Button {
                                    selected = track
                                } label: {
                                    HStack(spacing: 12) {
                                        Image(systemName: track.isLiked ? "heart.fill" : "heart")
                                            .foregroundStyle(track.isLiked ? .red : .gray)
                                        VStack(alignment: .leading) {
                                            Text(track.title).font(.body)
                                            Text(track.artist).font(.caption).foregroundStyle(.secondary)
                                        }
                                        Spacer()
                                        Text("\\(track.minutes, specifier: "%.1f") min").monospacedDigit()
                                    }
                                    .padding(.vertical, 8)
                                    .background(Color.white.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
                                }
                                .buttonStyle(.plain)
                                .padding(.horizontal)
                            }
                        }
                    }
                    .navigationTitle("Library")
                    .searchable(text: $query)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            Button("Filter", systemImage: "line.3.horizontal") { isShowingFilter = true }
                        }
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Close") { dismiss() }
                        }
                    }
                    .sheet(isPresented: $isShowingFilter) {
                        NavigationStack {
                            Form {
                                Toggle("Loud", isOn: $isShowingFilter)
                            }
                            .navigationTitle("Filter")
                        }
                        .presentationDetents([.medium, .large])
                    }
                    .navigationDestination(item: $selected) { track in
                        Text(track.title)
                    }
                    .onChange(of: query) { old, new in
                        front = nil
                    }
                }
            }
        }
        """
}
