/// A named choice of a feel, with the metadata for inspectors, documentation and validation.
public struct FeelChoice: Identifiable, Sendable {
    /// The group and name, such as `fling.curve`; also the path of the value in a feel file.
    public let id: String
    /// The group of the choice.
    public let group: FeelParameter.Group
    /// The label of the menu.
    public let title: String
    /// The available options; the option of `uikit` comes first.
    public let options: [Option]
    /// The sources of all options.
    public let source: String
    /// A description of the choice in one sentence.
    public let description: String
    private let read: @Sendable (ScrollFeel) -> String
    private let write: @Sendable (String, inout ScrollFeel) -> Bool

    /// An option of a choice.
    public struct Option: Equatable, Sendable {
        /// The option's name in a feel file.
        public let name: String
        /// The title in the menu.
        public let title: String
        /// A description of the option in one sentence.
        public let description: String
        /// The platforms that use the option, and the source of this information.
        public let source: String
    }

    /// The title, description and source of an option.
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

    /// Returns the name of the selected option of a feel.
    public func value(in feel: ScrollFeel) -> String { read(feel) }

    /// Selects an option by name; returns false and changes nothing if no option has that name.
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
