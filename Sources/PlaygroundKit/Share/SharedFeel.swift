import ScrollAnalysis
import ScrollPhysics

/// A feel as a page knows it: a built-in one, what is otherwise, and the numbers that get a slider.
struct SharedFeel {
    private let file: FeelFile
    private let feel: ScrollFeel
    private let base: ScrollFeel

    init(_ file: FeelFile) {
        self.file = file
        feel = file.feel
        base = ScrollFeel.named(file.base) ?? .uikit
    }

    /// What people call it.
    static func title(of file: FeelFile) -> String {
        let isBuiltIn = ScrollFeel.named(file.name).map { $0 == file.feel } ?? false
        return (isBuiltIn ? file.feel.title : file.name).shortened(to: longestTitle).visible
    }

    /// Code points: half the width of a phone.
    private static let longestTitle = 24

    /// More than these are for the window.
    private static let mostNumbers = 8

    /// Those that make the most of a feel, for one in which nothing was changed.
    private static let mainNumbers = [
        "fling.decelerationRate", "fling.friction", "fling.deceleration", "fling.momentum", "snap.springStiffness",
        "snap.velocityThreshold", "edge.rubberBandCoefficient", "edge.springStiffness",
    ]

    private var values: FeelValues { FeelValues(of: feel, differingFrom: base) }

    /// The numbers that were changed and count, or the main ones.
    var numbers: [String] {
        let used = ScrollFeel.parameters.filter { feel.uses($0) }.map { $0.id }
        let changed = used.filter { values.values[$0] != nil }
        return Array((changed.isEmpty ? used.filter(Self.mainNumbers.contains) : changed).prefix(Self.mostNumbers))
    }

    var json: JSONObject {
        var object: JSONObject = ["title": .string(Self.title(of: file)), "base": .string(base.name)]
        if let version = base.version { object["version"] = .string(version) }
        object["values"] = .object(values.json)
        object["numbers"] = .array(numbers.map { .string($0) })
        return object
    }
}
