import SwiftUI

// Stories: bars above, a tap on the right goes on, one on the left goes back, a long press hides what lies over the picture.

final class StoriesModel: ObservableObject {
    struct Story: Identifiable { let id: Int; let caption: String; let tint: Color }

    @Published var current = 0
    @Published var isPaused = false
    @Published var isClosed = false
    let stories: [Story]

    init(captions: [String]) {
        stories = captions.enumerated().map {
            Story(id: $0.offset, caption: $0.element, tint: $0.offset % 2 == 0 ? .teal : .orange)
        }
    }

    func next() {
        if current + 1 < stories.count { current += 1 } else { isClosed = true }
    }

    func previous() { current = max(0, current - 1) }
}

struct StoriesViewer: View {
    @StateObject private var model = StoriesModel(captions: ["Breakfast", "On the train", "The sea", "Back home"])
    @State private var pull: CGSize = .zero

    var body: some View {
        if model.isClosed {
            Text("All stories seen")
        } else {
            ZStack(alignment: .top) {
                model.stories[model.current].tint
                Text(model.stories[model.current].caption).font(.title2).frame(maxHeight: .infinity)
                HStack(spacing: 0) {
                    zone(perform: model.previous)
                    zone(perform: model.next)
                }
                StoryBars(count: model.stories.count, current: model.current)
                    .padding(.horizontal, 8)
                    .padding(.top, 12)
                    .opacity(model.isPaused ? 0 : 1)
                    .animation(.linear(duration: 0.15), value: model.isPaused)
            }
            .offset(y: max(0, pull.height))
            .simultaneousGesture(
                DragGesture(minimumDistance: 20)
                    .onChanged { pull = $0.translation }
                    .onEnded { value in
                        if value.translation.height > 150 { model.isClosed = true }
                        withAnimation(.spring()) { pull = .zero }
                    }
            )
        }
    }

    private func zone(perform action: @escaping () -> Void) -> some View {
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture(perform: action)
            .onLongPressGesture(minimumDuration: 0.3, perform: {}, onPressingChanged: { model.isPaused = $0 })
    }
}

private struct StoryBars: View {
    var count: Int
    var current: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { bar in
                Capsule()
                    .fill(bar <= current ? Color.white : Color.white.opacity(0.35))
                    .frame(height: 3)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Story \(current + 1) of \(count)"))
    }
}

struct StoriesViewer_Previews: PreviewProvider {
    static var previews: some View { StoriesViewer() }
}
