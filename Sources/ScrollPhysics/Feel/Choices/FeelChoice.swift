/// One named choice of a feel, with all that an inspector, a document or a validator must know about it.
public struct FeelChoice: Identifiable, Sendable {
    /// Group and name, such as `fling.curve`; the path of the value in a feel file.
    public let id: String
    /// The part of a feel it belongs to.
    public let group: FeelParameter.Group
    /// What people read beside the menu.
    public let title: String
    /// All that can be chosen, the one of `uikit` first.
    public let options: [Option]
    /// Where the set comes from.
    public let source: String
    /// One sentence: what is chosen here.
    public let description: String
    private let read: @Sendable (ScrollFeel) -> String
    private let write: @Sendable (String, inout ScrollFeel) -> Bool

    /// One way to do it.
    public struct Option: Equatable, Sendable {
        /// Its name in a feel file.
        public let name: String
        /// What people read in the menu.
        public let title: String
        /// One sentence: what it does.
        public let description: String
        /// The platforms that do it so, and where that was read.
        public let source: String
    }

    /// What there is to say about an option.
    public struct Facts: Sendable {
        let title: String
        let description: String
        let source: String

        init(_ title: String, _ description: String, source: String) {
            self.title = title
            self.description = description
            self.source = source
        }
    }

    init<Value: FeelOption>(
        _ group: FeelParameter.Group, _ name: String, title: String, description: String,
        at: @escaping FeelAccess<Value>
    ) {
        id = "\(group.rawValue).\(name)"
        self.group = group
        self.title = title
        self.description = description
        options = Value.allCases.map { Option($0) }
        source = options.map { "\($0.name): \($0.source)" }.joined(separator: "; ")
        read = { $0.value(at).rawValue }
        write = { name, feel in
            guard let value = Value.allCases.first(where: { $0.rawValue.hasBytes(of: name) }) else {
                return false
            }
            feel.set(value, at)
            return true
        }
    }

    /// The name of what a feel has chosen.
    public func value(in feel: ScrollFeel) -> String { read(feel) }

    /// Chooses by name; false, and nothing changes, where no option has that name.
    public func set(_ name: String, in feel: inout ScrollFeel) -> Bool { write(name, &feel) }
}

extension FeelChoice.Option {
    init(_ option: some FeelOption) {
        let facts = option.facts
        name = option.rawValue
        title = facts.title
        description = facts.description
        source = facts.source
    }
}
