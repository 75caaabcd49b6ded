import Drawing
import Foundation
import ScrollAnalysis
import SDLHost

/// Pictures of the stage at the times of events, in each feel. They are drawn one after the other.
@MainActor
struct ReportPictures {
    private let gesture: ReportedGesture
    private let sides: [(file: FeelFile?, tuning: ReportedTuning)]
    private let scenes: SceneCatalog
    private let moments: [Moment]
    private var drawn: [[ReportPicture]]
    private var renderer: SceneRenderer?
    /// The reason why there are no pictures.
    private var refusal: String?

    /// The maximum number of shown moments of a recording.
    private static let mostMoments = 6
    /// The length of a picture's longer side, in pixels.
    private static let longestSide = 480.0

    /// Pictures of the recording of `gesture` in its scene, in each of `files`; nil for the recording's own feel.
    init(_ gesture: ReportedGesture, in files: [FeelFile?], _ tunings: [ReportedTuning], of scenes: SceneCatalog) {
        (self.gesture, self.scenes) = (gesture, scenes)
        sides = zip(files, tunings).map { ($0, $1) }
        moments = Self.moments(of: gesture.curves.events)
        drawn = sides.map { _ in [] }
        if gesture.recording.sceneName == nil {
            refusal = "the file does not name its scene."
        }
    }

    /// The number of drawn pictures, and the total.
    var progress: (drawn: Int, count: Int) { (drawn.reduce(0) { $0 + $1.count }, sides.count * moments.count) }

    /// The drawn pictures, or a sentence with the reason why there are none.
    var blocks: [ReportBlock] {
        refusal.map { [.paragraph("There are no pictures: \($0)")] } ?? drawn.map { .pictures($0) }
    }

    /// Draws the remaining pictures and returns all of them.
    consuming func allBlocks() -> [ReportBlock] {
        while drawNext() {}
        return blocks
    }

    /// Draws the next picture. Returns false if none is left.
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

    /// Returns each time with all its events. Of too many it returns the first, the last, and evenly spaced ones in
    /// between.
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
