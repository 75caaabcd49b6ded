import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// Draws moments of a scene into pictures with the processor alone: no window, no display, the same bytes everywhere.
@MainActor
package struct SceneRenderer {
    /// Of a scene that nobody gave a size, in points.
    package nonisolated static let standardSize = CGSize(width: 1280, height: 800)

    private let host: ViewHost
    private let text: SDLTextMeasurer
    private let glyphs: SDLGlyphSource
    private let rasterizer = SoftwareRasterizer()
    private var replay: SceneReplay?
    /// The scroll view that the recording is of, or that the scene is about.
    private let viewID: ScrollViewID
    /// The recording, for messages.
    private let file: String

    /// Throws for what is not there: the scene, the recording, a feel, the fonts, and for a recording of another scene.
    init(_ options: RenderOptions, in scenes: SceneCatalog = .builtIn) throws {
        let scene = try scenes.scene(called: options.scene)
        let recording = try options.recording.map { try Recording(contentsOf: $0) }
        let file = options.recording ?? ""
        try recording?.check(madeIn: scene, of: scenes, file: file)
        let chosen = try options.feel.map { try FeelLibrary.file($0).checked(by: scenes, file: $0) }
        try self.init(scene, recording, file: file, in: chosen, size: options.size, scale: options.scale)
    }

    /// The same for what was read already: `recording`, which is called `file` in messages, through `chosen`, or as it was made.
    /// `size` in points; nil for the scene's own, or for the recording's.
    init(
        _ scene: PlaygroundScene, _ recording: Recording?, file: String, in chosen: FeelFile?,
        size requested: CGSize? = nil,
        scale: Double
    ) throws {
        self.file = file
        let recorded = chosen == nil ? try recording.map { [file] in try FeelLibrary.feel(of: $0, file: file) } : nil
        let feel = chosen?.feel ?? recorded ?? .uikit
        if let note = recording?.note(onReplaysIn: [feel], file: file) { printMessage(note) }
        let fonts = try FontLibrary()
        let size = requested ?? scene.size ?? Self.standardSize
        let settings = chosen?.stage ?? recording?.stageSettings ?? StageSettings()
        let stage = BareStage(scene: scene, feel: feel, settings: settings, size: size)
        text = SDLTextMeasurer(fonts: fonts)
        host = ViewHost(size: size, scale: scale, text: text) {
            BareScene(stage: stage)
        }
        host.images = ImageFiles().loader
        host.colorScheme = stage.settings.colorScheme(desktop: nil)
        glyphs = SDLGlyphSource(fonts: fonts)
        viewID = ScrollViewID(name: recording?.mainView ?? PlaygroundScene.stageID, inside: scene.name)
        guard let recording else { return }
        replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: requested == nil, file: file)
    }

    /// Nothing moves, and nothing is left to be done.
    var isAtRest: Bool { replay.map { $0.nextFrame == nil } ?? !host.needsFrame }

    /// The scene at `time`. Times only go forward. Throws ``ExitStatus/malformed`` where the replay up to then is too long.
    mutating func picture(at time: Duration) throws(PlaygroundError) -> ImageResource {
        picture(of: try list(at: time))
    }

    /// What is seen at `time`, with the scroll view that is shown in it.
    mutating func frame(at time: Duration) throws(PlaygroundError) -> TakeRun.Frame {
        let list = try list(at: time)
        return TakeRun.Frame(
            time: time, list: list, scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false))
    }

    /// The outlines of tuning B over a scene of these colours.
    var ghostOutlines: GhostOutlines { GhostOutlines(of: .b, in: host.colorScheme) }

    /// What the picture at `time` is drawn from.
    mutating func list(at time: Duration) throws(PlaygroundError) -> DisplayList {
        if replay == nil { host.advance(to: time) } else { replay?.advance(to: time) }
        if replay?.isTooLong == true {
            let limit = FileLimit.frames
            throw PlaygroundError(
                .malformed,
                "\(file): events: found more frames than that until \(host.time.inSeconds.shortestDecimal) s, expected "
                    + "\(limit.expectation).", remedy: limit.remedy)
        }
        return host.displayList
    }

    /// A view of that size in points, in the colours of the scene. Throws ``ExitStatus/usage`` with `remedy` where it is too
    /// large; `option` is what asked for it.
    func picture<Content: View>(
        of view: Content, size: CGSize, for option: String, remedy: String
    ) throws(PlaygroundError) -> ImageResource {
        if let excess = PictureSize.excess(of: size, scale: host.scale) {
            throw PlaygroundError(.usage, "\(option): the picture has \(excess).", remedy: remedy)
        }
        let sheet = ViewHost(size: size, scale: host.scale, text: text) { view }
        sheet.colorScheme = host.colorScheme
        sheet.frame(at: .zero)
        return picture(of: sheet.displayList)
    }

    /// A list in the colours of the scene.
    func picture(of list: DisplayList) -> ImageResource {
        let ground = WindowBackground()
        return rasterizer.picture(
            of: list, background: host.colorScheme == .dark ? ground.dark : ground.light, glyphs: glyphs)
    }
}
