import ScrollAnalysis

/// A message of the parser about wrong arguments, with long ones shortened, and with the remedy for values that begin
/// with a dash, which the parser takes for options.
struct ParserMessage {
    let text: String

    /// The longest argument that is quoted whole, in code points.
    private static let longest = 80

    init(_ message: String, of arguments: [String]) {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let first = lines.first, let remedy = Self.remedy(for: first, arguments) { lines.insert(remedy, at: 1) }
        text = Self.values(in: arguments).reduce(lines.joined(separator: "\n")) { text, value in
            text.replacing(value, with: value.shortened(to: Self.longest))
        }
    }

    /// Returns the long arguments, and the long values behind an equals sign.
    private static func values(in arguments: [String]) -> [String] {
        arguments.map { argument in
            guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return argument }
            return String(argument[argument.index(after: equals)...])
        }
        .filter { $0.unicodeScalars.count > longest }
    }

    /// Returns a line on the argument with a dash that `message` is about; nil if there is none.
    private static func remedy(for message: String, _ arguments: [String]) -> String? {
        for (option, value) in zip(arguments, arguments.dropFirst()) where isDashed(value, atLeast: 2) {
            guard message.contains("Missing value for '\(option)") else { continue }
            return "  For a value that begins with a dash write \(option)=\(value)"
        }
        let isAboutName = message.contains("Unknown option") || message.contains("Missing expected argument")
        guard isAboutName, let name = arguments.first(where: { isDashed($0, atLeast: 3) }) else { return nil }
        return "  For a file whose name begins with a dash write ./\(name)"
    }

    /// Whether an argument of `least` characters or more may be a value with a dash, rather than one of the options,
    /// which have two.
    private static func isDashed(_ argument: String, atLeast least: Int) -> Bool {
        argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.count >= least
    }
}
