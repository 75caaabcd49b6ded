import SDLHost
import ScrollPhysics

extension PlaygroundOptions {
    /// The window that was asked for.
    var window: WindowOptions {
        var window = WindowOptions(title: "Scroll Playground", renderer: renderer)
        if let size { window.size = size }
        return window
    }
}

extension Tuning {
    /// The tuning with another feel to start from: the name of a built-in one, or a file, whose stage it takes too.
    func choosing(_ feel: String?) throws(PlaygroundError) -> Tuning {
        guard let feel else { return self }
        if let builtIn = ScrollFeel.named(feel) {
            var tuning = self
            tuning.choose(builtIn)
            return tuning
        }
        // Tells what to do when it is neither a name nor a file.
        _ = try FeelLibrary.feel(feel)
        return Tuning(try FeelFile(contentsOf: feel))
    }
}
