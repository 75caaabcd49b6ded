/// The user's folders of programs, by the XDG Base Directory Specification 0.8.
package enum BaseDirectory: String, Sendable {
    case cache = "XDG_CACHE_HOME"
    case config = "XDG_CONFIG_HOME"
    case data = "XDG_DATA_HOME"
    case state = "XDG_STATE_HOME"

    /// Returns the folder in the variable, or the one in `HOME` if that is not an absolute path; nil if the environment
    /// has neither.
    package func path(_ environment: [String: String]) -> String? {
        if let path = environment[rawValue], path.hasPrefix("/") { return path }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(nameAtHome)"
    }

    private var nameAtHome: String {
        switch self {
        case .cache: ".cache"
        case .config: ".config"
        case .data: ".local/share"
        case .state: ".local/state"
        }
    }
}
