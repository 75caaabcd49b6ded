import ScrollAnalysis
import ScrollUI

/// Rules for resting on pages, in rows, with content and widths that show their differences.
struct PagingLabScene: View {
    @State private var width = LabWidth.wide
    @State private var content = LabContent.whole
    @State private var hand = LabHand.all
    @Environment(\.stageSize) private var size

    /// The width below which the choices have rows of their own.
    private static let narrow = 860.0
    private static let spacing: CGFloat = 12
    private static let margins = EdgeInsets(top: 16, leading: 28, bottom: 24, trailing: 28)
    private static let rows: CGFloat = 7

    /// The height of all rows at their minimum.
    private static var leastHeight: CGFloat {
        rows * LabRow<EmptyView>.leastHeight + (rows - 1) * spacing + margins.top + margins.bottom
    }

    private var isNarrow: Bool { size.width < Self.narrow }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Paging lab", detail: hand.detail) {
                if !isNarrow { choices }
            }
            if isNarrow { choices.padding(.horizontal, 28).padding(.top, 12) }
            ScrollView {
                VStack(alignment: .leading, spacing: Self.spacing) {
                    ordinary
                    custom
                    chart
                }
                .scrollInputGroup(hand.group)
                .frame(maxWidth: width == .narrow ? LabWidth.narrowLength : .infinity)
                .frame(maxWidth: .infinity)
                .padding(Self.margins)
                // Rows fill the window's height if it is higher than they need.
                .containerRelativeFrame(.vertical, alignment: .top) { window, _ in max(window, Self.leastHeight) }
            }
            .id(PlaygroundScene.stageID)
            .stageSnapping(.none)
            .scrollEdgeEffectStyle(.soft, for: .top)
        }
    }

    private var choices: some View {
        let layout =
            isNarrow ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
        return layout {
            HStack(spacing: 12) {
                ChoiceSegments(selection: $hand).id("hand")
                ChoiceSegments(selection: $width).id("width")
            }
            ChoiceSegments(selection: $content).id("content")
        }
    }

    @ViewBuilder private var ordinary: some View {
        LabRow("Paging", note: "whole windows", behavior: .paging) { LabPages(content: content) }
        LabRow("View aligned", note: "always by one", behavior: .viewAligned(limitBehavior: .alwaysByOne)) {
            LabPages(content: content)
        }
    }

    @ViewBuilder private var custom: some View {
        LabRow("Velocity", note: "its sign alone", behavior: VelocityPagingBehavior()) { LabPages(content: content) }
        LabRow("Distance", note: "over a third of a page", behavior: DistancePagingBehavior()) {
            LabPages(content: content)
        }
        LabRow("Careful", note: "remainders, interruptions", behavior: CarefulPagingBehavior()) {
            LabPages(content: content)
        }
        LabRow("Pages per flick", note: "one for each 1,000 pt/s", behavior: FlickPagingBehavior()) {
            LabPages(content: content)
        }
    }

    private var chart: some View {
        LabRow("Chart", note: "a canvas without child views", behavior: CarefulPagingBehavior()) {
            LabChart(content: content)
        }
    }
}
