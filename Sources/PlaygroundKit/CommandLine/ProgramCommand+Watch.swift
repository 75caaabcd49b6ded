import ArgumentParser

extension ProgramCommand {
    struct Watch: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "watch",
            abstract: "Build a package with a lab and open it, and again whenever a source file changes.",
            discussion: """
                The window opens again at the same scene, offset, tuning and take. While the package does not compile, the old window \
                stays and shows the compiler's messages. 'new' writes such a package.
                """)

        @Argument(help: "The folder of the package.", completion: .directory)
        var package: String

        @Option(
            help: ArgumentHelp("The program to run if the package has several.", valueName: "name"))
        var product: String?

        @Argument(
            parsing: .postTerminator,
            help: ArgumentHelp("Options of 'run' for the window, after --.", valueName: "option"))
        var options: [String] = []

        func run() throws {
            var watch = WatchOptions(package: package)
            (watch.product, watch.arguments) = (product, options)
            let status = try runWatch(watch)
            if status != 0 { throw ExitCode(status) }
        }
    }
}
