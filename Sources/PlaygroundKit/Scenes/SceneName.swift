/// The names of scenes in commands.
enum SceneName {
    /// Returns the letters and digits of a title in lower case, with hyphens in between: "My carousel, tall" becomes
    /// `my-carousel-tall`. A title without any becomes `scene`.
    static func name(ofTitle title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "scene" : words.joined(separator: "-")
    }
}
