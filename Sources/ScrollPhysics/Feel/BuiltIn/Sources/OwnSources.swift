/// The sources of the feels that belong to no platform.
extension FeelSources {
    static let direct = FeelSources("") { table in
        let ids = ScrollFeel.parameters.map { $0.id } + ScrollFeel.choices.map { $0.id }
        for id in ids { table.own(id, because: "no platform's") }
        table.own("fling.momentum", "touchpad.momentum", because: "no momentum")
        table.own("edge.rubberBandCoefficient", because: "no stretch")
        table.own(
            "snap.longestSettle", "wheel.glideDuration", "keyboard.glideDuration", "animation.duration",
            because: "jumps")
    }

    static let reducedMotion = FeelSources("", base: direct) { table in
        table.own("edge.stretch", "edge.return", "edge.flingLimit", because: "nothing passes an edge")
        table.own("wheel.curve", because: "jumps")
    }

    /// Records parameters without an equivalent on any platform, and replacements for information that some systems provide.
    mutating func ownNeutral(on platform: String) {
        own("fling.momentum", because: "\(platform) has no such factor; 1 leaves the measured velocity as it is")
        own("touchpad.momentum", because: "\(platform) flings from a touchpad as from a finger; 1 is as much")
        own("wheel.gain", because: "\(platform) has no such factor; 1 leaves the notch as it is")
        own("touchpad.liftGap", because: "\(platform) is told of the lift; this stands for that where nothing tells it")
        own("touchpad.echoWindow", because: "Linux sends no momentum of its own; for systems that do")
    }
}
