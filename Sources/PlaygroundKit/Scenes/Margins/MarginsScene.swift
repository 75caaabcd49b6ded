import ScrollAnalysis
import ScrollUI

/// A list with safe area, content margins and indicator margins. Each is drawn as a guide and set with a slider.
struct MarginsScene: View {
    @State private var values = MarginValues()
    @Environment(\.stageSize) private var size

    /// The width below which the edges have a row of their own.
    private static let narrow = 560.0
    /// The height below which the guides have no names, since those would overlap.
    private static let tagged = 320.0
    private var isNarrow: Bool { size.width < Self.narrow }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(
                title: "Margins", detail: "Safe area, content and indicator margins", code: .margins(values)
            ) {
                if !isNarrow { edges }
            }
            if isNarrow { edges.padding(.horizontal, 28).padding(.top, 12) }
            sliders.padding(.horizontal, 28).padding(.vertical, 16)
            list
                .overlay { MarginGuides(values: values, showsTags: size.height >= Self.tagged) }
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
                .padding(EdgeInsets(top: 0, leading: 28, bottom: 28, trailing: 28))
        }
    }

    private var edges: some View { ChoiceSegments(selection: $values.edges).id("edges") }

    private var sliders: some View {
        HStack(spacing: isNarrow ? 16 : 28) {
            slider("Safe area", $values.safeArea)
            slider("Content", $values.content)
            slider("Indicators", $values.indicators)
        }
    }

    private func slider(_ name: String, _ value: Binding<Double>) -> some View {
        SettingSlider(name: name, value: value, range: 0...60, unit: isNarrow ? "" : "pt")
    }

    private var list: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(0..<40) { MarginRow(index: $0).id("row \($0)") }
            }
        }
        .id(PlaygroundScene.stageID)
        // A list at its top stays there when the margin above it changes.
        .defaultScrollAnchor(.top, for: .sizeChanges)
        .safeAreaPadding(values.edges.set, values.safeArea)
        .contentMargins(values.edges.set, values.content, for: .scrollContent)
        .contentMargins(values.edges.set, values.indicators, for: .scrollIndicators)
        .contentMargins(.all, 0, for: .scrollIndicators)
        .stageSnapping(.none)
        .scrollIndicators(.visible)
        .background(Palette.background)
    }
}

private struct MarginRow: View {
    let index: Int

    var body: some View {
        let color = CardColor.of(index)
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 6).fill(color.gradient).frame(width: 28, height: 28)
            Text(color.name)
            Spacer(minLength: 0)
        }
        .padding(10)
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 10))
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Palette.line, lineWidth: 1) }
    }
}
