import ArgumentParser

extension ProgramCommand {
    struct Scenes: SceneCommand {
        static let configuration = CommandConfiguration(abstract: "Print the name of each scene and what it shows.")

        func run(in program: PlaygroundProgram) throws { try runScenes(of: program) }
    }
}
