extension ScrollFeel {
    /// The built-in feels, in the order of presentation.
    public static let builtIn: [ScrollFeel] = [
        .uikit, .uikitFast, .android, .compose, .flutter, .flutterClamping, .flutterDesktop, .chromium, .firefox, .gtk,
        .qtQuick, .webkitGTK, .direct, .reducedMotion,
    ]

    /// Returns the built-in feel with the given name, or nil.
    public static func named(_ name: String) -> ScrollFeel? {
        builtIn.first { $0.name.hasBytes(of: name) }
    }

    /// The base of feels for platforms other than UIKit. It omits the values that were measured on phones.
    static let plain = from(.uikit, name: "plain", summary: "") { feel in
        feel.fling.minimumVelocity = 0
        feel.fling.maximumVelocity = 1_000_000
        feel.fling.restVelocity = 0
        feel.fling.rest = .exact
        feel.touchpad.minimumVelocity = 0
        feel.touchpad.maximumVelocity = 1_000_000
        feel.edge.springStiffness = 100
        feel.edge.letGo = 0
        feel.snap.pages = .asTargets
    }

    /// Returns a copy of `base` with another name, another summary and changed parameters.
    static func from(
        _ base: ScrollFeel, name: String, summary: String, change: (inout ScrollFeel) -> Void
    ) -> ScrollFeel {
        var feel = base
        feel.name = name
        feel.summary = summary
        change(&feel)
        return feel
    }
}
