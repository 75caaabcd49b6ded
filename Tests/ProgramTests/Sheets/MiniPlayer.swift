import SwiftUI

/// A player at the bottom that grows to the whole screen as it is dragged; every part of it follows the share.
struct MiniPlayer: View {
    @State private var share: CGFloat = 0
    @State private var start: CGFloat?
    @State private var isPlaying = true
    private let song = "Slow Ferry"

    var body: some View {
        GeometryReader { geometry in
            let travel = geometry.size.height - 64
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack { ForEach(1..<30) { Text("Album \($0)").frame(height: 40) } }
                        .frame(maxWidth: .infinity)
                }
                player
                    .frame(height: 64 + travel * share)
                    .frame(maxWidth: .infinity)
                    .background(Color(white: 0.2))
                    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20 * share, topTrailingRadius: 20 * share))
                    .id("player")
                    .gesture(
                        DragGesture(minimumDistance: 5, coordinateSpace: .global)
                            .onChanged { value in
                                if start == nil { start = share }
                                share = min(max((start ?? 0) - value.translation.height / travel, 0), 1)
                            }
                            .onEnded { value in
                                let end = (start ?? 0) - value.predictedEndTranslation.height / travel
                                start = nil
                                withAnimation(.spring(response: 0.4, dampingFraction: 0.9)) {
                                    share = end > 0.4 ? 1 : 0
                                }
                            }
                    )
                    .onTapGesture { withAnimation(.spring) { share = 1 } }
            }
        }
    }

    private var player: some View {
        VStack(spacing: 30 * share) {
            HStack {
                RoundedRectangle(cornerRadius: 8)
                    .fill(.pink.gradient)
                    .frame(width: 44 + 240 * share, height: 44 + 240 * share)
                if share < 0.5 {
                    Text(song).opacity(1 - share * 2)
                    Spacer()
                    playButton
                }
            }
            .padding(.horizontal)
            .padding(.top, 10 + 60 * share)
            if share >= 0.5 {
                VStack(spacing: 20) {
                    Text(song).font(.title)
                    Text("The Harbour Band").foregroundStyle(.secondary)
                    playButton.font(.largeTitle)
                }
                .opacity((share - 0.5) * 2)
            }
            Spacer(minLength: 0)
        }
    }

    private var playButton: some View {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
}

#Preview { MiniPlayer() }
