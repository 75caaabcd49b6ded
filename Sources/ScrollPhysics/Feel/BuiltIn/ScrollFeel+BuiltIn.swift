extension ScrollFeel {
    /// The feels that are built in, in the order in which people should see them.
    public static let builtIn: [ScrollFeel] = [
        .uikit, .uikitFast, .android, .compose, .flutter, .flutterClamping, .flutterDesktop, .chromium, .firefox, .gtk,
        .qtQuick, .webkitGTK, .direct, .reducedMotion,
    ]

    /// The built-in feel of that name.
    public static func named(_ name: String) -> ScrollFeel? {
        builtIn.first { $0.name.hasBytes(of: name) }
    }

    /// Where feels begin whose platform is not UIKit: what was measured on phones is not theirs.
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

    /// A feel that begins with the numbers of `base`.
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
