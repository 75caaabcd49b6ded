/// Where the numbers and choices of one built-in feel come from, by their ids.
///
/// Each feel says so itself of everything that has a part in what it does; what the table leaves out has none. Feels of one
/// platform may begin with the table of their relative.
struct FeelSources: Sendable {
    /// Of the platform; empty where the feel belongs to none.
    let version: String
    private(set) var sources: [String: FeelSource] = [:]

    /// By the feel's name.
    static let of: [String: FeelSources] = [
        "uikit": uikit, "uikit-fast": uikitFast, "android": android, "compose": compose, "flutter": flutter,
        "flutter-clamping": flutterClamping, "flutter-desktop": flutterDesktop, "chromium": chromium,
        "firefox": firefox, "gtk": gtk, "qt-quick": qtQuick, "webkit-gtk": webkitGTK, "direct": direct,
        "reduced-motion": reducedMotion,
    ]

    /// A table with what `fill` says, over that of `base`.
    init(_ version: String, base: FeelSources? = nil, fill: (inout FeelSources) -> Void) {
        self.version = version
        sources = base?.sources ?? [:]
        fill(&self)
    }

    /// These stand in a file of the platform; `version` is that of the copy where it is not the feel's.
    mutating func read(_ ids: String..., in file: String, _ symbol: String, version: String? = nil, note: String = "") {
        let reference = FeelReference(file: file, symbol: symbol, version: version ?? self.version, note: note)
        for id in ids { sources[id] = .read(reference) }
    }

    /// Somebody logged these.
    mutating func measured(_ ids: String..., by log: String) {
        for id in ids { sources[id] = .measured(log) }
    }

    /// The platform has none of these, or publishes none.
    mutating func own(_ ids: String..., because reason: String) {
        for id in ids { sources[id] = .own(reason) }
    }
}
