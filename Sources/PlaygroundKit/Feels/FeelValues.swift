public import ScrollPhysics

/// Some of the numbers of a feel, by parameter: what a file sets or a person changed.
///
/// In JSON they stand by group: `{"fling": {"decelerationRate": 0.99}}`.
public struct FeelValues: Equatable, Sendable {
    /// By ``FeelParameter/id``. Only ids of the table of parameters.
    public private(set) var values: [String: Double] = [:]

    /// No numbers.
    public init() {}

    /// The numbers in which `feel` differs from `base`. Linear in the number of parameters.
    public init(of feel: ScrollFeel, differingFrom base: ScrollFeel) {
        for parameter in ScrollFeel.parameters where parameter.value(in: feel) != parameter.value(in: base) {
            values[parameter.id] = parameter.value(in: feel)
        }
    }

    /// Every number of `feel`.
    public init(allOf feel: ScrollFeel) {
        for parameter in ScrollFeel.parameters { values[parameter.id] = parameter.value(in: feel) }
    }

    /// Whether no number is set.
    public var isEmpty: Bool { values.isEmpty }

    /// How many numbers are set.
    public var count: Int { values.count }

    /// `feel` with these numbers in place of its own.
    public func applied(to feel: ScrollFeel) -> ScrollFeel {
        var feel = feel
        for parameter in ScrollFeel.parameters {
            if let value = values[parameter.id] { parameter.set(value, in: &feel) }
        }
        return feel
    }

    /// Names of the groups, which are the keys that numbers stand under.
    static let groups = FeelParameter.Group.allCases.map(\.rawValue)

    /// The numbers that stand under the groups' names in `object`; other members are none of its business. Refuses names that
    /// no parameter has, what is not a number, and numbers out of their range.
    init(in object: JSONObjectReader) throws(PlaygroundError) {
        for group in Self.groups {
            guard let members = try object.optionalField(group)?.object() else { continue }
            for member in members.object.members {
                guard let field = members.optionalField(member.key) else { continue }
                let parameter = try Self.parameter(group: group, name: member.key, at: field)
                values[parameter.id] = try field.number(in: parameter.range, Self.meaning(of: parameter))
            }
        }
    }

    private static func parameter(
        group: String, name: String, at field: JSONReader
    ) throws(PlaygroundError) -> FeelParameter {
        if let parameter = ScrollFeel.parameter("\(group).\(name)") { return parameter }
        let known = ScrollFeel.parameters.filter { $0.group.rawValue == group }.map { $0.id.dropFirst(group.count + 1) }
        throw PlaygroundError(
            .malformed, "\(field.file): \(field.path): no parameter has this name.",
            remedy: "The parameters of \(group) are \(known.joined(separator: ", ")).")
    }

    private static func meaning(of parameter: FeelParameter) -> String {
        parameter.unit.isEmpty ? "a factor" : "a number in \(parameter.unit)"
    }

    /// By group, in the order of the table of parameters.
    var json: JSONObject {
        var object = JSONObject()
        for group in FeelParameter.Group.allCases {
            var members = JSONObject()
            for parameter in ScrollFeel.parameters where parameter.group == group {
                guard let value = values[parameter.id] else { continue }
                members.append(String(parameter.id.dropFirst(group.rawValue.count + 1)), .number(value))
            }
            if !members.members.isEmpty { object.append(group.rawValue, .object(members)) }
        }
        return object
    }
}
