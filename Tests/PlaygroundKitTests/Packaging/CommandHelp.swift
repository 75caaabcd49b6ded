import AnalysisTestSupport
import Foundation

/// A command as the program describes itself, in machine-readable form.
struct CommandHelp: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: String
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var isOptional: Bool
        var shouldDisplay: Bool
    }

    private struct File: Decodable {
        var command: CommandHelp
    }

    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [CommandHelp]?

    /// The description by the built program.
    static func ofTheProgram() throws -> CommandHelp {
        let text = try Program().run("--experimental-dump-help").output
        return try JSONDecoder().decode(File.self, from: Data(text.utf8)).command
    }

    /// The commands without subcommands, each with all words of its name.
    func leaves(after words: [String] = []) -> [(words: [String], help: CommandHelp)] {
        let commands = (subcommands ?? []).filter { $0.commandName != "help" }
        return commands.flatMap { command in
            let words = words + [command.commandName]
            return command.subcommands?.isEmpty ?? true ? [(words, command)] : command.leaves(after: words)
        }
    }

    /// The arguments without those that every command has.
    var ownArguments: [Argument] {
        (arguments ?? []).filter { argument in
            argument.shouldDisplay && !["help", "version"].contains { $0 == argument.valueName }
        }
    }
}
