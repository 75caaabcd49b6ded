/// The source of a feel's number or choice.
public enum FeelSource: Equatable, Sendable, CustomStringConvertible {
    /// The value agrees with published measurements of the platform; the text names the measurements.
    case measured(String)
    /// The value is in the platform's source or documentation.
    case read(FeelReference)
    /// The platform has no equivalent, or publishes none; the text explains the value.
    case own(String)

    /// The kind of evidence.
    public var evidence: FeelEvidence {
        switch self {
        case .measured: .measured
        case .read: .read
        case .own: .own
        }
    }

    /// The source without the kind, for use beside ``evidence``.
    public var text: String {
        switch self {
        case .measured(let text), .own(let text): text
        case .read(let reference): reference.description
        }
    }

    /// The kind and the source, such as "own choice: GTK has no snapping".
    public var description: String { "\(evidence.rawValue): \(text)" }
}

/// A reference to the source of a platform.
public struct FeelReference: Equatable, Sendable, CustomStringConvertible {
    /// The file's name, or its path if the name is ambiguous.
    public let file: String
    /// The symbol in the file.
    public let symbol: String
    /// The version of the platform, or the commit of the copy that was read.
    public let version: String
    /// The rule, its condition, or the feel's difference from it; empty if there is none.
    public let note: String

    /// The file, symbol, version and note in one line.
    public var description: String {
        "\(file), \(symbol) (\(version))" + (note.isEmpty ? "" : ": \(note)")
    }
}
