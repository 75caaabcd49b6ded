import ArgumentParser
import Foundation
import PlaygroundKit

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw a scene into a PNG file, with no display.",
        discussion:
            "The same arguments give the same file. With several times the pictures are numbered: out-1.png, out-2.png. "
            + "A recording that says which scene it is of is played in that one alone."
    )

    @Option(help: "The scene; 'scenes' lists them.", completion: .scenes)
    var scene: String

    @Option(
        help: ArgumentHelp("A recording to play through it.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var recording: String?

    @Option(
        help: ArgumentHelp(
            "A feel's name or file, instead of the recording's own (default without a recording: uikit).",
            valueName: "name|file"),
        completion: .feels)
    var feel: String?

    @Option(
        help: ArgumentHelp("The moments to draw, in seconds.", valueName: "t,t,..."), transform: Arguments.times)
    var at: [Duration]

    @Option(help: ArgumentHelp("The picture.", valueName: "file.png"), completion: .file(extensions: ["png"]))
    var out: String

    @Option(
        help: ArgumentHelp(
            "The picture's size in points, from 1x1 (default: 1280x800, or the recording's own size).", valueName: "WxH"
        ),
        transform: Arguments.size)
    var size: CGSize?

    @Option(
        help: ArgumentHelp("Pixels a point, from 0.25 to 8 (default: 1).", valueName: "n"),
        transform: { try Arguments.number($0, in: 0.25...8, "pixels a point") })
    var scale: Double = 1

    func validate() throws {
        do throws(PlaygroundError) {
            try Arguments.checkPixels(size ?? SceneRenderer.standardSize, scale: scale)
            try Arguments.checkPictures(at)
        } catch {
            throw ValidationError(error.description)
        }
    }

    func run() throws {
        var options = RenderOptions(
            scene: scene, recording: recording, times: at, output: out, size: size, scale: scale)
        options.feel = feel
        try onMainActor { try renderScene(options) }
    }
}
