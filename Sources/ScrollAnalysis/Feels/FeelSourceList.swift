import ScrollPhysics

/// What the values of a feel file rest on, for whoever reads it.
///
/// In JSON they stand by group: `{"sources": {"fling": {"curve": "read: OverScroller.java, ..."}}}`. They are made from the
/// program's own tables: what a file says there is not read.
enum FeelSourceList {
    /// Where they stand in a feel file.
    static let key = "sources"

    static func json(of file: FeelFile) -> JSONObject {
        let (feel, base) = (file.feel, ScrollFeel.named(file.base))
        var object = JSONObject()
        for group in FeelParameter.Group.allCases {
            var members = JSONObject()
            for name in group.members where isSet("\(group.rawValue).\(name)", in: file) {
                guard let source = feel.source(of: "\(group.rawValue).\(name)", base: base) else { continue }
                members.append(name, .string(source.description))
            }
            if !members.members.isEmpty { object.append(group.rawValue, .object(members)) }
        }
        return object
    }

    private static func isSet(_ id: String, in file: FeelFile) -> Bool {
        file.values.values[id] != nil || file.values.choices[id] != nil
    }
}
