/// What the compiler asks. The names of cases and labels are those of its JSON.
enum CompilerQuestion: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroName)
    case expandAttachedMacro(
        macro: MacroName, macroRole: MacroRole, declSyntax: SourceText, lexicalContext: [SourceText]?)
}

/// Which macro it asks about: the type that is named where it is declared.
struct MacroName: Decodable {
    var typeName: String
}

/// What a macro adds.
enum MacroRole: String, Decodable {
    case accessor, peer
}

/// A part of the program, as it is written.
struct SourceText: Decodable {
    var source: String
    var location: Location

    struct Location: Decodable {
        var fileName: String
        /// Bytes from the start of the file.
        var offset: Int
    }
}

/// What the compiler is told.
enum PluginAnswer: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String, diagnostics: [Diagnostic])
}

/// What this program understands.
struct PluginCapability: Encodable {
    var protocolVersion: Int
}

/// A mistake in the program that is compiled.
struct Diagnostic: Encodable {
    struct Position: Encodable {
        var fileName: String
        var offset: Int
    }
    /// There are none.
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
