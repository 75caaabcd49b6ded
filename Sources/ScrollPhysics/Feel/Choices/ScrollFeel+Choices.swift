extension ScrollFeel {
    /// All named choices of a feel; ``parameters`` lists the numbers.
    public static let choices: [FeelChoice] = [
        FeelChoice(
            .drag, "lock", title: "Axis lock", description: "How a drag decides along which axes it moves.",
            at: { $1(&$0.drag.lock) }),
        FeelChoice(
            .drag, "start", title: "Drag start", description: "How a drag begins once it has left its slop.",
            at: { $1(&$0.drag.start) }),
        FeelChoice(
            .velocity, "estimator", title: "Velocity tracker",
            description: "How the velocity at a lift is taken from the last samples.",
            at: { $1(&$0.velocity.estimator) }),
        FeelChoice(
            .fling, "curve", title: "Deceleration curve", description: "How content that was let go slows down.",
            at: { $1(&$0.fling.curve) }),
        FeelChoice(
            .fling, "carry", title: "Fling boost",
            description: "What flings in one direction add up to when each catches the one before.",
            at: { $1(&$0.fling.carry) }),
        FeelChoice(
            .fling, "rest", title: "Rest position", description: "Where a fling may end.",
            at: { $1(&$0.fling.rest) }),
        FeelChoice(
            .edge, "stretch", title: "Stretch", description: "How far content follows a finger past its edge.",
            at: { $1(&$0.edge.stretch) }),
        FeelChoice(
            .edge, "return", title: "Return",
            description: "What takes over content that runs into an edge or was pulled past it.",
            at: { $1(&$0.edge.return) }),
        FeelChoice(
            .snap, "curve", title: "Snap curve", description: "How content comes to rest on a target.",
            at: { $1(&$0.snap.curve) }),
        FeelChoice(
            .snap, "pages", title: "Page curve", description: "How content comes to rest on a whole page.",
            at: { $1(&$0.snap.pages) }),
        FeelChoice(
            .wheel, "curve", title: "Wheel curve", description: "How the distance of a notch is spread over time.",
            at: { $1(&$0.wheel.curve) }),
        FeelChoice(
            .wheel, "step", title: "Notch step", description: "What the distance of a notch depends on.",
            at: { $1(&$0.wheel.step) }),
        FeelChoice(
            .wheel, "repeat", title: "Notches in a row",
            description: "Where a notch counts from that comes while the one before still moves content.",
            at: { $1(&$0.wheel.repeat) }),
        FeelChoice(
            .touchpad, "lock", title: "Axis lock",
            description: "How a touchpad stroke decides along which axes it moves.",
            at: { $1(&$0.touchpad.lock) }),
        FeelChoice(
            .keyboard, "curve", title: "Key curve", description: "How the distance of a key is spread over time.",
            at: { $1(&$0.keyboard.curve) }),
        FeelChoice(
            .keyboard, "repeat", title: "Keys in a row",
            description: "Where a key counts from that comes while the one before still moves content.",
            at: { $1(&$0.keyboard.repeat) }),
        FeelChoice(
            .animation, "curve", title: "Scroll curve",
            description: "How an animated scroll that a program asks for is spread over time.",
            at: { $1(&$0.animation.curve) }),
    ]

    /// Returns the choice with the given id, such as `fling.curve`, or nil.
    public static func choice(_ id: String) -> FeelChoice? {
        choices.first { $0.id.hasBytes(of: id) }
    }
}
