import SwiftUI

// Rows that a container of the package's own rules off, with symbols among their words and one that stands in for another.

struct QueueCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        _VariadicView.Tree(RuledColumn()) { content }
            .background(RoundedRectangle(cornerRadius: 12).fill(Color.primary.opacity(0.05)))
            .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.primary.opacity(0.1)))
    }
}

private struct RuledColumn: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child.frame(height: 44)
                if child.id != last { Divider() }
            }
        }
    }
}

struct PlayQueue: View {
    @State private var tracks = ["Overture", "Aria", "Finale"]
    @State private var playing: String?

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                (Text(Image(systemName: "music.note")) + Text(" \(tracks.count) tracks")).font(.headline)
                QueueCard {
                    ForEach(tracks, id: \.self) { track in
                        HStack {
                            Text(track)
                            Spacer()
                            Image(systemName: playing == track ? "pause.fill" : "play.fill")
                                .contentTransition(.symbolEffect(.replace.downUp))
                        }
                        .padding(.horizontal)
                        .contentShape(.rect)
                        .onTapGesture { withAnimation { playing = playing == track ? nil : track } }
                        .id(track)
                    }
                    Button("Shuffle") { tracks.reverse() }
                }
                if let playing {
                    Text("Playing \(playing) \(Image(systemName: "speaker.wave.2"))")
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .padding()
        }
        .colorScheme(.dark)
    }
}

#Preview { PlayQueue() }
