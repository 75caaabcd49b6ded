import Foundation

extension String {
    /// The text as a field of a CSV line: in quotation marks if necessary (RFC 4180).
    package var csvField: String {
        guard contains(where: { ",\"\n\r".contains($0) }) else { return self }
        return "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
