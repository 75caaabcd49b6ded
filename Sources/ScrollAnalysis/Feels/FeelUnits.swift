import ScrollPhysics

/// The units of a feel file's numbers, which a file may state for its readers.
///
/// In JSON they are grouped: `{"units": {"fling": {"decelerationRate": "per ms"}}}`. Numbers without a unit are
/// omitted. A unit other than the number's own is refused: numbers are never converted.
enum FeelUnits {
    /// The key in a feel file.
    static let key = "units"

    static var json: JSONObject {
        var object = JSONObject()
        for group in FeelParameter.Group.allCases {
            var members = JSONObject()
            for parameter in ScrollFeel.parameters where parameter.group == group && !parameter.unit.isEmpty {
                members.append(parameter.name, .string(parameter.unit))
            }
            if !members.members.isEmpty { object.append(group.rawValue, .object(members)) }
        }
        return object
    }

    static func check(_ object: JSONObjectReader) throws(PlaygroundError) {
        for member in object.object.members {
            guard let field = object.optionalField(member.key) else { continue }
            let members = try field.object()
            for unit in members.object.members {
                guard let named = members.optionalField(unit.key) else { continue }
                try check(named, of: "\(member.key).\(unit.key)")
            }
        }
    }

    private static func check(_ named: JSONReader, of id: String) throws(PlaygroundError) {
        guard let parameter = ScrollFeel.parameter(id) else {
            throw PlaygroundError(
                .malformed, "\(named.file): \(named.path): no number has this name.",
                remedy: "Remove it; 'scroll-playground feels show uikit' lists the numbers with their units.")
        }
        guard named.value == .string(parameter.unit), !parameter.unit.isEmpty else {
            let unit = parameter.unit.isEmpty ? "no unit, it is a plain factor" : "\"\(parameter.unit)\""
            throw named.unexpected(
                unit, remedy: "Convert \(id) to its unit by hand and correct the unit, or remove it.")
        }
    }
}
