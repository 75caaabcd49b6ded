import ScrollAnalysis
import ScrollPhysics

/// Actions on presets. ``TuningSaver`` writes the files, and ``undo()`` reverts each action including its files.
extension PlaygroundModel {
    /// All presets.
    var presets: Presets { tuning.presets }

    /// The number of values that differ from the preset or built-in feel of the tuning.
    var changeCount: Int { tuning.changes(since: origin) }

    /// Uses a preset as the tuning, as it was saved.
    func choose(_ preset: Preset) { choose { $0.choose(preset) } }

    /// Saves the tuning to the current preset; asks for a name without one.
    func savePreset() {
        acceptFeelMenu()
        guard let preset else { return beginNaming(.saveAs) }
        guard changeCount > 0 else { return notice = "\(preset.name) has no changes to save" }
        change { $0.save() }
        tell("Saved as \(preset.name)")
    }

    /// Shows a message, unless there is a problem with saving to report.
    private func tell(_ done: String) { notice = saveProblem == nil ? done : nil }

    /// Resets the tuning to the preset or the built-in feel.
    func revert() {
        acceptFeelMenu()
        tuning = origin
    }

    /// Creates a copy of the current preset or feel and uses it.
    func duplicatePreset() {
        acceptFeelMenu()
        let name = presets.unusedName((preset?.name ?? tuning.baseFeel.title) + " copy")
        change { $0.save(as: name) }
        tell("\(name) is a preset now")
    }

    /// Deletes the current preset. The tuning stays, as an edited feel.
    func deletePreset() {
        acceptFeelMenu()
        guard let preset else { return }
        change { $0.delete(preset) }
        notice = "Deleted \(preset.name); Ctrl+Z restores it"
    }

    // MARK: Names

    /// Asks for a name.
    func beginNaming(_ purpose: PresetNaming.Purpose) {
        acceptFeelMenu()
        let title = preset?.name ?? tuning.baseFeel.title
        naming =
            switch purpose {
            case .new: PresetNaming(purpose: .new, name: presets.unusedName("New preset"))
            case .saveAs: PresetNaming(purpose: .saveAs, name: presets.unusedName("My " + title))
            case .rename: preset.map { PresetNaming(purpose: .rename, name: $0.name) }
            }
    }

    /// Applies the typed name if it is valid.
    func endNaming() {
        guard let naming else { return }
        let name = naming.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if naming.purpose == .rename, name == preset?.name { return self.naming = nil }
        if let problem = PresetNaming.problem(name, in: presets) {
            self.naming?.problem = problem
            return
        }
        self.naming = nil
        switch naming.purpose {
        case .new: change { $0.begin(as: name) }
        case .saveAs: change { $0.save(as: name) }
        case .rename: change { $0.rename(to: name) }
        }
        tell(naming.purpose == .rename ? "Renamed to \(name)" : "Saved as \(name)")
    }
}

/// The name that is being typed for a preset.
struct PresetNaming: Equatable {
    /// The purpose of the name.
    enum Purpose {
        /// A new preset that starts as the current built-in feel.
        case new
        /// A new preset of the current tuning.
        case saveAs
        /// A new name for the current preset.
        case rename
    }

    let purpose: Purpose
    var name: String {
        didSet { problem = nil }
    }
    /// The problem with the name, as a phrase.
    var problem: String?

    /// The maximum number of characters.
    private static let longest = 60

    init(purpose: Purpose, name: String) {
        self.purpose = purpose
        self.name = name
    }

    static func problem(_ name: String, in presets: Presets) -> String? {
        if name.isEmpty { return "a preset needs a name" }
        if name.count > longest { return "at most \(longest) characters" }
        let isBuiltIn = ScrollFeel.builtIn.contains { $0.title.lowercased() == name.lowercased() }
        return isBuiltIn || presets.hasName(name) ? "this name is taken" : nil
    }
}
