/// Where the value that a feel has for a number or a choice comes from.
public enum FeelSource: Equatable, Sendable, CustomStringConvertible {
    /// Somebody logged what the platform does, and the value agrees with the log: who, and on what.
    case measured(String)
    /// It stands in the platform's source or documentation.
    case read(FeelReference)
    /// The platform has no such thing, or publishes none: why the value is what it is.
    case own(String)

    /// Which of the three it is.
    public var evidence: FeelEvidence {
        switch self {
        case .measured: .measured
        case .read: .read
        case .own: .own
        }
    }

    /// The source alone, for where ``evidence`` stands beside it.
    public var text: String {
        switch self {
        case .measured(let text), .own(let text): text
        case .read(let reference): reference.description
        }
    }

    /// The kind and the source, such as "own choice: GTK has no snapping".
    public var description: String { "\(evidence.rawValue): \(text)" }
}

/// A place in the source of a platform.
public struct FeelReference: Equatable, Sendable, CustomStringConvertible {
    /// The file's name; its path where the name alone is not enough.
    public let file: String
    /// What to look for there.
    public let symbol: String
    /// Of the platform, or the commit of the copy that was read.
    public let version: String
    /// The rule, its condition, or how the feel differs from it; empty for none.
    public let note: String

    /// One line: file, symbol, version, note.
    public var description: String {
        "\(file), \(symbol) (\(version))" + (note.isEmpty ? "" : ": \(note)")
    }
}
