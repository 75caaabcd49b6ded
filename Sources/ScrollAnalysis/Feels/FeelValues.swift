public import ScrollPhysics

/// Some of the numbers and named choices of a feel: those set by a file or changed by the user.
///
/// In JSON they are grouped: `{"fling": {"curve": "spline", "decelerationRate": 0.99}}`.
public struct FeelValues: Equatable, Sendable {
    /// The numbers by `FeelParameter.id`. Contains only ids of the table of parameters.
    public private(set) var values: [String: Double] = [:]
    /// The names of options by `FeelChoice.id`. Contains only ids and names of the table of choices.
    public private(set) var choices: [String: String] = [:]

    /// Creates an empty set of values.
    public init() {}

    /// Creates the values in which `feel` differs from `base`. Linear in the number of parameters and choices.
    public init(of feel: ScrollFeel, differingFrom base: ScrollFeel) {
        for parameter in ScrollFeel.parameters where parameter.value(in: feel) != parameter.value(in: base) {
            values[parameter.id] = parameter.value(in: feel)
        }
        for choice in ScrollFeel.choices where choice.value(in: feel) != choice.value(in: base) {
            choices[choice.id] = choice.value(in: feel)
        }
    }

    /// Creates a set of every number and every choice of `feel`.
    public init(allOf feel: ScrollFeel) {
        for parameter in ScrollFeel.parameters { values[parameter.id] = parameter.value(in: feel) }
        for choice in ScrollFeel.choices { choices[choice.id] = choice.value(in: feel) }
    }

    /// Whether no value is set.
    public var isEmpty: Bool { values.isEmpty && choices.isEmpty }

    /// The number of values that are set.
    public var count: Int { values.count + choices.count }

    /// Returns `feel` with these numbers and choices in place of its own.
    public func applied(to feel: ScrollFeel) -> ScrollFeel {
        var feel = feel
        for parameter in ScrollFeel.parameters {
            if let value = values[parameter.id] { parameter.set(value, in: &feel) }
        }
        for choice in ScrollFeel.choices {
            if let name = choices[choice.id] { _ = choice.set(name, in: &feel) }
        }
        return feel
    }
}

extension FeelValues {
    /// The names of the groups, which are the keys in JSON.
    package static let groups = FeelParameter.Group.allCases.map { $0.rawValue }

    /// Reads the values under the groups' names in `object` and ignores other members. Refuses unknown names, values of
    /// the wrong kind, numbers out of range and unknown options.
    package init(in object: JSONObjectReader) throws(PlaygroundError) {
        for group in FeelParameter.Group.allCases {
            guard let members = try object.optionalField(group.rawValue)?.object() else { continue }
            for member in members.object.members {
                guard let field = members.optionalField(member.key) else { continue }
                try set("\(group.rawValue).\(member.key)", in: group, to: field)
            }
        }
    }

    private mutating func set(
        _ id: String, in group: FeelParameter.Group, to field: JSONReader
    ) throws(PlaygroundError) {
        if let parameter = ScrollFeel.parameter(id) {
            guard case .number(let number) = field.value, parameter.range.contains(number.value) else {
                throw field.unexpected(parameter.expectation)
            }
            values[id] = number.value
        } else if let choice = ScrollFeel.choice(id) {
            choices[id] = try field.word(of: choice.options.map { $0.name })
        } else {
            throw PlaygroundError(
                .malformed, "\(field.file): \(field.path): no parameter has this name.",
                remedy: "The parameters of \(group.rawValue) are \(group.members.joined(separator: ", ")).")
        }
    }

    /// The values by group, choices first because they decide which numbers matter; both in the order of their tables.
    package var json: JSONObject {
        var object = JSONObject()
        for group in FeelParameter.Group.allCases {
            var members = JSONObject()
            for choice in ScrollFeel.choices where choice.group == group {
                if let name = choices[choice.id] { members.append(choice.name, .string(name)) }
            }
            for parameter in ScrollFeel.parameters where parameter.group == group {
                if let value = values[parameter.id] { members.append(parameter.name, .number(value)) }
            }
            if !members.members.isEmpty { object.append(group.rawValue, .object(members)) }
        }
        return object
    }
}

extension FeelParameter {
    /// The name within the group.
    package var name: String { String(id.dropFirst(group.rawValue.count + 1)) }

    /// The kind of number and its range, for messages.
    package var expectation: String {
        JSONReader.expectation(unit.isEmpty ? "a factor" : "a number in \(unit)", within: range)
    }
}

extension FeelChoice {
    /// The name within the group.
    package var name: String { String(id.dropFirst(group.rawValue.count + 1)) }
}

extension FeelParameter.Group {
    /// The names of the group's values: choices, then numbers.
    package var members: [String] {
        ScrollFeel.choices.filter { $0.group == self }.map { $0.name }
            + ScrollFeel.parameters.filter { $0.group == self }.map { $0.name }
    }
}
