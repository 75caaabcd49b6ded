import ArgumentParser

extension ProgramCommand {
    struct Scenes: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "scenes", abstract: "Print the name and a description of each scene.")

        func run(in program: PlaygroundProgram) throws { try runScenes(of: program) }
    }
}
