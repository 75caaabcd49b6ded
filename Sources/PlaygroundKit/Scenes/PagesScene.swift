import ScrollAnalysis
import ScrollUI

/// A row of pages as wide as the window.
struct PagesScene: View {
    @State private var page: Int?

    private static let count = 8

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "One page at a time", detail: "Page \((page ?? 0) + 1) of \(Self.count)") {
                Paddles($page, current: page ?? 0, last: Self.count - 1)
            }
            pages.padding(.vertical, 22)
            PageDots(count: Self.count, current: page ?? 0).padding(.bottom, 22)
        }
    }

    private var pages: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<Self.count) { index in
                    ColorCard(color: CardColor.of(index))
                        .padding(.horizontal, 28)
                        .containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .stageSnapping(.paging)
        .scrollPosition(id: $page, anchor: .leading)
        .scrollIndicators(.hidden)
    }
}

/// One dot per page; the current one is longer.
private struct PageDots: View {
    let count: Int
    let current: Int

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<count) { index in
                Capsule()
                    .fill(index == current ? Palette.accent : Palette.tertiary)
                    .frame(width: index == current ? 18 : 6, height: 6)
            }
        }
        .frame(maxWidth: .infinity)
    }
}
