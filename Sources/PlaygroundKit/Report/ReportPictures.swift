import Drawing
import Foundation
import ScrollAnalysis
import SDLHost

/// The stage at the moments at which something happened, in each feel; drawn one after the other.
@MainActor
struct ReportPictures {
    private let gesture: ReportedGesture
    private let sides: [(file: FeelFile?, tuning: ReportedTuning)]
    private let scenes: SceneCatalog
    private let moments: [Moment]
    private var drawn: [[ReportPicture]]
    private var renderer: SceneRenderer?
    /// Why there are none.
    private var refusal: String?

    /// Moments of a recording that are shown; those between them are left out.
    private static let mostMoments = 6
    /// Of the longer side of a picture, in pixels.
    private static let longestSide = 480.0

    /// Of the recording of `gesture` in its scene, once in each of `files`; nil for the feel that it was made with.
    init(_ gesture: ReportedGesture, in files: [FeelFile?], _ tunings: [ReportedTuning], of scenes: SceneCatalog) {
        (self.gesture, self.scenes) = (gesture, scenes)
        sides = zip(files, tunings).map { ($0, $1) }
        moments = Self.moments(of: gesture.curves.events)
        drawn = sides.map { _ in [] }
        if gesture.recording.sceneName == nil {
            refusal = "the file does not say of which scene of this program it is."
        }
    }

    /// Pictures in all, and how many of them are drawn.
    var progress: (drawn: Int, count: Int) { (drawn.reduce(0) { $0 + $1.count }, sides.count * moments.count) }

    /// The pictures that are drawn, or a sentence that says why there are none.
    var blocks: [ReportBlock] {
        refusal.map { [.paragraph("There are no pictures: \($0)")] } ?? drawn.map { .pictures($0) }
    }

    /// The same once all of them are drawn.
    consuming func allBlocks() -> [ReportBlock] {
        while drawNext() {}
        return blocks
    }

    /// Draws the next one; false where none is left.
    mutating func drawNext() -> Bool {
        guard refusal == nil, let side = drawn.firstIndex(where: { $0.count < moments.count }) else { return false }
        do {
            try reportingErrors { try draw(side, moments[drawn[side].count]) }
            return true
        } catch {
            refusal = (error as? PlaygroundError)?.message ?? "\(error)"
            return false
        }
    }

    private mutating func draw(_ side: Int, _ moment: Moment) throws {
        if drawn[side].isEmpty { renderer = try renderer(of: sides[side].file) }
        guard let picture = try renderer?.picture(at: moment.time) else { return }
        let seconds = PlotNumber.text(moment.time.inSeconds, decimals: 3)
        drawn[side].append(
            ReportPicture(
                caption: "\(sides[side].tuning.label), \(seconds) s: \(moment.words)",
                png: try PNGWriter.encode(picture, path: gesture.file), size: (picture.width, picture.height)))
    }

    private func renderer(of file: FeelFile?) throws -> SceneRenderer {
        let recording = gesture.recording
        let scene = try scenes.scene(called: recording.sceneName ?? "")
        try recording.check(madeIn: scene, of: scenes, file: gesture.file)
        return try SceneRenderer(
            scene, recording, file: gesture.file, in: file, scale: Self.scale(recording.viewport))
    }

    private static func scale(_ viewport: CGSize) -> Double {
        min(1, max(0.25, longestSide / max(1, max(viewport.width, viewport.height))))
    }

    private struct Moment {
        var time: Duration
        var words: String
    }

    /// Each moment once, with all that happened then; of many the first, the last, and some evenly between them.
    private static func moments(of events: [CurveEvent]) -> [Moment] {
        var all: [Moment] = []
        for event in events {
            let time = Duration(wholeNanosecondsIn: event.time)
            if all.last?.time == time {
                all[all.count - 1].words += ", \(event.text)"
            } else {
                all.append(Moment(time: time, words: event.text))
            }
        }
        guard all.count > mostMoments else { return all }
        return (0..<mostMoments).map { all[$0 * (all.count - 1) / (mostMoments - 1)] }
    }
}
