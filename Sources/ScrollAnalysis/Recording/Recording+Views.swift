/// The simultaneous recordings of other scroll views of the scene: the member `views`, which readers of the format may
/// ignore.
///
/// Each is a recording of its own, whose member `view` is the name of its scroll view: its id if that is a text, else
/// its path (``ScrollViewID``). All times count from the same moment.
extension Recording {
    static let viewsKey = "views"
    /// The name of the scene's main scroll view.
    package static let sceneView = "stage"
    private static let viewKey = "view"

    /// Adds the recording of the scroll view with the given name.
    package mutating func add(_ recording: Recording, ofView name: String) {
        var recording = recording
        recording.unknown["", default: [:]][Self.viewKey] = .string(name)
        var views: [JSONValue] = []
        if case .array(let others) = unknown[""]?[Self.viewsKey] { views = others }
        views.append(.object(RecordingWriter.object(recording)))
        unknown["", default: [:]][Self.viewsKey] = .array(views)
    }

    /// The names of the other scroll views, in the order of the file. Empty if the member has other contents.
    var viewNames: [String] {
        guard case .array(let views) = unknown[""]?[Self.viewsKey] else { return [] }
        return views.compactMap { view in
            guard case .object(let object) = view, case .string(let name) = object[Self.viewKey] else { return nil }
            return name
        }
    }

    /// The number of events of this scroll view and of the others. Linear in the number of scroll views.
    package var eventCount: Int {
        guard case .array(let views) = unknown[""]?[Self.viewsKey] else { return events.count }
        return views.reduce(events.count) { count, view in
            guard case .object(let object) = view, case .array(let events) = object["events"] else { return count }
            return count + events.count
        }
    }

    /// Returns the recording of the scroll view with the given name. `file` is only used in messages. Throws
    /// ``ExitStatus/usage`` if the file does not contain it, and ``ExitStatus/malformed``.
    package func view(_ name: String, file: String) throws(PlaygroundError) -> Recording {
        guard let view = try namedViews(file: file).first(where: { $0.name == name }) else {
            throw unknownView(name, file)
        }
        return try RecordingReader.read(view.value)
    }

    /// The recordings of the other scroll views, in the order of the file; invalid ones are omitted. Linear in the
    /// length of the file.
    package var views: [(view: String, recording: Recording)] {
        var known: Set<String> = []
        let views = (try? namedViews(file: "")) ?? []
        return views.filter { known.insert($0.name).inserted }.compactMap { view in
            (try? RecordingReader.read(view.value)).map { (view.name, $0) }
        }
    }

    /// Returns the members of `views` that name their scroll view.
    private func namedViews(file: String) throws(PlaygroundError) -> [(name: String, value: JSONReader)] {
        guard let value = unknown[""]?[Self.viewsKey], case .array = value else { return [] }
        let views = try JSONReader(value: value, file: file, path: Self.viewsKey).elements(.views)
        return views.compactMap { view in
            guard case .object(let object) = view.value, case .string(let name) = object[Self.viewKey] else {
                return nil
            }
            return (name, view)
        }
    }

    private func unknownView(_ name: String, _ file: String) -> PlaygroundError {
        let names = viewNames.map(JSONWriter.quoted).joined(separator: ", ")
        return PlaygroundError(
            .usage, "\(file): no recording of a scroll view called \(JSONWriter.quoted(name)).",
            remedy: names.isEmpty
                ? "Omit --view: the file contains only the scene's own scroll view."
                : "Use one of \(names), or omit --view for the scene's own scroll view.")
    }

    /// Reads the recording in the file at `path`, or that of one of its other scroll views. Throws the errors of
    /// ``init(contentsOf:)`` and ``view(_:file:)``.
    package init(contentsOf path: String, view: String?) throws(PlaygroundError) {
        self = try Recording(contentsOf: path)
        if let view { self = try self.view(view, file: path) }
    }
}
