/// What was done meanwhile to other scroll views of the scene: the member `views`, which readers of the format need not know.
///
/// Each is a recording of its own, with the member `view` saying the name of its scroll view: its id where that is a text, else
/// its place (``ScrollPlace``). All times count from the same moment.
extension Recording {
    private static let viewsKey = "views"
    private static let viewKey = "view"

    /// Adds what was done to the scroll view of that name.
    mutating func add(_ recording: Recording, ofView name: String) {
        var recording = recording
        recording.unknown["", default: [:]][Self.viewKey] = .string(name)
        var views: [JSONValue] = []
        if case .array(let others) = unknown[""]?[Self.viewsKey] { views = others }
        views.append(.object(RecordingWriter.object(recording)))
        unknown["", default: [:]][Self.viewsKey] = .array(views)
    }

    /// The names of the other scroll views, in the order of the file. Of a member of that name that is something else, none.
    var viewNames: [String] {
        guard case .array(let views) = unknown[""]?[Self.viewsKey] else { return [] }
        return views.compactMap { view in
            guard case .object(let object) = view, case .string(let name) = object[Self.viewKey] else { return nil }
            return name
        }
    }

    /// What was done to the scroll view of that name. `file` is only used in messages. Throws ``ExitStatus/usage`` where the
    /// file tells nothing of it, and ``ExitStatus/malformed``.
    func view(_ name: String, file: String) throws(PlaygroundError) -> Recording {
        guard viewNames.contains(name), let value = unknown[""]?[Self.viewsKey] else { throw unknownView(name, file) }
        let elements = try JSONReader(value: value, file: file, path: Self.viewsKey).elements()
        for element in elements {
            guard let object = try? element.object(), object.object[Self.viewKey] == .string(name) else { continue }
            return try RecordingReader.read(element)
        }
        throw unknownView(name, file)
    }

    private func unknownView(_ name: String, _ file: String) -> PlaygroundError {
        let names = viewNames.map(JSONWriter.quoted).joined(separator: ", ")
        return PlaygroundError(
            .usage, "\(file): nothing was recorded of a scroll view called \(JSONWriter.quoted(name)).",
            remedy: names.isEmpty
                ? "Leave --view out: the file tells of the scene's own scroll view alone."
                : "Use one of \(names), or leave --view out for the scene's own scroll view.")
    }

    /// The recording in the file at `path`, or that of one of its other scroll views. Throws as ``init(contentsOf:)`` and
    /// ``view(_:file:)`` do.
    init(contentsOf path: String, view: String?) throws(PlaygroundError) {
        self = try Recording(contentsOf: path)
        if let view { self = try self.view(view, file: path) }
    }
}
