import ArgumentParser
import PlaygroundKit

struct Scenes: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the name of each scene and what it shows.")

    func run() throws { try onMainActor { try runScenes() } }
}
