import ScrollAnalysis
import ScrollPhysics

/// Built-in feels with edited numbers, retained until they are dropped, so that trying another feel loses nothing.
///
/// ``EditedFeelFiles`` stores them across restarts.
package struct EditedFeels: Equatable, Sendable {
    /// An edited feel.
    package struct Entry: Identifiable, Equatable, Sendable {
        /// Unique among all windows while it exists: `uikit`, then `uikit-2`.
        package let id: String
        /// The name of the built-in feel that it is based on.
        package let base: String
        /// The feel with its latest numbers.
        package internal(set) var feel: ScrollFeel

        /// The id of the preset that it is based on; nil for a built-in feel. Ids of such entries are
        /// `preset.ID.NUMBER`.
        var presetID: String? {
            guard id.hasPrefix(EditedFeels.presetPrefix), let end = id.lastIndex(of: ".") else { return nil }
            let start = id.index(id.startIndex, offsetBy: EditedFeels.presetPrefix.count)
            return start < end ? String(id[start..<end]) : nil
        }
    }

    private static let presetPrefix = "preset."

    /// Sorted by id, numbered ones by number.
    package private(set) var entries: [Entry] = []

    /// No edited feels.
    package init() {}

    /// Returns the entry with that id; nil if it was dropped.
    package func entry(_ id: String?) -> Entry? { entries.first { $0.id == id } }

    /// Returns the entries that are based on the built-in feel of that name.
    package func entries(of base: String) -> [Entry] { entries.filter { $0.base == base && $0.presetID == nil } }

    /// Returns the entries that are based on the preset with that id.
    func entries(ofPreset id: String) -> [Entry] { entries.filter { $0.presetID == id } }

    /// Returns the title of an entry: "UIKit, edited", and "UIKit, edited 2" for the next one.
    package func title(of entry: Entry) -> String {
        title(of: entry, preset: nil)
    }

    /// Returns the title of an entry. If it is based on a preset, `preset` gives the name.
    func title(of entry: Entry, preset: Preset?) -> String {
        let others = entry.presetID.map(entries(ofPreset:)) ?? entries(of: entry.base)
        let number = (others.firstIndex { $0.id == entry.id } ?? 0) + 1
        let base = preset?.name ?? entry.presetID ?? ScrollFeel.named(entry.base)?.title ?? entry.base
        return number == 1 ? "\(base), edited" : "\(base), edited \(number)"
    }

    /// Stores the feel of `tuning` as the entry `id`, or as a new entry if that one has another base. Returns its id.
    mutating func keep(_ tuning: Tuning, as id: String?, ofPreset presetID: String?) -> String {
        let known = entry(id).flatMap { $0.base == tuning.base && $0.presetID == presetID ? $0.id : nil }
        let unused = presetID.map(unusedID(ofPreset:)) ?? unusedID(tuning.base)
        let entry = Entry(id: known ?? unused, base: tuning.base, feel: tuning.feel)
        put(entry)
        return entry.id
    }

    mutating func drop(_ id: String?) { entries.removeAll { $0.id == id } }

    /// Adds an entry, or replaces the one with the same id.
    mutating func put(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) { return entries[index] = entry }
        let index = entries.firstIndex { Self.precedes(entry.id, $0.id) } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    /// Sorts `uikit-2` before `uikit-10`.
    private static func precedes(_ id: String, _ other: String) -> Bool {
        id.utf8.count == other.utf8.count ? id < other : id.utf8.count < other.utf8.count
    }

    private func unusedID(ofPreset presetID: String) -> String {
        var number = 1
        while entry("\(Self.presetPrefix)\(presetID).\(number)") != nil { number += 1 }
        return "\(Self.presetPrefix)\(presetID).\(number)"
    }

    private func unusedID(_ base: String) -> String {
        var (id, number) = (base, 1)
        while entry(id) != nil {
            number += 1
            id = "\(base)-\(number)"
        }
        return id
    }
}

extension EditedFeels {
    /// Merges two windows' changes to `base`. An entry that only one side changed or dropped is as on that side. An
    /// entry that both changed is merged number by number. An entry that one side dropped and the other one changed
    /// stays.
    func merged(with theirs: EditedFeels, since base: EditedFeels) -> EditedFeels {
        var merged = self
        for id in Set((theirs.entries + base.entries).map(\.id)) {
            let (our, their, old) = (entry(id), theirs.entry(id), base.entry(id))
            if our == old || our == nil {
                if their != old || our == old { merged.set(id, to: their) }
            } else if var our, let their, their != old, their.base == our.base {
                let origin = old?.feel ?? ScrollFeel.named(our.base) ?? .uikit
                our.feel = our.feel.merged(with: their.feel, since: origin)
                merged.put(our)
            }
        }
        return merged
    }

    private mutating func set(_ id: String, to entry: Entry?) {
        if let entry { put(entry) } else { drop(id) }
    }
}
