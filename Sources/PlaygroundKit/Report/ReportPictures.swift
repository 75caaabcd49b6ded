import Drawing
import Foundation
import SDLHost

/// The stage at the moments at which something happened, in each feel.
@MainActor
struct ReportPictures {
    /// The pictures, or a sentence that says why there are none.
    let blocks: [ReportBlock]

    /// Moments of a recording that are shown; those between them are left out.
    private static let mostMoments = 6
    /// Of the longer side of a picture, in pixels.
    private static let longestSide = 480.0

    /// Plays the recording of `gesture` into its scene, once in each of `files`; nil for the feel that it was made with.
    init(_ gesture: ReportedGesture, in files: [FeelFile?], _ tunings: [ReportedTuning], of scenes: SceneCatalog) {
        guard let scene = gesture.recording.sceneName else {
            blocks = [.paragraph("There are no pictures: the file does not say of which scene of this program it is.")]
            return
        }
        do {
            blocks = try zip(files, tunings).map { file, tuning in
                .pictures(try Self.pictures(of: gesture, scene, file, tuning, scenes))
            }
        } catch {
            let reason = (error as? PlaygroundError)?.message ?? "\(error)"
            blocks = [.paragraph("There are no pictures: \(reason)")]
        }
    }

    private static func pictures(
        of gesture: ReportedGesture, _ scene: String, _ file: FeelFile?, _ tuning: ReportedTuning,
        _ scenes: SceneCatalog
    ) throws -> [ReportPicture] {
        try reportingErrors {
            let moments = moments(of: gesture.curves.events)
            let (scene, recording) = (try scenes.scene(called: scene), gesture.recording)
            try recording.check(madeIn: scene, of: scenes, file: gesture.file)
            var renderer = try SceneRenderer(
                scene, recording, file: gesture.file, in: file, scale: scale(recording.viewport))
            return try moments.map { moment in
                let picture = try renderer.picture(at: moment.time)
                let seconds = PlotNumber.text(moment.time.inSeconds, decimals: 3)
                return ReportPicture(
                    caption: "\(tuning.label), \(seconds) s: \(moment.words)",
                    png: try PNGWriter.encode(picture, path: gesture.file), size: (picture.width, picture.height))
            }
        }
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
