import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Feels: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List, show and check feels.",
            subcommands: [List.self, Show.self, Check.self])

        struct List: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Print the name and nature of each built-in feel.")

            func run() throws { try runFeelsList() }
        }

        struct Show: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Print every choice and number of a feel with its unit, range, default and source.",
                discussion: """
                    A star marks what differs from uikit. With --format json it prints a feel file: copy it, change a number, and \
                    give it to --feel. With --curve it prints velocity,distance,duration of flings in points per second, points and \
                    seconds, thrown in long content with a viewport of 400 by 800 points.
                    """)

            @Argument(help: "A feel's name or file.", completion: .feels)
            var name: String

            @Option(help: "table, or json for a feel file that can be edited.")
            var format: FeelFormat = .table

            @Flag(help: "Print how far and how long flings go, as CSV.")
            var curve = false

            @Option(
                help: """
                    Print it as code for another program: scrollui, apple (UIKit and SwiftUI), compose, flutter, css or javascript. \
                    What cannot be told there is listed in a comment.
                    """)
            var code: FeelLanguage?

            @Flag(help: "Print what each choice and number does, in sentences.")
            var describe = false

            func validate() throws {
                let outputs = [curve, describe, code != nil, format != .table].count { $0 }
                if outputs > 1 { throw ValidationError("Say one of --curve, --describe, --code and --format.") }
            }

            func run() throws {
                if let code { return try runFeelsCode(name, in: code) }
                if curve { return try runFeelsCurve(name) }
                try describe ? runFeelsDescribe(name) : runFeelsShow(name, format: format)
            }
        }

        struct Check: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Say whether a file is a feel, and what is wrong with it.",
                discussion: """
                    Names that nothing has, options that there are not, units that are not a number's own and numbers out of \
                    range are refused with their place in the file and what is allowed there; the exit status is then 65.
                    """)

            @Argument(help: "A feel file.", completion: .file(extensions: ["json"]))
            var file: String

            func run() throws { try runFeelsCheck(file) }
        }
    }
}

extension FeelFormat: ExpressibleByArgument {}
extension FeelLanguage: ExpressibleByArgument {}
