import Foundation
import ScrollAnalysis

/// What the window's list says of a take: the member `take`, which readers of the format need not know.
extension Recording {
    private static let takeKey = "take"
    private static let nameKey = "name"
    private static let dateKey = "made"

    /// What somebody called it; nil where the file does not say.
    var takeName: String? {
        get { if case .string(let name)? = take[Self.nameKey], !name.isEmpty { name } else { nil } }
        set { take[Self.nameKey] = newValue.map { .string($0) } }
    }

    /// When it was made, to the second; nil where the file does not say.
    var takeDate: Date? {
        get {
            guard case .string(let text)? = take[Self.dateKey] else { return nil }
            return try? Date(text, strategy: .iso8601)
        }
        set { take[Self.dateKey] = newValue.map { .string($0.formatted(.iso8601)) } }
    }

    private var take: JSONObject {
        get { if case .object(let take)? = unknown[""]?[Self.takeKey] { take } else { JSONObject() } }
        set { unknown["", default: [:]][Self.takeKey] = newValue.members.isEmpty ? nil : .object(newValue) }
    }
}
