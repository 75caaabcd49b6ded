import ArgumentParser
import PlaygroundKit

struct Feels: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List, show and check feels.",
        subcommands: [List.self, Show.self, Check.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the name and nature of each built-in feel.")

        func run() throws { try runFeelsList() }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print every number of a feel with its unit, range, default and source.")

        @Argument(help: "A feel's name or file.")
        var name: String

        @Option(help: "table, or json for a feel file that can be edited.")
        var format: FeelFormat = .table

        func run() throws { try runFeelsShow(name, format: format) }
    }

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say whether a file is a feel, and what is wrong with it.")

        @Argument(help: "A feel file.", completion: .file(extensions: ["json"]))
        var file: String

        func run() throws { try runFeelsCheck(file) }
    }
}

extension FeelFormat: ExpressibleByArgument {}
