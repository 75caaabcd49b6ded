import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Feels: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "feels",
            abstract: "List, show and check feels.",
            subcommands: [List.self, Show.self, Check.self])

        struct List: ParsableCommand {
            static let configuration = CommandConfiguration(
                commandName: "list",
                abstract: "Print the name and a description of each built-in feel.")

            func run() throws { try runFeelsList() }
        }

        struct Show: ParsableCommand {
            static let configuration = CommandConfiguration(
                commandName: "show",
                abstract: "Print every choice and number of a feel with its unit, range, default and source.",
                discussion: """
                    A star marks values that differ from uikit. --format json prints a feel file: copy it, change a number, and \
                    pass it to --feel. --curve prints velocity,distance,duration of flings in points per second, points and \
                    seconds, in long content with a viewport of 400 by 800 points.
                    """)

            @Argument(help: "A feel's name or file.", completion: .feels)
            var name: String

            @Option(help: "table, or json for a feel file that can be edited (default: table).")
            var format: FeelFormat?

            @Flag(help: "Print how far and how long flings go, as CSV.")
            var curve = false

            @Option(
                help: """
                    Print the feel as code: scrollui, apple (UIKit and SwiftUI), compose, flutter, css or javascript. \
                    Values without an equivalent are listed in a comment.
                    """)
            var code: FeelLanguage?

            @Flag(help: "Print a description of each choice and number.")
            var describe = false

            func validate() throws {
                let outputs = [curve, describe, code != nil, format != nil].count { $0 }
                if outputs > 1 { throw ValidationError("Pass only one of --curve, --describe, --code and --format.") }
            }

            func run() throws {
                if let code { return try runFeelsCode(name, in: code) }
                if curve { return try runFeelsCurve(name) }
                try describe ? runFeelsDescribe(name) : runFeelsShow(name, format: format ?? .table)
            }
        }

        struct Check: ParsableCommand {
            static let configuration = CommandConfiguration(
                commandName: "check",
                abstract: "Check that a file is a valid feel, and print what is wrong with it.",
                discussion: """
                    Unknown names, unknown options, wrong units and numbers out of range are reported with their place in the file and \
                    the allowed values; the exit status is then 65.
                    """)

            @Argument(help: "A feel file.", completion: .file(extensions: ["json"]))
            var file: String

            func run() throws { try runFeelsCheck(file) }
        }
    }
}

extension FeelFormat: ExpressibleByArgument {}
extension FeelLanguage: ExpressibleByArgument {}
