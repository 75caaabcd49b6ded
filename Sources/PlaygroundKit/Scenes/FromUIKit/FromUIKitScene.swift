import Foundation
import ScrollAnalysis
import ScrollUI

/// The UIKit calls on a scroll view, each beside its equivalent here. A click applies it to the cards.
struct FromUIKitScene: View {
    @State private var position = ScrollPosition(idType: Int.self)
    /// The visible part of the content, in content coordinates.
    @State private var visible = CGRect.zero
    @State private var flashes = 0
    @State private var rate = ScrollDecelerationRate.normal.rawValue
    @Environment(\.stageSize) private var size
    @Environment(\.stageSettings) private var settings
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The width below which the calls are above the cards.
    private static let narrow = 560.0
    private var isNarrow: Bool { size.width < Self.narrow }

    var body: some View {
        let layout =
            isNarrow
            ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "From UIKit", detail: "At \(Int(visible.minY.rounded())) points", code: code)
            layout {
                calls
                cards
            }
            .padding(.leading, isNarrow ? 0 : 28)
            .padding(.top, 14)
        }
    }

    private var code: SceneCode { .fromUIKit(settings, rate: rate) }

    // MARK: Calls

    private var calls: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 6) {
                DecelerationRow(rate: $rate)
                ForEach(UIKitCall.allCases) { call in
                    CallRow(call: call) { perform(call) }
                }
            }
            .padding(.bottom, 24)
        }
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .focusRingPadding(.top)
        .scrollIndicators(.hidden)
        // As wide as the calls, with space for their focus rings on both sides.
        .padding(.horizontal, isNarrow ? 0 : -28)
        .frame(maxWidth: isNarrow ? .infinity : size.width * 0.56)
        .frame(maxHeight: isNarrow ? size.height * 0.35 : .infinity)
        .id("calls")
    }

    private func perform(_ call: UIKitCall) {
        switch call {
        case .jump: position.scrollTo(y: 600)
        case .animate: animated { position.scrollTo(y: 600) }
        case .ownTime: animated(.easeInOut(duration: 1.5)) { position.scrollTo(y: 600) }
        case .byDistance: position.scrollTo(y: visible.minY + 200)
        case .stop: position.scrollTo(y: visible.minY)
        case .revealView: animated { position.scrollTo(id: 30) }
        case .revealRect: animated { position.scrollTo(y: visible.start(revealing: 2000...2300)) }
        case .top: animated { position.scrollTo(edge: .top) }
        case .bottom: position.scrollTo(edge: .bottom)
        case .flash: flashes += 1
        }
    }

    private func animated(_ animation: Animation = .default, _ body: () -> Void) {
        withAnimation(reduceMotion ? nil : animation, body)
    }

    // MARK: Cards

    private var cards: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1...60, id: \.self) { NumberedCard(number: $0, isWanted: $0 == 30) }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .contentMargins(.trailing, settings.contentMargin, for: .scrollContent)
        .contentMargins(.leading, isNarrow ? settings.contentMargin : 0, for: .scrollContent)
        .stageSnapping(.none)
        .scrollPosition($position)
        .scrollDeceleration(isOwnRate ? ScrollDecelerationRate(rawValue: rate) : nil)
        .scrollIndicatorsFlash(trigger: flashes)
        .onScrollGeometryChange(for: CGRect.self, of: { $0.visibleRect }, action: { visible = $1 })
    }

    /// Until the slider is moved, the tuned feel applies.
    private var isOwnRate: Bool { rate != ScrollDecelerationRate.normal.rawValue }
}

extension CGRect {
    /// Returns the start after the smallest movement that shows `range`; its start if it does not fit.
    func start(revealing range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(minY, range.upperBound - height), range.lowerBound)
    }
}

/// A call with its title and both forms of code. A click makes it.
private struct CallRow: View {
    let call: UIKitCall
    let perform: @MainActor () -> Void

    var body: some View {
        Button(action: perform) {
            VStack(alignment: .leading, spacing: 3) {
                Text(call.title).font(TypeScale.controlStrong)
                Text(call.uikit).font(TypeScale.smallCode).foregroundStyle(Palette.secondary).lineLimit(2)
                Text(call.code).font(TypeScale.smallCode).lineLimit(2)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(ChipButtonStyle())
        .id("call \(call.id)")
    }
}

/// A slider for the deceleration rate.
private struct DecelerationRow: View {
    @Binding var rate: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            SettingSlider(name: "Deceleration rate", value: $rate, range: 0.98...0.999, step: 0.001, unit: "")
            Text("scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: \(text))")
                .font(TypeScale.smallCode).foregroundStyle(Palette.secondary).lineLimit(3)
            Text(".scrollDeceleration(ScrollDecelerationRate(rawValue: \(text)))").font(TypeScale.smallCode).lineLimit(
                2)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
    }

    private var text: String { NumberText(step: 0.001).string(rate) }
}
