import Drawing
import Foundation
import ScrollAnalysis

/// A scene with an optional ghost: the outlines of its cards in another feel at the same moment, as in the window.
@MainActor
struct GhostedScene {
    private(set) var renderer: SceneRenderer
    private var ghost: SceneRenderer?

    /// Throws the errors of ``SceneRenderer``.
    init(_ options: RenderOptions, in scenes: SceneCatalog) throws {
        renderer = try SceneRenderer(options, in: scenes)
        guard let feel = options.ghost else { return }
        var other = options
        other.feel = feel
        ghost = try SceneRenderer(other, in: scenes)
    }

    /// Whether nothing moves in either.
    var isAtRest: Bool { renderer.isAtRest && ghost?.isAtRest ?? true }

    /// Returns the display list at `time`. Times must not decrease.
    mutating func list(at time: Duration) throws(PlaygroundError) -> DisplayList {
        var list = try renderer.list(at: time)
        guard let frame = try ghost?.frame(at: time) else { return list }
        let outlines = renderer.ghostOutlines.list(of: frame)
        list.append(contentsOf: outlines, 0..<outlines.items.count)
        return list
    }

    /// Returns the scene at `time`, above `plot` if there is one. Times must not decrease.
    mutating func picture(at time: Duration, above plot: RenderPlot?) throws(PlaygroundError) -> ImageResource {
        let list = try list(at: time)
        guard let plot else { return renderer.picture(of: list) }
        let curves = plot.picture(width: list.size.width, scale: list.scale, at: [time])
        let moment = PlottedMoment(list: list, plot: curves)
        return try renderer.picture(
            of: moment, size: moment.size, for: "--plot", remedy: "Lower --scale or --size, or omit --plot.")
    }
}
