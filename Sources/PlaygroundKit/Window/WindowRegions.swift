import Foundation

/// How the window is divided for its size. Points.
struct WindowRegions: Equatable, Sendable {
    static let topBarHeight = 44.0
    static let statusHeight = 28.0
    /// Below this width the inspector lies over the stage, behind a button.
    static let inspectorFold = 960.0
    /// Below this width the list of scenes is a column of icons.
    static let sidebarFold = 800.0

    /// Of the stage that a dock leaves.
    static let leastStage = 200.0
    /// Of the dock with its curves.
    static let leastDock = 220.0
    /// Of a dock that is folded to its first row.
    static let foldedDock = 45.0

    let size: CGSize
    /// What the dock should have; nil while it is closed.
    var dock: Double?
    /// What a bar below the stage takes away, in the dock's place.
    var bar = 0.0

    var isInspectorFolded: Bool { size.width < Self.inspectorFold }
    var isSidebarFolded: Bool { size.width < Self.sidebarFold }

    var sidebarWidth: Double { isSidebarFolded ? 52 : 208 }
    /// A quarter of a wide window, for longer tracks of sliders; on the grid of 4 points.
    var inspectorWidth: Double { min(max((size.width / 16).rounded() * 4, 320), 420) }

    /// Between the bars.
    private var middle: Double { max(0, size.height - Self.topBarHeight - Self.statusHeight - bar) }

    /// What the dock gets: what it should have as far as there is room, its first row where there is too little for more, or
    /// nothing.
    var dockHeight: Double {
        guard let dock else { return 0 }
        let available = middle - Self.leastStage
        if available >= Self.leastDock { return min(max(dock, Self.leastDock), available) }
        return available >= Self.foldedDock ? Self.foldedDock : 0
    }

    var isDockFolded: Bool { dockHeight < Self.leastDock }

    /// The size of the scene and the ground around it.
    var stage: CGSize {
        let side = sidebarWidth + (isInspectorFolded ? 0 : inspectorWidth)
        return CGSize(width: max(0, size.width - side), height: max(0, middle - dockHeight))
    }

    /// Ground between the stage's edge and the scene's frame, across and down.
    var stageMargin: CGSize {
        stage.width >= 640 && stage.height >= 480 ? CGSize(width: 36, height: 28) : CGSize(width: 12, height: 12)
    }

    /// The size of the scene alone.
    var scene: CGSize {
        CGSize(
            width: max(0, stage.width - 2 * stageMargin.width), height: max(0, stage.height - 2 * stageMargin.height))
    }
}
