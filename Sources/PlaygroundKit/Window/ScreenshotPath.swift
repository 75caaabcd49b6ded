import Glibc

/// Where F12 puts pictures: the person's folder for pictures, never the folder that the program was started in.
enum ScreenshotPath {
    /// The first name that is free in `$XDG_PICTURES_DIR`, `~/Pictures` or the home folder; nil without any of them.
    static func unused(environment: [String: String]) -> String? {
        guard let folder = folder(environment) else { return nil }
        return (1...9999).lazy.map { "\(folder)/scroll-playground-\($0).png" }.first { access($0, F_OK) != 0 }
    }

    private static func folder(_ environment: [String: String]) -> String? {
        if let pictures = environment["XDG_PICTURES_DIR"], pictures.hasPrefix("/") { return pictures }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        let pictures = home + "/Pictures"
        return access(pictures, W_OK) == 0 ? pictures : home
    }
}
