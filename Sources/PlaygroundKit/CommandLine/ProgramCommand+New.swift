import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "new",
            abstract: "Write a package with a scene of your own in the lab.",
            discussion: """
                The package has a scene, a program that opens the lab with it, and a test that drives it without a window. It is named \
                after its folder. Existing files are not overwritten.
                """)

        @Argument(help: "The folder of the package.", completion: .directory)
        var folder: String

        @Option(
            help: ArgumentHelp(
                "The path of a checkout of ScrollPlayground, or its URL (default: the checkout that this program was built from).",
                valueName: "path|url"), completion: .directory)
        var dependency: String?

        func run() throws {
            var options = NewOptions(folder: folder)
            options.dependency = dependency
            try runNew(options)
        }
    }
}
