import ScrollPhysics

/// The sources of a feel file's values, for its readers.
///
/// In JSON they are grouped: `{"sources": {"fling": {"curve": "read: OverScroller.java, ..."}}}`. They are generated
/// from the program's own tables and ignored when a file is read.
enum FeelSourceList {
    /// The key in a feel file.
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
