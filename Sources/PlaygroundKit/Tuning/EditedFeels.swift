public import ScrollPhysics

/// Built-in feels with numbers of a person's own, kept until they are dropped, so that trying another feel loses nothing.
public struct EditedFeels: Equatable, Sendable {
    /// One of them.
    public struct Entry: Identifiable, Equatable, Sendable {
        /// Its own for as long as it is kept.
        public let id: Int
        /// Name of the built-in feel that it began as.
        public let base: String
        /// With the numbers as they were left.
        public fileprivate(set) var feel: ScrollFeel
    }

    /// In the order in which they were begun.
    public private(set) var entries: [Entry] = []
    private var nextID = 1

    /// None.
    public init() {}

    /// The entry with that id; nil once it was dropped.
    public func entry(_ id: Int?) -> Entry? { entries.first { $0.id == id } }

    /// Those that began as the built-in feel of that name.
    public func entries(of base: String) -> [Entry] { entries.filter { $0.base == base } }

    /// What people call an entry: "UIKit, edited", and "UIKit, edited 2" for the next one.
    public func title(of entry: Entry) -> String {
        let others = entries(of: entry.base)
        let number = (others.firstIndex { $0.id == entry.id } ?? 0) + 1
        let base = ScrollFeel.named(entry.base)?.title ?? entry.base
        return number == 1 ? "\(base), edited" : "\(base), edited \(number)"
    }

    /// Keeps the feel of `tuning` as the entry `id`, or as a new one where that is another feel's; returns its id.
    mutating func keep(_ tuning: Tuning, as id: Int?) -> Int {
        if let index = entries.firstIndex(where: { $0.id == id && $0.base == tuning.base }) {
            entries[index].feel = tuning.feel
            return entries[index].id
        }
        defer { nextID += 1 }
        entries.append(Entry(id: nextID, base: tuning.base, feel: tuning.feel))
        return nextID
    }

    mutating func drop(_ id: Int?) { entries.removeAll { $0.id == id } }
}
