import Drawing
import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// The curves of the rendered gesture, below its scene: in its feel, and in the feel of the ghost.
struct RenderPlot: Sendable {
    private let title: String
    private let data: CurveData

    /// The height of the curves without the header, in points.
    private static let height = 240.0

    /// Traces the recording of `options` until everything is at rest. Throws the errors of ``SceneRenderer``, and
    /// ``ExitStatus/usage`` without a recording.
    @MainActor init(_ options: RenderOptions, in scenes: SceneCatalog) throws {
        guard let path = options.recording else {
            throw PlaygroundError(
                .usage, "--plot: there is nothing to plot.", remedy: "Pass a recording with --recording FILE.")
        }
        let scene = try scenes.scene(called: options.scene)
        var recording = try Recording(contentsOf: path)
        let isOfTheScene = recording.sceneName != nil
        recording.unknown["", default: [:]][RecordingTake.sceneKey] = .string(scene.name)
        let text = SDLTextMeasurer(fonts: try FontLibrary())
        let feels = options.ghost.map { [options.feel, $0] } ?? [options.feel]
        let tunings = try zip(TuningSide.allCases, feels).map { side, name in
            let chosen = try name.map { try FeelLibrary.file($0, in: scenes) }
            let file = try chosen ?? FeelLibrary.ownFile(of: recording, file: path)
            let settings = file.stage ?? recording.stageSettings ?? StageSettings()
            let isAsRecorded =
                isOfTheScene && options.size == nil
                && settings.scrolls(like: recording.stageSettings ?? StageSettings())
            var part = recording.part(recording.mainView)
            if !isAsRecorded {
                let look = TakeLook(
                    scene: scene, feel: file.feel, settings: settings, colorScheme: .dark, scale: options.scale)
                part = try recording.played(with: look, text: text, size: options.size).part(recording.mainView)
            }
            var curve = ReportedTuning(file, side: side, of: feels.count, in: scenes).curveTuning(of: feels.count)
            curve.recording = part
            return curve
        }
        self.init(title: scene.title, tunings[0].recording ?? recording, tunings)
    }

    /// The curves of `recording`, one for each tuning.
    init(title: String, _ recording: Recording, _ tunings: [CurveTuning]) {
        data = CurveData(recording, tunings: tunings)
        self.title = tunings.count == 1 ? "\(title), \(tunings[0].label)" : title
    }

    /// Returns the drawing with that width in points, and a line at each of `times`.
    func picture(width: Double, scale: Double, at times: [Duration]) -> PlotPicture {
        let size = CGSize(width: width, height: Self.height)
        let content = PlotContent.both
        let range = PlotRange(whole: data.start...max(data.start, data.end), shown: nil)
        var picture = PlotPainter(data, content, range, size: size, pixel: 1 / scale).picture
        let layout = PlotLayout(size: size, count: content.quantities.count)
        let map = layout.mapping(range.shown)
        for time in times.map(\.inSeconds) where range.shown.contains(time) {
            let ends = [layout.field.minY, layout.field.maxY].map { CGPoint(x: map.x(time), y: $0) }
            picture.elements.append(.line(ends, .heading, width: 1.5, dash: []))
        }
        return picture.headed(title, data.legend)
    }
}

/// A drawing of curves in the window's colours, in its own size.
struct PlotPictureView: View {
    let picture: PlotPicture

    var body: some View {
        Canvas { context, _ in picture.draw(in: context) }
            .frame(width: picture.size.width, height: picture.size.height)
            .background(Palette.side)
    }
}

/// A moment of a scene, with the curves below and a line at that moment.
struct PlottedMoment: View {
    let list: DisplayList
    let plot: PlotPicture

    /// The size of the whole, in points.
    var size: CGSize { CGSize(width: list.size.width, height: list.size.height + plot.size.height) }

    var body: some View {
        VStack(spacing: 0) {
            DisplayListView { list }.frame(width: list.size.width, height: list.size.height).clipped()
            PlotPictureView(picture: plot)
        }
        .windowText()
    }
}
