import ScrollAnalysis
import ScrollUI

/// Cards that change at the ends of the window, with any effect, threshold and timing.
struct TransitionsScene: View {
    @State private var setup = TransitionSetup()
    @Environment(\.stageSize) private var size

    @State private var isChoosing = false

    /// The width below which controls are stacked.
    private static let narrow = 560.0
    /// The heights, for a wide and a narrow window, below which the controls are in a popover.
    private static let low = (wide: 380.0, narrow: 460.0)

    private var isNarrow: Bool { size.width < Self.narrow }
    private var isLow: Bool { size.height < (isNarrow ? Self.low.narrow : Self.low.wide) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Transitions", detail: setup.detail, code: setup.sceneCode) {
                if isLow { choices }
            }
            if !isLow {
                TransitionControls(setup: $setup, isNarrow: isNarrow).padding(.horizontal, 28).padding(.top, 12)
            }
            cards
        }
    }

    private var choices: some View {
        Button("Choose") { isChoosing = true }
            .id("choose")
            .popover(isPresented: $isChoosing) {
                TransitionControls(setup: $setup, isNarrow: isNarrow).padding(16).windowText()
            }
    }

    private var cards: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(CardColor.all) { color in
                    ColorCard(color: color)
                        .frame(width: 200)
                        .frame(maxHeight: 300)
                        .modifier(ShownTransition(setup: setup))
                        .id("card \(color.id)")
                }
            }
            .scrollTargetLayout()
            // Space for effects that draw beyond the cards.
            .padding(.vertical, isLow ? 16 : 44)
        }
        .id(PlaygroundScene.stageID)
        .defaultScrollAnchor(.center, for: .initialOffset)
        .stageMargin(.horizontal)
        .stageSnapping(.none)
        .scrollIndicators(.hidden)
        .background { if setup.effect == .blend { Stripes() } }
    }
}

/// A background for blend modes.
private struct Stripes: View {
    private static let colors = [0, 5, 9].map { CardColor.of($0).bottom.color }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<9) { index in
                if index.isMultiple(of: 2) { Color.clear } else { Self.colors[index / 2 % Self.colors.count] }
            }
        }
        .opacity(0.7)
        .allowsHitTesting(false)
    }
}
