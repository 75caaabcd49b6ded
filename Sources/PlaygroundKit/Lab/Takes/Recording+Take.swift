import Foundation
import ScrollAnalysis

/// The list's properties of a take: the member `take`, which other readers of the format can ignore.
extension Recording {
    private static let takeKey = "take"
    private static let nameKey = "name"
    private static let dateKey = "made"

    /// The name that the user gave it; nil if the file has none.
    var takeName: String? {
        get { if case .string(let name)? = take[Self.nameKey], !name.isEmpty { name } else { nil } }
        set { take[Self.nameKey] = newValue.map { .string($0) } }
    }

    /// The time of the recording, to the second; nil if the file has none.
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
