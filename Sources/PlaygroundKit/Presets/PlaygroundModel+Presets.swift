import ScrollAnalysis
import ScrollPhysics

/// What is done with presets. The files follow (``TuningSaver``), and ``undo()`` takes each of these back, files included.
extension PlaygroundModel {
    /// The presets that there are.
    var presets: Presets { tuning.presets }

    /// How many numbers and choices are otherwise than the preset or built-in feel has them that the tuning began as.
    var changeCount: Int { tuning.changes(since: origin) }

    /// Goes on with a preset, as it was saved.
    func choose(_ preset: Preset) { choose { $0.choose(preset) } }

    /// Brings what was tuned into the preset in use; asks for a name where there is none.
    func savePreset() {
        acceptFeelMenu()
        guard let preset else { return beginNaming(.saveAs) }
        guard changeCount > 0 else { return notice = "\(preset.name) has no changes to save" }
        change { $0.save() }
        tell("Saved as \(preset.name)")
    }

    /// As long as nothing reaches the disk that is what there is to say.
    private func tell(_ done: String) { notice = saveProblem == nil ? done : nil }

    /// Makes everything as the preset or the built-in feel has it.
    func revert() {
        acceptFeelMenu()
        tuning = origin
    }

    /// A copy of the preset or feel in use, which is gone on with.
    func duplicatePreset() {
        acceptFeelMenu()
        let name = presets.unusedName((preset?.name ?? tuning.baseFeel.title) + " copy")
        change { $0.save(as: name) }
        tell("\(name) is a preset now")
    }

    /// Removes the preset in use; what is tuned stays, as an edited feel.
    func deletePreset() {
        acceptFeelMenu()
        guard let preset else { return }
        change { $0.delete(preset) }
        notice = "Deleted \(preset.name); Ctrl+Z brings it back"
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

    /// Takes the name that was typed, if it can be one.
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

/// A name that is typed for a preset.
struct PresetNaming: Equatable {
    /// What the name is for.
    enum Purpose {
        /// A preset that begins as the built-in feel in use.
        case new
        /// What is tuned.
        case saveAs
        /// The preset in use.
        case rename
    }

    let purpose: Purpose
    var name: String {
        didSet { problem = nil }
    }
    /// Why it cannot be that; half a sentence.
    var problem: String?

    /// Characters that a name may have.
    private static let longest = 60

    init(purpose: Purpose, name: String) {
        self.purpose = purpose
        self.name = name
    }

    static func problem(_ name: String, in presets: Presets) -> String? {
        if name.isEmpty { return "a preset needs a name" }
        if name.count > longest { return "at most \(longest) characters" }
        let isBuiltIn = ScrollFeel.builtIn.contains { $0.title.lowercased() == name.lowercased() }
        return isBuiltIn || presets.hasName(name) ? "there is one of this name" : nil
    }
}
