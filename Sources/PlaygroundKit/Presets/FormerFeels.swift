import ScrollPhysics

/// The numbers and choices of built-in feels in the first version of this program that have changed since.
///
/// Feels that were saved on top of them keep them. Files of that version name no version of the platform.
enum FormerFeels {
    /// Returns the built-in feel `name` in the first version; nil if it has not changed.
    static func feel(_ name: String) -> ScrollFeel? {
        guard let values = first[name], var feel = ScrollFeel.named(name) else { return nil }
        for parameter in ScrollFeel.parameters {
            if case .number(let number)? = values[parameter.id] { parameter.set(number, in: &feel) }
        }
        for choice in ScrollFeel.choices {
            if case .choice(let option)? = values[choice.id] { _ = choice.set(option, in: &feel) }
        }
        return feel
    }

    private enum Value {
        case number(Double)
        case choice(String)
    }

    private static let flutter: [String: Value] = [
        "drag.start": .choice("withoutSlop"), "keyboard.repeat": .choice("target"),
        "fling.minimumDistance": .number(0),
        "drag.lock": .choice("rails"), "drag.mouseSlop": .number(4), "drag.lockAngle": .number(30),
        "touchpad.lock": .choice("free"), "touchpad.gain": .number(1), "keyboard.lineDistance": .number(40),
        "keyboard.pageOverlap": .number(40), "keyboard.glideDuration": .number(0.2),
        "keyboard.pageOverlapShare": .number(0.5), "keyboard.curve": .choice("glide"),
    ]

    private static let first: [String: [String: Value]] = [
        "android": [
            "keyboard.repeat": .choice("target"),
            "drag.lock": .choice("rails"), "drag.lockAngle": .number(30), "fling.restDistance": .number(0.5),
            "snap.velocityThreshold": .number(300), "wheel.curve": .choice("glide"),
            "wheel.notchDistance": .number(100), "touchpad.lock": .choice("free"),
            "keyboard.lineDistance": .number(40), "keyboard.pageOverlap": .number(40),
            "keyboard.glideDuration": .number(0.2), "animation.duration": .number(0.35),
            "keyboard.lineShare": .number(0), "keyboard.curve": .choice("glide"), "animation.curve": .choice("glide"),
            "snap.curve": .choice("spring"),
        ],
        "compose": [
            "drag.lock": .choice("rails"), "drag.lockAngle": .number(30), "fling.minimumVelocity": .number(50),
            "fling.maximumVelocity": .number(8000), "touchpad.minimumVelocity": .number(50),
            "touchpad.maximumVelocity": .number(8000), "fling.restDistance": .number(0.5),
            "wheel.notchDistance": .number(100), "wheel.gain": .number(1), "touchpad.lock": .choice("free"),
            "touchpad.momentum": .number(1), "keyboard.pageOverlap": .number(40),
            "keyboard.glideDuration": .number(0.2), "animation.duration": .number(0.35),
            "animation.curve": .choice("glide"), "animation.springStiffness": .number(250),
        ],
        "flutter": flutter, "flutter-clamping": flutter, "flutter-desktop": flutter,
        "chromium": [
            "drag.penSlop": .number(15),
            "fling.curve": .choice("chromiumTouchpad"), "fling.minimumVelocity": .number(0),
            "fling.maximumVelocity": .number(20946), "touchpad.maximumVelocity": .number(20946),
            "fling.restDistance": .number(0.5),
            "edge.stretch": .choice("tanh"), "edge.return": .choice("chromium"),
            "edge.rubberBandCoefficient": .number(0.2), "edge.stretchThreshold": .number(10),
            "edge.flingLimit": .number(1e+06), "snap.velocityThreshold": .number(300),
            "snap.longestSettle": .number(2), "snap.notchCommit": .number(0.5), "touchpad.gain": .number(1),
            "keyboard.pageOverlap": .number(40), "keyboard.glideDuration": .number(0.2),
            "animation.duration": .number(0.35), "velocity.rest": .number(0.04),
            "keyboard.pageOverlapShare": .number(0.5), "keyboard.curve": .choice("glide"),
            "animation.curve": .choice("glide"),
        ],
        "firefox": [
            "drag.slop": .number(10), "drag.penSlop": .number(10), "velocity.gap": .number(0.1),
            "fling.minimumVelocity": .number(0),
            "fling.maximumVelocity": .number(12000), "touchpad.minimumVelocity": .number(0),
            "touchpad.maximumVelocity": .number(12000), "snap.velocityThreshold": .number(300),
            "snap.springStiffness": .number(100), "snap.notchCommit": .number(0.5), "wheel.step": .choice("fixed"),
            "wheel.notchDistance": .number(48), "wheel.shortestDuration": .number(0.2), "touchpad.gain": .number(1),
            "keyboard.lineDistance": .number(40), "keyboard.pageOverlap": .number(40),
            "keyboard.glideDuration": .number(0.2), "keyboard.pageOverlapShare": .number(0.5),
            "keyboard.curve": .choice("glide"), "animation.curve": .choice("glide"),
        ],
        "gtk": [
            "drag.start": .choice("withoutSlop"), "keyboard.repeat": .choice("target"),
            "velocity.gap": .number(0.15), "fling.maximumVelocity": .number(12000),
            "touchpad.maximumVelocity": .number(12000), "fling.restVelocity": .number(1),
            "edge.stretch": .choice("linear"), "edge.return": .choice("spring"),
            "edge.rubberBandCoefficient": .number(1), "edge.stretchLimit": .number(100),
            "edge.flingLimit": .number(50), "touchpad.gain": .number(1), "keyboard.lineDistance": .number(40),
            "keyboard.pageOverlap": .number(40), "animation.duration": .number(0.35),
            "keyboard.lineShare": .number(0), "keyboard.pageOverlapShare": .number(0.5),
            "keyboard.curve": .choice("glide"), "animation.curve": .choice("glide"),
        ],
        "qt-quick": [
            "drag.start": .choice("withoutSlop"), "wheel.repeat": .choice("target"),
            "snap.curve": .choice("adjustedDecay"), "snap.pages": .choice("asTargets"),
            "velocity.estimator": .choice("lastThree"),
            "fling.minimumDistance": .number(0),
            "drag.lock": .choice("rails"), "drag.mouseSlop": .number(4), "velocity.gap": .number(0.05),
            "fling.rest": .choice("exact"), "fling.restDistance": .number(0.5),
            "snap.velocityThreshold": .number(300), "wheel.curve": .choice("qt"),
            "wheel.glideDuration": .number(0.2), "touchpad.momentum": .number(1), "velocity.rest": .number(0.05),
        ],
        "webkit-gtk": [
            "drag.start": .choice("withoutSlop"),
            "drag.lock": .choice("free"), "velocity.gap": .number(0.15), "fling.carry": .choice("none"),
            "fling.rest": .choice("exact"), "fling.maximumVelocity": .number(12000),
            "touchpad.maximumVelocity": .number(12000), "fling.restVelocity": .number(1),
            "edge.rubberBandCoefficient": .number(1), "edge.stretchLimit": .number(100),
            "snap.curve": .choice("webkit"),
            "snap.velocityThreshold": .number(300), "snap.longestSettle": .number(2),
            "snap.notchCommit": .number(0.5), "wheel.curve": .choice("glide"), "wheel.step": .choice("fixed"),
            "wheel.notchDistance": .number(120), "touchpad.lock": .choice("free"), "touchpad.gain": .number(1),
            "keyboard.pageOverlap": .number(40), "animation.duration": .number(0.35),
            "keyboard.pageOverlapShare": .number(0.5), "keyboard.curve": .choice("glide"),
            "animation.curve": .choice("glide"),
        ],
    ]
}
