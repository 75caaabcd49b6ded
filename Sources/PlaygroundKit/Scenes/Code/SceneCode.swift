import ScrollUI

/// The lines that make a scene, as one would write them for SwiftUI.
struct SceneCode: Equatable, Sendable {
    /// What the scene turns on, in a line under its title.
    let gist: String
    /// All of it, to be read and copied: views with everything that scrolls. What is scrolled stands for itself, as `Card`.
    let listing: String

    /// A listing as it is.
    init(gist: String, listing: String) {
        self.gist = gist
        self.listing = listing
    }

    /// A listing with lines such as `{{snapping}}`, each of which stands for those of that name, indented as it is.
    init(gist: String, template: String, _ lines: [String: [String]]) {
        self.gist = gist
        listing = template.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let text = line.trimmingPrefix { $0 == " " }
            guard text.hasPrefix("{{"), text.hasSuffix("}}"), let own = lines[String(text.dropFirst(2).dropLast(2))]
            else {
                return [String(line)]
            }
            return own.map { line.prefix(line.count - text.count) + $0 }
        }
        .joined(separator: "\n")
    }
}

private struct SceneCodeKey: EnvironmentKey {
    static var defaultValue: SceneCode? { nil }
}

extension EnvironmentValues {
    /// The code of the scene around, which its header shows.
    var sceneCode: SceneCode? {
        get { self[SceneCodeKey.self] }
        set { self[SceneCodeKey.self] = newValue }
    }
}
