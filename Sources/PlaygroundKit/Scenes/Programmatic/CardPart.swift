import Foundation
import ScrollAnalysis
import ScrollUI

/// Sixty cards of different heights, with controls to scroll to one of them.
struct CardPart: View {
    @State private var request = CardRequest()
    @State private var position = ScrollPosition(idType: Int.self)
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            CardControls(request: $request, go: go).padding(.horizontal, 28)
            cards
        }
    }

    private var cards: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1...60, id: \.self) { NumberedCard(number: $0, isWanted: $0 == request.card) }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.horizontal)
        .stageSnapping(.none)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollPosition($position)
        .overlay { AnchorGuide(request: request) }
    }

    private func go() {
        withAnimation(reduceMotion ? nil : request.motion.animation) {
            position.scrollTo(
                id: request.card, anchor: request.anchor.point,
                offset: CGSize(width: 0, height: Double(request.offset)))
        }
    }
}

/// The options of the request, in two columns if they fit, and the button.
private struct CardControls: View {
    @Binding var request: CardRequest
    let go: @MainActor () -> Void
    @Environment(\.stageSize) private var size

    /// The width below which the options are in one column.
    private static let twoColumns = 640.0

    var body: some View {
        if size.width >= Self.twoColumns {
            HStack(alignment: .bottom, spacing: 24) {
                VStack(alignment: .leading, spacing: 8) {
                    card
                    offset
                }
                VStack(alignment: .leading, spacing: 8) {
                    anchor
                    motion
                }
                Spacer(minLength: 0)
                button
            }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 0) {
                    card
                    Spacer(minLength: 0)
                    button
                }
                offset
                anchor
                motion
            }
        }
    }

    private var card: some View {
        row("Card", $request.card, CardRequest.cards.map { .init(value: $0, title: "\($0)") })
    }

    private var offset: some View {
        row("Offset", $request.offset, CardRequest.offsets.map { .init(value: $0, title: Self.text(of: $0)) })
    }

    private var anchor: some View {
        row("Anchor", $request.anchor, CardRequest.Anchor.allCases.map { .init(value: $0, title: $0.rawValue) })
    }

    private var motion: some View {
        row("Motion", $request.motion, CardRequest.Motion.allCases.map { .init(value: $0, title: $0.rawValue) })
    }

    private var button: some View {
        Button("Scroll", action: go).buttonStyle(.borderedProminent).id("go")
    }

    private func row<Value: Hashable>(
        _ title: String, _ value: Binding<Value>, _ options: [SegmentedPicker<Value>.Option]
    ) -> some View {
        HStack(spacing: 12) {
            Text(title).foregroundStyle(Palette.secondary).frame(width: 52, alignment: .leading)
            SegmentedPicker(selection: value, options: options, size: .small).id(title)
        }
    }

    private static func text(of offset: Int) -> String {
        offset == 0 ? "0" : (offset < 0 ? "\u{2212}" : "+") + "\(abs(offset))"
    }
}
