import SwiftUI

// One clip a page, downwards; the clip in sight plays, the next one is loaded.

@Observable
@MainActor
final class ClipPlayer {
    private(set) var playing: Clip.ID?
    private(set) var loaded: Set<Clip.ID> = []
    private(set) var plays = 0

    func play(_ clip: Clip, next: Clip?) {
        guard playing != clip.id else { return }
        playing = clip.id
        plays += 1
        loaded.insert(clip.id)
        if let next { loaded.insert(next.id) }
    }
}

struct Clip: Identifiable, Hashable {
    let id: UUID
    let author: String
    var likes: Int

    init(author: String, likes: Int) {
        id = UUID()
        self.author = author
        self.likes = likes
    }
}

struct ClipsFeed: View {
    @State private var clips = ["ada", "grace", "linus", "margaret", "edsger"].map {
        Clip(author: $0, likes: $0.count * 100)
    }
    @State private var currentID: Clip.ID?
    @State private var player = ClipPlayer()

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 0) {
                ForEach($clips) { $clip in
                    ClipPage(clip: $clip)
                        .containerRelativeFrame([.horizontal, .vertical])
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $currentID)
        .scrollIndicators(.never)
        .ignoresSafeArea()
        .overlay(alignment: .top) {
            Text("loaded \(player.loaded.count), played \(player.plays)").padding(.top, 60)
        }
        .environment(player)
        .onChange(of: currentID, initial: true) { _, new in
            let index = clips.firstIndex { $0.id == new } ?? 0
            player.play(clips[index], next: clips.indices.contains(index + 1) ? clips[index + 1] : nil)
        }
    }
}

private struct ClipPage: View {
    @Binding var clip: Clip
    @Environment(ClipPlayer.self) private var player
    @State private var isLiked = false

    private var isPlaying: Bool { player.playing == clip.id }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Rectangle().fill(isPlaying ? AnyShapeStyle(.indigo.gradient) : AnyShapeStyle(.black))
            VStack(alignment: .leading, spacing: 6) {
                Text("@\(clip.author)").font(.headline)
                Text(isPlaying ? "playing \(clip.author)" : "paused")
                Label("\(clip.likes)", systemImage: isLiked ? "heart.fill" : "heart")
                    .foregroundStyle(isLiked ? .red : .white)
            }
            .padding(24)
        }
        .contentShape(.rect)
        .onTapGesture(count: 2) {
            guard !isLiked else { return }
            withAnimation(.bouncy) {
                isLiked = true
                clip.likes += 1
            }
        }
    }
}

#Preview {
    ClipsFeed()
}
