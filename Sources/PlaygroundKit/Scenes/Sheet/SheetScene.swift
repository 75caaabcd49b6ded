import ScrollUI

/// A sheet above a map. A drag or fling passes between the sheet and the list in it, with its velocity.
struct SheetScene: View {
    @State private var state = SheetState.half

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Bottom sheet", detail: state.explanation)
            GeometryReader { area in
                ZStack(alignment: .bottom) {
                    SheetMap()
                    BottomSheet(
                        detents: SheetDetents(height: max(0, area.size.height - Self.gap)), state: $state)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
            .padding(EdgeInsets(top: 18, leading: 28, bottom: 28, trailing: 28))
        }
    }

    /// The visible part of the map above the open sheet, in points.
    private static let gap = 28.0
}

/// The sheet and the empty part above it, in one scroll view.
private struct BottomSheet: View {
    let detents: SheetDetents
    @Binding var state: SheetState
    @State private var position: ScrollPosition
    /// The state in which the sheet last came to rest; nil while it moves.
    @State private var rest: SheetState? = .half
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(detents: SheetDetents, state: Binding<SheetState>) {
        self.detents = detents
        _state = state
        position = ScrollPosition(y: detents.half)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.clear.frame(height: detents.open)
                list
            }
            .background { SheetGround(top: detents.open) }
        }
        .id(PlaygroundScene.stageID)
        .scrollPosition($position)
        .scrollTargetBehavior(SheetTargetBehavior(detents: detents, state: state))
        .scrollIndicators(.never)
        .onScrollGeometryChange(for: SheetState.self) { [detents] in
            SheetState(offset: $0.contentOffset.y, detents: detents)
        } action: {
            state = $1
        }
        .onScrollPhaseChange { [detents] _, phase, context in
            rest = phase == .idle ? SheetState(offset: context.geometry.contentOffset.y, detents: detents) : nil
        }
        .onChange(of: detents) { _, new in keepRest(new) }
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: SheetHandle.radius, topTrailingRadius: SheetHandle.radius))
        .contentShape(SheetArea(top: rest?.gap(detents) ?? 0))
        .frame(height: detents.height)
    }

    private var list: some View {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
                ForEach(0..<80) { SheetRow(index: $0).id("place \($0)") }
            } header: {
                SheetHandle().onTapGesture(perform: toggle).id("handle")
            }
        }
    }

    /// Keeps the sheet at its detent when the window is resized.
    private func keepRest(_ detents: SheetDetents) {
        switch rest {
        case .low: position.scrollTo(y: detents.low)
        case .half: position.scrollTo(y: detents.half)
        case .open: position.scrollTo(y: detents.open)
        case .inList, .belowHalf, .aboveHalf, nil: break
        }
    }

    private func toggle() {
        withAnimation(reduceMotion ? nil : .default) {
            position.scrollTo(y: state == .half ? detents.open : detents.half)
        }
    }
}

/// The area in which the sheet takes the pointer. The map is above it.
private struct SheetArea: Shape {
    let top: Double

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: max(0, rect.height - top)))
    }
}
