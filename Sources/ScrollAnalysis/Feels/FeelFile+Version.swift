extension FeelFile {
    /// The version that a feel file says it has, where that is above ours; nil for everything else.
    package static func newerVersion(_ bytes: [UInt8]) -> Double? {
        guard let root = try? JSONReader(bytes, file: "").object(), root.object["format"] == .string(format),
            case .number(let number)? = root.object["version"], number.value > Double(version)
        else { return nil }
        return number.value
    }
}
