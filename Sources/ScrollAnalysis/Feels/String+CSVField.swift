import Foundation

extension String {
    /// As a field of a line of CSV: in quotation marks where it needs them (RFC 4180).
    package var csvField: String {
        guard contains(where: { ",\"\n\r".contains($0) }) else { return self }
        return "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
