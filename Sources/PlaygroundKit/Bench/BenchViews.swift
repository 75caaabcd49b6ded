import Foundation
import ScrollAnalysis
import ScrollUI

/// The scenes of `bench`. The list and the carousel are written as an app would write them, with the measures that all
/// programs of the comparison share.
struct BenchView: View {
    /// The id of the scroll view in the host, which is looked up in each frame: a number, since these are compared
    /// fastest, and not a row's.
    static let scrollID = -1

    let scene: BenchScene
    let count: Int
    /// The data of ``BenchScene/curves``.
    let curves: BenchCurves

    var body: some View {
        switch scene {
        case .list: BenchList(count: count).id(Self.scrollID)
        case .carousel: BenchCarousel(count: count).id(Self.scrollID)
        case .feed: BenchFeed(count: count).id(Self.scrollID)
        case .heavy: BenchHeavyList(count: count).id(Self.scrollID)
        case .curves:
            PlotCanvas(data: curves.data, content: .both, shown: curves.shown)
                .frame(width: BenchCurves.size.width, height: BenchCurves.size.height)
        case .windowList, .windowGallery, .labList, .labGallery, .seekList, .seekGallery: EmptyView()
        }
    }
}

private struct BenchList: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(0..<count, id: \.self) { index in
                    BenchCard(index: index).frame(height: 96)
                }
            }
            .padding(16)
        }
        .scrollIndicators(.never)
    }
}

private struct BenchCarousel: View {
    let count: Int

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 24) {
                ForEach(0..<count, id: \.self) { index in
                    BenchCard(index: index)
                        .frame(width: 320, height: 400)
                        .scrollTransition(Self.fromTheMiddle) { effect, phase in
                            effect.scaleEffect(1 - 0.375 * abs(phase.value)).opacity(1 - 0.625 * abs(phase.value))
                        }
                }
            }
        }
        .scrollIndicators(.never)
        .contentMargins(.horizontal, BenchScene.carouselMargin, for: .scrollContent)
    }

    /// Linear from the middle of the window to 800 points beside it, where a card is entirely outside. The comparison's
    /// formula, 1 - 0.3 d / 640 and 1 - 0.5 d / 640, ends at 640 points. Only cards that are less than half visible
    /// differ, by 5 %.
    private static let fromTheMiddle = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        .threshold(.visible.inset(by: 480))
}

struct BenchCard: View {
    let index: Int

    var body: some View {
        HStack {
            Text("Card #\(index)").font(.system(size: 20)).foregroundStyle(.white)
            Spacer()
        }
        .padding(.leading, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BenchColors.card(index), in: RoundedRectangle(cornerRadius: 12))
    }
}

/// The colours of the comparison.
enum BenchColors {
    static let background: UInt32 = 0x16181D
    private static let cards: [UInt32] = [
        0xE5575B, 0xE88C3C, 0xD6B42E, 0x5AB35E, 0x2FA8A0, 0x4A8BE0, 0x8A6CD8, 0xD15FA8,
    ]

    static func card(_ index: Int) -> Color {
        let hex = cards[index % cards.count]
        return Color(light: hex, dark: hex)
    }
}
