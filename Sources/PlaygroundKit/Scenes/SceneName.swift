/// What commands call a scene.
enum SceneName {
    /// Letters and figures of a title in small letters, a hyphen for whatever is between them: "My carousel, tall" is
    /// `my-carousel-tall`. A title without any is `scene`.
    static func name(ofTitle title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "scene" : words.joined(separator: "-")
    }
}
