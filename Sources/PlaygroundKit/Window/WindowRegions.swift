import Foundation

/// The layout of the window for its size, in points.
struct WindowRegions: Equatable, Sendable {
    static let topBarHeight = 44.0
    static let statusHeight = 28.0
    /// The width below which the inspector overlays the stage and is opened by a button.
    static let inspectorFold = 960.0
    /// The width below which the list of scenes is a column of icons.
    static let sidebarFold = 800.0

    /// The minimum height of the stage above a dock.
    static let leastStage = 200.0
    /// The minimum height of the dock with its curves.
    static let leastDock = 220.0
    /// The height of a dock that is folded to its first row.
    static let foldedDock = 45.0

    let size: CGSize
    /// The requested height of the dock; nil while it is closed.
    var dock: Double?
    /// The height of a bar below the stage, in place of the dock.
    var bar = 0.0

    var isInspectorFolded: Bool { size.width < Self.inspectorFold }
    var isSidebarFolded: Bool { size.width < Self.sidebarFold }

    var sidebarWidth: Double { isSidebarFolded ? 52 : 208 }
    /// A quarter of a wide window, for longer sliders, on a grid of 4 points.
    var inspectorWidth: Double { min(max((size.width / 16).rounded() * 4, 320), 420) }

    /// The height between the bars.
    private var middle: Double { max(0, size.height - Self.topBarHeight - Self.statusHeight - bar) }

    /// The height of the dock: the requested one as far as there is space, its first row if there is less, or zero.
    var dockHeight: Double {
        guard let dock else { return 0 }
        let available = middle - Self.leastStage
        if available >= Self.leastDock { return min(max(dock, Self.leastDock), available) }
        return available >= Self.foldedDock ? Self.foldedDock : 0
    }

    var isDockFolded: Bool { dockHeight < Self.leastDock }

    /// The size of the scene with its surroundings.
    var stage: CGSize {
        let side = sidebarWidth + (isInspectorFolded ? 0 : inspectorWidth)
        return CGSize(width: max(0, size.width - side), height: max(0, middle - dockHeight))
    }

    /// The horizontal and vertical distance between the stage's edge and the scene's frame.
    var stageMargin: CGSize {
        stage.width >= 640 && stage.height >= 480 ? CGSize(width: 36, height: 28) : CGSize(width: 12, height: 12)
    }

    /// The size of the scene.
    var scene: CGSize {
        CGSize(
            width: max(0, stage.width - 2 * stageMargin.width), height: max(0, stage.height - 2 * stageMargin.height))
    }
}
