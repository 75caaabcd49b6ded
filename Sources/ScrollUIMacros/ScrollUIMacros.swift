import Foundation
import MacroExpansion

/// The compiler plugin that expands ScrollUI's macros. The compiler starts it and sends requests to its standard input.
///
/// The messages are those of compiler plugins since Swift 5.9: eight bytes of length, then JSON. The program does not
/// use swift-syntax, which would take longer to build than the rest of the package together.
@main
struct ScrollUIMacros {
    static func main() throws {
        while let question = try read() {
            try write(answer(to: JSONDecoder().decode(CompilerQuestion.self, from: question)))
        }
    }

    private static func answer(to question: CompilerQuestion) -> PluginAnswer {
        switch question {
        case .getCapability:
            return .getCapabilityResult(capability: PluginCapability(protocolVersion: 7))
        // No canvas shows previews.
        case .expandFreestandingMacro: return .expandMacroResult(expandedSource: "", diagnostics: [])
        case .expandAttachedMacro(let macro, _, _, _) where macro.typeName == "Previewable":
            return .expandMacroResult(expandedSource: "", diagnostics: [])
        case .expandAttachedMacro(_, let role, let declaration, let context):
            do throws(EntryMistake) {
                let entry = try Entry(declaration.source, in: context?.first?.source ?? "")
                return .expandMacroResult(
                    expandedSource: role == .accessor ? entry.accessors : entry.key, diagnostics: [])
            } catch {
                // The compiler asks for both roles. One answer reports the mistake, which fails the compilation; the
                // other prevents further errors that would only follow from it.
                let mistakes = role == .peer ? [Diagnostic(error.message, at: declaration.location)] : []
                return .expandMacroResult(
                    expandedSource: role == .accessor ? "{ get { fatalError() } }" : "", diagnostics: mistakes)
            }
        }
    }

    /// Nil when the compiler has closed the input.
    private static func read() throws -> Data? {
        guard let header = try bytes(8), header.count == 8 else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return try bytes(Int(length))
    }

    private static func bytes(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count, let next = try FileHandle.standardInput.read(upToCount: count - data.count),
            !next.isEmpty
        {
            data += next
        }
        return data.isEmpty ? nil : data
    }

    private static func write(_ answer: PluginAnswer) throws {
        let message = try JSONEncoder().encode(answer)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        try FileHandle.standardOutput.write(contentsOf: Data(header) + message)
    }
}
