import Glibc
public import ScrollPhysics

/// Finds feels by name or file.
public enum FeelLibrary {
    /// The names of the built-in feels, for messages.
    static var names: String { ScrollFeel.builtInNames }

    /// Returns the built-in feel called `argument`, or the feel in the file at that path.
    ///
    /// A name takes precedence over a file of the same name; `./NAME` is always a file. Throws ``ExitStatus/usage`` if
    /// it is neither, and the errors of ``FeelFile/init(contentsOf:)``.
    public static func feel(_ argument: String) throws(PlaygroundError) -> ScrollFeel {
        if let feel = ScrollFeel.named(argument) { return feel }
        return try file(argument).feel
    }

    /// Returns the feel as a file, which includes its base and possibly the settings of the stage.
    public static func file(_ argument: String) throws(PlaygroundError) -> FeelFile {
        if let feel = ScrollFeel.named(argument) {
            return FeelFile(name: feel.name, summary: feel.summary, base: feel, values: FeelValues())
        }
        if argument.contains("/") || argument.hasSuffix(".json") || access(argument, F_OK) == 0 {
            return try FeelFile(contentsOf: argument)
        }
        throw PlaygroundError(
            .usage, "no feel is called \"\(argument)\".",
            remedy: "Use one of \(names), or the path of a feel file that ends in .json.")
    }

    /// Returns the feel that a recording was made with. `file` is only used in messages. Throws
    /// ``ExitStatus/malformed``.
    public static func feel(of recording: Recording, file: String) throws(PlaygroundError) -> ScrollFeel {
        recording.feelValues.applied(to: try base(of: recording, file: file))
    }

    /// Returns the feel that a recording was made with as a file, which includes the tuned values.
    package static func ownFile(of recording: Recording, file: String) throws(PlaygroundError) -> FeelFile {
        let base = try base(of: recording, file: file)
        let name = recording.feelValues.isEmpty ? base.name : "\(base.name), tuned"
        return FeelFile(name: name, base: base, values: recording.feelValues)
    }

    /// Returns the built-in feel below the feel that a recording was made with.
    package static func base(of recording: Recording, file: String) throws(PlaygroundError) -> ScrollFeel {
        guard let base = ScrollFeel.named(recording.feel) else {
            throw PlaygroundError(
                .malformed, "\(file): feel: no built-in feel is called \"\(recording.feel)\".",
                remedy: "Correct it to one of \(names), or say --feel NAME or --feel FILE.")
        }
        return base
    }
}
