/// A request from the compiler. The names of cases and labels are those of its JSON.
enum CompilerQuestion: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroName)
    case expandAttachedMacro(
        macro: MacroName, macroRole: MacroRole, declSyntax: SourceText, lexicalContext: [SourceText]?)
}

/// The macro to expand: the type that its declaration names.
struct MacroName: Decodable {
    var typeName: String
}

/// The kind of code that a macro adds.
enum MacroRole: String, Decodable {
    case accessor, peer
}

/// A part of the program's source.
struct SourceText: Decodable {
    var source: String
    var location: Location

    struct Location: Decodable {
        var fileName: String
        /// Bytes from the start of the file.
        var offset: Int
    }
}

/// An answer to the compiler.
enum PluginAnswer: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String, diagnostics: [Diagnostic])
}

/// The version of the protocol that this program understands.
struct PluginCapability: Encodable {
    var protocolVersion: Int
}

/// A mistake in the compiled program.
struct Diagnostic: Encodable {
    struct Position: Encodable {
        var fileName: String
        var offset: Int
    }
    /// Never present in an answer.
    struct Addition: Encodable {}

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Addition] = []
    let notes: [Addition] = []
    let fixIts: [Addition] = []

    init(_ message: String, at location: SourceText.Location) {
        self.message = message
        position = Position(fileName: location.fileName, offset: location.offset)
    }
}
