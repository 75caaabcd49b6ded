import ScrollUI

/// The code of a scene, as one would write it for SwiftUI.
struct SceneCode: Equatable, Sendable {
    /// The essential code in one line, below the title.
    let gist: String
    /// The whole code, to read and copy: views with everything that scrolls. `Card` stands for the scrolled content.
    let listing: String

    /// A complete listing.
    init(gist: String, listing: String) {
        self.gist = gist
        self.listing = listing
    }

    /// A listing with lines such as `{{snapping}}`, which are replaced by the lines of that name with the same
    /// indentation.
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
    /// The code of the surrounding scene, which its header shows.
    var sceneCode: SceneCode? {
        get { self[SceneCodeKey.self] }
        set { self[SceneCodeKey.self] = newValue }
    }
}
