import SwiftUI

/// Pages whose ground changes its colour with the offset, not with the page.
struct MorphingOnboarding: View {
    private struct Page: Identifiable {
        let id: Int
        let headline: String
        let color: RGB
    }

    private let pages: [Page] = [
        Page(id: 0, headline: "Plan", color: RGB(0.1, 0.3, 0.8)),
        Page(id: 1, headline: "Pack", color: RGB(0.8, 0.3, 0.2)),
        Page(id: 2, headline: "Go", color: RGB(0.1, 0.6, 0.3)),
    ]
    @State private var progress: Double = 0
    @State private var position = ScrollPosition(edge: .leading)

    private var isLast: Bool { progress > Double(pages.count) - 1.5 }

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(pages) { page in
                    VStack(spacing: 12) {
                        Text(page.headline).font(.system(.largeTitle, design: .rounded, weight: .black))
                        Text("Step \(page.id + 1)")
                    }
                    .scrollTransition { content, phase in
                        content.offset(x: phase.value * 120).opacity(1 - abs(phase.value))
                    }
                    .containerRelativeFrame([.horizontal, .vertical])
                }
            }
        }
        .scrollPosition($position)
        .scrollTargetBehavior(.paging)
        .scrollIndicators(.hidden)
        .onScrollGeometryChange(for: Double.self, of: \.pageProgress) { progress = $1 }
        .background { ground.ignoresSafeArea() }
        .safeAreaInset(edge: .bottom) {
            Button(isLast ? "Get started" : "Next") {
                withAnimation(.snappy) { position.scrollTo(x: (progress.rounded() + 1) * 390) }
            }
            .buttonStyle(.borderedProminent)
            .padding()
        }
    }

    private var ground: Color {
        let lower = min(max(Int(progress), 0), pages.count - 1)
        let upper = min(lower + 1, pages.count - 1)
        return pages[lower].color.mixed(with: pages[upper].color, by: progress - Double(lower)).color
    }
}

extension ScrollGeometry {
    fileprivate var pageProgress: Double {
        containerSize.width > 0 ? (contentOffset.x / containerSize.width * 100).rounded() / 100 : 0
    }
}

private typealias RGB = SIMD3<Double>

extension RGB {
    fileprivate var color: Color { Color(.sRGB, red: x, green: y, blue: z) }

    fileprivate func mixed(with other: RGB, by share: Double) -> RGB { self + (other - self) * share }
}

#Preview {
    MorphingOnboarding()
}
