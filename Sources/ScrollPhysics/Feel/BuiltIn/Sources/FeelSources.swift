/// The sources of the numbers and choices of one built-in feel, by id.
///
/// The table of a feel contains every number and choice that affects it; omitted ones have no effect. A table may be based on that of a
/// related feel.
struct FeelSources: Sendable {
    /// The platform version; empty if the feel belongs to no platform.
    let version: String
    private(set) var sources: [String: FeelSource] = [:]

    /// The tables by feel name.
    static let of: [String: FeelSources] = [
        "uikit": uikit, "uikit-fast": uikitFast, "android": android, "compose": compose, "flutter": flutter,
        "flutter-clamping": flutterClamping, "flutter-desktop": flutterDesktop, "chromium": chromium,
        "firefox": firefox, "gtk": gtk, "qt-quick": qtQuick, "webkit-gtk": webkitGTK, "direct": direct,
        "reduced-motion": reducedMotion,
    ]

    /// Creates a table with the entries from `fill` over those of `base`.
    init(_ version: String, base: FeelSources? = nil, fill: (inout FeelSources) -> Void) {
        self.version = version
        sources = base?.sources ?? [:]
        fill(&self)
    }

    /// Records ids whose values come from a platform file; `version` is that of the file if it differs from the feel's.
    mutating func read(_ ids: String..., in file: String, _ symbol: String, version: String? = nil, note: String = "") {
        let reference = FeelReference(file: file, symbol: symbol, version: version ?? self.version, note: note)
        for id in ids { sources[id] = .read(reference) }
    }

    /// Records ids whose values were measured, with the log.
    mutating func measured(_ ids: String..., by log: String) {
        for id in ids { sources[id] = .measured(log) }
    }

    /// Records ids for which the platform has no equivalent, or publishes none.
    mutating func own(_ ids: String..., because reason: String) {
        for id in ids { sources[id] = .own(reason) }
    }
}
