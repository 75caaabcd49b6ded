import Foundation
@_spi(Nodes) public import ScrollUI

/// The width of an inspector, as set by its views.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: SplitWidth? { nil }
    static func reduce(value: inout SplitWidth?, nextValue: () -> SplitWidth?) { value = nextValue() ?? value }
}

/// A view with an inspector: beside the view, or beside the whole page of a navigation stack that contains it, or as a
/// sheet if the window is narrow.
private struct InspectedView<Content: View, Panel: View>: View {
    let content: Content
    @Binding var isPresented: Bool
    @ViewBuilder let panel: () -> Panel
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.pageLink) private var link

    private var isCompact: Bool { sizeClass == .compact }
    private var isBeside: Bool { isPresented && !isCompact }

    var body: some View {
        Group {
            if link?.page != nil {
                onPage(isBeside ? panel() : nil)
            } else {
                HStack(spacing: 0) {
                    content.frame(maxWidth: .infinity, maxHeight: .infinity)
                    if isBeside { InspectorColumn(panel: panel).transition(.move(edge: .trailing)) }
                }
            }
        }
        .sheet(isPresented: Binding(get: { isPresented && isCompact }, set: { isPresented = $0 }), content: panel)
    }
}

extension InspectedView {
    private func onPage(_ panel: Panel?) -> some View {
        OuterPreference<_, NavigationItemKey>(content: content) { item, scope in
            if let panel { item.inspector = OuterViews(panel, scope: scope) }
        }
    }
}

/// The column of an inspector, with a line at its leading edge that can be dragged.
struct InspectorColumn<Panel: View>: View {
    let panel: () -> Panel
    @State private var drawn: CGFloat?
    @State private var before: CGFloat?
    @State private var limits = SplitWidth.inspector
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel

    init(@ViewBuilder panel: @escaping () -> Panel) {
        self.panel = panel
    }

    private var width: CGFloat { min(max(drawn ?? limits.ideal, limits.least), max(limits.least, limits.most)) }

    var body: some View {
        ImplicitStack { panel() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .relativeContainer()
            .onPreferenceChange(InspectorWidthKey.self) { limits = $0 ?? .inspector }
            .background { Rectangle().fill(.background).ignoresSafeArea() }
            .overlay(alignment: .leading) { line }
            .frame(width: width)
    }

    private var line: some View {
        ControlPalette.line.frame(width: pixel).ignoresSafeArea(edges: .vertical)
            .overlay {
                if limits.least < limits.most {
                    Color.clear.frame(width: SplitDividerNode.width).contentShape(Rectangle())
                        .responder(Responder.Handlers(drag: follow, pointerStyle: .resizeHorizontal))
                }
            }
    }

    private func follow(_ drag: DragEvent) {
        if drag.phase == .began { before = width }
        guard let before else { return }
        let distance = drag.translation.width * (direction == .rightToLeft ? 1 : -1)
        drawn = drag.phase == .cancelled ? before : min(max(before + distance, limits.least), limits.most)
    }
}

extension SplitWidth {
    static let inspector = SplitWidth(least: 225, ideal: 270, most: 400)
}

extension View {
    /// Presents an inspector at the trailing edge of this view while `isPresented` is true. On a page of a navigation
    /// stack, it is beside the page and its bars. In a window of compact width it is a sheet. The line between the two
    /// can be dragged.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        InspectedView(content: self, isPresented: isPresented, panel: content)
    }

    /// Sets the width of the inspector that contains this view, in points. The line beside it cannot be dragged.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: SplitWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the inspector that contains this view, in points: `ideal` until the user drags the line beside
    /// it, within the minimum and maximum.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: SplitWidth(
                least: min ?? Swift.min(ideal, SplitWidth.inspector.least), ideal: ideal,
                most: max ?? Swift.max(ideal, SplitWidth.inspector.most)))
    }
}
