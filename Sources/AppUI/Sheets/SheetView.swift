import Foundation
@_spi(Nodes) import ScrollUI

/// A sheet: a rounded plate that the user moves between its heights.
struct SheetView<Content: View>: View {
    let link: SheetLink
    @ViewBuilder let content: () -> Content
    @Environment(\.pageLink) private var pageLink

    var body: some View {
        EnvironmentView(content: frame) { [link] in $0.scrollCompanion = link }
            .transition(SheetTransition(link: link, pageLink: pageLink))
    }

    private var frame: some View {
        SheetFrame(link: link) {
            ScrollView {
                SheetColumn(link: link) {
                    SheetPlate(link: link, content: content)
                        .transformEnvironment(\.scrollSettings) { $0 = ScrollSettings() }
                }
            }
            .scrollTargetBehavior(SheetTargetBehavior(link: link))
            .scrollIndicators(.never)
            .scrollClipDisabled()
            .scrollBounceBehavior(.always)
            .scrollInputBehavior(.disabled, for: .keyboard)
            .scrollInputBehavior(.disabled, for: .wheel)
        }
    }
}

/// The plate, with its handle over its views.
private struct SheetPlate<Content: View>: View {
    let link: SheetLink
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(spacing: 0) { content() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .relativeContainer()
            .overlayPreferenceValue(PresentationOptionsKey.self, alignment: .top) { handle($0) }
            .backgroundPreferenceValue(PresentationOptionsKey.self) { ground($0) }
            .modifier(SheetClip())
    }

    @ViewBuilder private func handle(_ options: PresentationOptions) -> some View {
        let isSeen = options.dragIndicator == .automatic ? options.detents.count > 1 : options.dragIndicator == .visible
        if isSeen {
            Capsule().fill(Color.secondary.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
                .allowsHitTesting(false)
        }
    }

    /// The background, which extends below the plate so that there is no gap when the sheet is pulled up.
    @ViewBuilder private func ground(_ options: PresentationOptions) -> some View {
        if let views = options.backgroundViews {
            OuterView(views: views).contentShape(Rectangle())
        } else {
            Rectangle().fill(options.background ?? AnyShapeStyle(ControlPalette.sheet))
                .padding(.bottom, -SheetClip.beyond).contentShape(Rectangle())
        }
    }
}

/// Clips to rounded upper corners. The clip includes the background below the plate.
private struct SheetClip: ViewModifier {
    /// The extent of the clip below the plate, in points: more than a sheet can be pulled up.
    nonisolated static let beyond: CGFloat = 1000

    @State private var radius: CGFloat = 14
    @Environment(\.colorScheme) private var scheme
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        content
            // Separates a dark sheet from the dimmed page behind it by a line, whose outer half is clipped.
            .overlay {
                if scheme == .dark {
                    SheetOutline(radius: radius).stroke(ControlPalette.line, lineWidth: 2 * pixel)
                        .allowsHitTesting(false)
                }
            }
            .clipShape(SheetOutline(radius: radius))
            .onPreferenceChange(CornerRadiusKey.self) { radius = $0 ?? 14 }
    }
}

/// A rectangle with rounded upper corners that extends below its frame.
private struct SheetOutline: Shape {
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let rect = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + SheetClip.beyond)
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: rect)
    }
}

/// A transition that moves in from below the window by the visible height of the sheet, or zooms from a source view.
struct SheetTransition: Transition {
    let link: SheetLink
    let pageLink: NavigationPageLink?

    func body(content: Content, phase: TransitionPhase) -> some View {
        Modified(
            content: content,
            modifier: SheetShift(link: link, pageLink: pageLink, share: AnimatedVector(phase.isIdentity ? 0 : 1)))
    }
}

/// Draws a sheet shifted down by a share of its visible height.
private struct SheetShift: ShiftModifier {
    let link: SheetLink
    let pageLink: NavigationPageLink?
    var share: AnimatedVector

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        guard shownShare(in: node) > 0, let zoom = pageLink?.zoom(in: node, page: plate(in: node)) else {
            return painter.shift(by: offset(in: node)) { painter.paint(content) }
        }
        zoom.paint(shownShare(in: node), into: painter) { painter.paint(content) }
    }

    /// Returns the frame of the visible part of the sheet.
    @MainActor private func plate(in node: Node) -> CGRect {
        let size = node.presentedFrame.size
        let width = link.column?.plateWidth(in: size.width) ?? size.width
        let visible = max(link.visible, 0) + node.safeAreaInsets().bottom
        return CGRect(
            x: (size.width - width) / 2, y: size.height - max(link.visible, 0), width: width, height: visible)
    }

    func offset(in node: Node) -> CGSize {
        if pageLink?.zoomedView(in: node.graph) != nil { return .zero }
        return CGSize(width: 0, height: CGFloat(shownShare(in: node)) * (max(link.visible, 0) + 24))
    }
}
