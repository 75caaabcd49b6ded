import ScrollAnalysis
import ScrollPhysics

/// The presets that there are, by name.
package struct Presets: Equatable, Sendable {
    /// By name without regard to capitals, then by id.
    package private(set) var entries: [Preset] = []

    /// None.
    package init() {}

    /// The preset with that id; nil where there is none.
    package func entry(_ id: String?) -> Preset? { entries.first { $0.id == id } }

    /// Whether one is called so, whatever the capitals.
    func hasName(_ name: String) -> Bool { entries.contains { $0.name.lowercased() == name.lowercased() } }

    /// Adds a preset, or takes it in place of the one with the same id.
    mutating func put(_ preset: Preset) {
        entries.removeAll { $0.id == preset.id }
        let index = entries.firstIndex { Self.precedes(preset, $0) } ?? entries.endIndex
        entries.insert(preset, at: index)
    }

    mutating func remove(_ id: String) { entries.removeAll { $0.id == id } }

    /// An id that none has, after the name: `snappy`, then `snappy-2`.
    func unusedID(for name: String) -> String {
        let stem = TakeFolder.stem(name)
        var (id, number) = (stem, 1)
        while entry(id) != nil {
            number += 1
            id = "\(stem)-\(number)"
        }
        return id
    }

    /// A name that none has, after another one: "Snappy copy", then "Snappy copy 2".
    func unusedName(_ name: String) -> String {
        var (unused, number) = (name, 1)
        while hasName(unused) {
            number += 1
            unused = "\(name) \(number)"
        }
        return unused
    }

    private static func precedes(_ preset: Preset, _ other: Preset) -> Bool {
        let (name, otherName) = (preset.name.lowercased(), other.name.lowercased())
        return name == otherName ? preset.id < other.id : name < otherName
    }
}

extension Presets {
    /// What two windows, or a window and whoever edits the files, made of `base`, as one: what only one of them changed, removed
    /// or added is as that one has it; of what both changed each number is as the one has it that changed it. What one removed
    /// and the other one changed stays.
    func merged(with theirs: Presets, since base: Presets) -> Presets {
        var merged = Presets()
        for id in Set((entries + theirs.entries + base.entries).map(\.id)) {
            let (our, their, old) = (entry(id), theirs.entry(id), base.entry(id))
            let entry: Preset? =
                if our == old { their } else if their == old { our } else if let our, let their {
                    our.merged(with: their, since: old)
                } else { our ?? their }
            if let entry { merged.put(entry) }
        }
        return merged
    }
}

extension Preset {
    fileprivate func merged(with theirs: Preset, since base: Preset?) -> Preset {
        var merged = self
        if name == base?.name { merged.name = theirs.name }
        if summary == base?.summary { merged.summary = theirs.summary }
        // Numbers of different built-in feels together would be neither.
        guard theirs.base == self.base else { return merged }
        let origin = base?.base == self.base ? base?.feel : ScrollFeel.named(self.base)
        merged.feel = feel.merged(with: theirs.feel, since: origin ?? .uikit)
        if let stage, let other = theirs.stage {
            merged.stage = stage.merged(with: other, since: base?.stage ?? StageSettings())
        }
        return merged
    }
}
