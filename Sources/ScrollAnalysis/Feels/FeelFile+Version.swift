extension FeelFile {
    /// Returns the version of a feel file that is newer than the supported one; nil for everything else.
    package static func newerVersion(_ bytes: [UInt8]) -> Double? {
        guard let root = try? JSONReader(bytes, file: "").object(), root.object["format"] == .string(format),
            case .number(let number)? = root.object["version"], number.value > Double(version)
        else { return nil }
        return number.value
    }
}
