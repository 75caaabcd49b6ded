import SwiftUI

// Cards that become whole screens and are pulled down to become cards again, as on a store's front page.

struct TodayCards: View {
    @State private var shown: Story?
    @State private var scale: CGFloat = 1
    @Namespace private var hero
    let stories = Story.all

    var body: some View {
        ZStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    Text("Today").font(.largeTitle.weight(.heavy)).padding(.horizontal, 20)
                    ForEach(stories) { story in
                        if shown?.id != story.id {
                            StoryCard(story: story, isExpanded: false)
                                .matchedGeometryEffect(id: story.id, in: hero)
                                .frame(height: 340)
                                .padding(.horizontal, 20)
                                .onTapGesture { open(story) }
                        } else {
                            Color.clear.frame(height: 340)
                        }
                    }
                }
                .padding(.top, 20)
            }
            .opacity(shown == nil ? 1 : 0.3)

            if let story = shown {
                ScrollView {
                    StoryCard(story: story, isExpanded: true)
                        .frame(height: 440)
                    Text(story.text).padding(24)
                }
                .background(Color(white: 0.15))
                .matchedGeometryEffect(id: story.id, in: hero)
                .scaleEffect(scale)
                .ignoresSafeArea()
                .simultaneousGesture(DragGesture().onChanged(pull).onEnded(release))
                .scrollDisabled(scale < 1)
                .zIndex(1)
            }
        }
    }

    private func open(_ story: Story) {
        withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) { shown = story }
    }

    private func pull(_ value: DragGesture.Value) {
        let distance = value.translation.height
        guard distance > 0 else { return }
        scale = max(0.8, 1 - distance / 1500)
    }

    private func release(_ value: DragGesture.Value) {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.85)) {
            if scale < 0.9 { shown = nil }
            scale = 1
        }
    }
}

struct Story: Identifiable {
    let id: Int
    let title: String
    let text: String

    static let all = ["Quiet harbour", "Ten maps", "Bread again"].enumerated().map {
        Story(
            id: $0.offset, title: $0.element,
            text: String(repeating: "All about \($0.element.lowercased()). ", count: 20))
    }
}

private struct StoryCard: View {
    let story: Story
    let isExpanded: Bool

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Rectangle().fill(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
            Text(isExpanded ? "\(story.title), in full" : story.title)
                .font(.title.bold())
                .padding()
        }
        .clipShape(RoundedRectangle(cornerRadius: isExpanded ? 0 : 20, style: .continuous))
    }
}

#Preview { TodayCards() }
