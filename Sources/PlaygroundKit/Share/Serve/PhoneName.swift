import ScrollAnalysis

/// The name of a device by its browser's user agent, in a few words.
enum PhoneName {
    /// Code points: half a row of the list of takes.
    private static let longest = 24

    /// Returns the model in the `User-Agent` header, the name of its system, or `phone`.
    static func of(_ userAgent: String?) -> String {
        guard let text = userAgent?.prefix(512), let match = text.firstMatch(of: /\(([^()]*)\)/) else { return other }
        let parts = match.1.split(separator: ";").map { $0.drop { $0 == " " } }
        for name in ["iPhone", "iPad"] where parts.first == name[...] { return name }
        guard let system = parts.firstIndex(where: { $0.hasPrefix("Android") }) else { return other }
        let model = parts.dropFirst(system + 1).first { !isNoModel($0) }
        let name = model.map { $0.prefix(upTo: $0.firstRange(of: " Build/")?.lowerBound ?? $0.endIndex) }
        return name.map(cleaned).flatMap { $0.isEmpty ? nil : $0 } ?? "Android"
    }

    private static let other = "phone"

    /// Browsers that hide the model write `K`; Firefox writes the kind of the device and its own version.
    private static func isNoModel(_ part: Substring) -> Bool {
        ["K", "Mobile", "Tablet", "wv"].contains(part) || part.hasPrefix("rv:")
    }

    /// Without what is no part of a name: the text comes from the network, and becomes that of a file.
    private static func cleaned(_ text: Substring) -> String {
        let allowed = text.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789 -_+.".unicodeScalars.contains($0))
        }
        return String(String.UnicodeScalarView(allowed)).split(separator: " ").joined(separator: " ")
            .shortened(to: longest)
    }
}
