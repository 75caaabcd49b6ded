import Foundation
import ScrollUI

/// The callbacks of a random scene, with a check for contradictions.
@MainActor
final class SceneWatch {
    private(set) var id: Int?
    private(set) var geometry: ScrollGeometry?
    private(set) var phase: ScrollPhase?
    private(set) var targets: [Int] = []
    private(set) var visible: Set<Int> = []
    /// The first value that was reported twice, or with a wrong old value.
    private(set) var fault: String?

    func write(_ new: Int?) {
        if new == id { note("scrollPosition was written \(String(describing: new)) twice") }
        id = new
    }

    func changed(geometry old: ScrollGeometry, _ new: ScrollGeometry) {
        if old == new { note("the geometry did not change") }
        if let geometry, geometry != old { note("the geometry changed from \(old), not from \(geometry)") }
        geometry = new
    }

    func changed(phase old: ScrollPhase, _ new: ScrollPhase) {
        if let phase, phase != old || old == new { note("phase \(phase), then from \(old) to \(new)") }
        phase = new
    }

    func changed(targets new: [Int]) {
        if new == targets { note("the visible targets \(new) were told twice") }
        targets = new
    }

    func changed(item: Int, isVisible: Bool) {
        if visible.contains(item) == isVisible { note("item \(item) was told twice to be visible \(isVisible)") }
        if isVisible { visible.insert(item) } else { visible.remove(item) }
    }

    private func note(_ text: String) { fault = fault ?? text }
}

/// A random scene as views.
struct GestureSceneView: View {
    let scene: GestureScene
    let watch: SceneWatch
    @State private var id: Int?

    var body: some View {
        ScrollView(scene.axes) { content.scrollTargetLayout() }
            .contentMargins(.all, scene.margins, for: .scrollContent)
            .scrollTargetBehavior(scene.behavior)
            .scrollPosition(id: position, anchor: scene.anchor)
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: {
                watch.changed(geometry: $0, $1)
            }
            .onScrollPhaseChange { watch.changed(phase: $0, $1) }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: scene.threshold) { watch.changed(targets: $0) }
            .environment(\.layoutDirection, scene.isRightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.horizontalSizeClass, scene.isCompact ? .compact : .regular)
            .environment(\.verticalSizeClass, scene.isCompact ? .compact : .regular)
            .id("scene")
            .frame(width: scene.window.width, height: scene.window.height)
    }

    private var position: Binding<Int?> {
        Binding {
            id
        } set: {
            watch.write($0)
            id = $0
        }
    }

    @ViewBuilder private var content: some View {
        switch (scene.stack, scene.isLazy) {
        case (.horizontal, true): LazyHStack(alignment: .top, spacing: scene.spacing) { items }
        case (.horizontal, false): HStack(alignment: .top, spacing: scene.spacing) { items }
        case (.vertical, true): LazyVStack(alignment: .leading, spacing: scene.spacing) { items }
        case (.vertical, false): VStack(alignment: .leading, spacing: scene.spacing) { items }
        }
    }

    private var items: some View {
        ForEach(scene.items.indices, id: \.self) { index in
            Color.red
                .frame(width: scene.items[index].width, height: scene.items[index].height)
                .onScrollVisibilityChange(threshold: scene.threshold) { watch.changed(item: index, isVisible: $0) }
                .id(index)
        }
    }
}

/// Lets every gesture run out.
private struct FreeBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension GestureScene {
    @MainActor fileprivate var behavior: AnyScrollTargetBehavior {
        switch rest {
        case .none: AnyScrollTargetBehavior(FreeBehavior())
        case .paging(let spacing): AnyScrollTargetBehavior(.paging(spacing: spacing))
        case .aligned(let limit, let anchor):
            AnyScrollTargetBehavior(.viewAligned(limitBehavior: limit, anchor: anchor))
        }
    }
}
