import Foundation
import ScrollAnalysis
import ScrollPhysics

/// The state of a window that will be reopened: its content and its scroll offsets. The tuning is stored separately.
struct SessionState: Equatable, Sendable {
    /// The offset of a scroll view of the scene, by its name in recordings.
    struct View: Equatable, Sendable {
        var name: String
        var offset: ScrollVector
    }

    /// The take on the stage.
    struct Take: Equatable, Sendable {
        /// The path of its file, if it has one.
        var path: String?
        /// Its number among the unsaved takes, the oldest first.
        var number: Int?
        var playhead: Duration
        var isPlaying: Bool
    }

    /// The name of the scene.
    var scene: String
    var views: [View] = []
    /// The size of the window, in points.
    var width = 0.0
    var height = 0.0
    /// The number of unsaved takes beside the file.
    var takeCount = 0
    /// Nil if the stage was live.
    var take: Take?
    var isDockOpen = false

    /// Nil if it is unknown.
    var windowSize: CGSize? { width >= 1 && height >= 1 ? CGSize(width: width, height: height) : nil }
}

// MARK: File

extension SessionState {
    private static let format = "scroll-session"

    /// Throws ``ExitStatus/inputOutput`` and ``ExitStatus/malformed``.
    init(contentsOf path: String) throws(PlaygroundError) {
        let root = try JSONReader(try Files.read(path), file: path).object()
        let format = try root.field("format", "\"\(Self.format)\"")
        guard format.value == .string(Self.format) else { throw format.unexpected("\"\(Self.format)\"") }
        scene = try root.field("scene", "a name").string("a name")
        width = try root.field("width", "points").number(in: 0...1e6, "points")
        height = try root.field("height", "points").number(in: 0...1e6, "points")
        isDockOpen = try root.field("dock", "true or false").bool()
        takeCount = Int(try root.field("takes", "a number").number(in: 0...1e6, "a number"))
        for element in try root.field("views", "a list").elements() {
            let view = try element.object()
            views.append(
                View(
                    name: try view.field("name", "a name").string("a name"),
                    offset: ScrollVector(
                        x: try view.field("x", "points").number("points"),
                        y: try view.field("y", "points").number("points"))))
        }
        take = try root.optionalField("take").map { field throws(PlaygroundError) in try Take(field.object()) }
    }

    var json: String {
        var object: JSONObject = [
            "format": .string(Self.format), "scene": .string(scene), "width": .number(width), "height": .number(height),
            "dock": .bool(isDockOpen), "takes": .number(Double(takeCount)),
        ]
        object["views"] = .array(
            views.map { view in
                .object(["name": .string(view.name), "x": .number(view.offset.x), "y": .number(view.offset.y)])
            })
        if let take { object["take"] = .object(take.json) }
        return JSONWriter.text(.object(object), depth: 2)
    }
}

extension SessionState.Take {
    fileprivate init(_ object: JSONObjectReader) throws(PlaygroundError) {
        path = try object.optionalField("path")?.string("a path")
        number = try object.optionalField("number").map { field throws(PlaygroundError) in
            Int(try field.number(in: 0...1e6, "a number"))
        }
        let seconds = try object.field("playhead", "seconds").number(in: 0...1e6, "seconds")
        playhead = Duration(wholeNanosecondsIn: seconds)
        isPlaying = try object.field("plays", "true or false").bool()
    }

    fileprivate var json: JSONObject {
        var object: JSONObject = ["playhead": .number(playhead.inSeconds), "plays": .bool(isPlaying)]
        if let path { object["path"] = .string(path) }
        if let number { object["number"] = .number(Double(number)) }
        return object
    }
}
