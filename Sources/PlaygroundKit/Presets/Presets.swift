import ScrollAnalysis
import ScrollPhysics

/// All presets, by name.
package struct Presets: Equatable, Sendable {
    /// Sorted by name without regard to case, then by id.
    package private(set) var entries: [Preset] = []

    /// No presets.
    package init() {}

    /// Returns the preset with that id; nil without one.
    package func entry(_ id: String?) -> Preset? { entries.first { $0.id == id } }

    /// Returns whether a preset has this name, without regard to case.
    func hasName(_ name: String) -> Bool { entries.contains { $0.name.lowercased() == name.lowercased() } }

    /// Adds a preset, or replaces the one with the same id.
    mutating func put(_ preset: Preset) {
        entries.removeAll { $0.id == preset.id }
        let index = entries.firstIndex { Self.precedes(preset, $0) } ?? entries.endIndex
        entries.insert(preset, at: index)
    }

    mutating func remove(_ id: String) { entries.removeAll { $0.id == id } }

    /// Returns an unused id from a name: `snappy`, then `snappy-2`.
    func unusedID(for name: String) -> String {
        let stem = TakeFolder.stem(name)
        var (id, number) = (stem, 1)
        while entry(id) != nil {
            number += 1
            id = "\(stem)-\(number)"
        }
        return id
    }

    /// Returns an unused name from another one: "Snappy copy", then "Snappy copy 2".
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
    /// Merges two sets of changes to `base`, from two windows or from a window and edited files. A preset that only one
    /// side changed, removed or added is as on that side. A preset that both changed is merged number by number. A
    /// preset that one side removed and the other one changed stays.
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
        // Numbers of different built-in feels cannot be combined.
        guard theirs.base == self.base else { return merged }
        let origin = base?.base == self.base ? base?.feel : ScrollFeel.named(self.base)
        merged.feel = feel.merged(with: theirs.feel, since: origin ?? .uikit)
        if let stage, let other = theirs.stage {
            merged.stage = stage.merged(with: other, since: base?.stage ?? StageSettings())
        }
        return merged
    }
}
