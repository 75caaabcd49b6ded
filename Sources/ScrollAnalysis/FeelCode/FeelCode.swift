import Foundation
import ScrollPhysics

/// The code of a feel in a language, while it is written.
///
/// Tracks the numbers and choices that the code contains, so that the others are listed at its end and none is omitted
/// silently.
struct FeelCode {
    let feel: ScrollFeel
    private(set) var text = ""
    /// The ids of the numbers and choices in the code.
    private var written: Set<String> = []

    init(_ feel: ScrollFeel) { self.feel = feel }

    /// The feel's name for comments, on one line.
    var title: String { String(feel.title.visible.map { $0.isNewline ? " " : $0 }) }

    /// The name in the form of a type: `UIKitEdited`. Only letters and digits that every language accepts.
    var typeName: String {
        let words = feel.title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true ? name : "Tuned" + name
    }

    /// The name in the form of a value: `uikitEdited`.
    var valueName: String {
        let words = feel.name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name =
            Self.lowercasingInitials(words.first.map(String.init) ?? "")
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true ? name.prefix(1).lowercased() + name.dropFirst() : "tuned" + name
    }

    /// Lowercases names such as `UIKit` and `GTK` for the start of a value's name: `uikit`, `gtk`.
    private static func lowercasingInitials(_ word: String) -> String {
        word.prefix(2).allSatisfy(\.isUppercase) ? word.lowercased() : word
    }

    /// Adds lines, and marks the numbers and choices with the given ids as written.
    mutating func write(_ lines: String, _ ids: String...) {
        text += lines + "\n"
        written.formUnion(ids)
    }

    /// Returns an import line for each name, in the syntax of Swift, Kotlin and Dart.
    static func imports(_ names: [String]) -> String { names.map { "import \($0)" }.joined(separator: "\n") }

    /// Marks numbers and choices that need no line, since the platform behaves that way by default.
    mutating func note(_ ids: String...) { written.formUnion(ids) }

    /// Writes the numbers and choices that the feel uses and the code lacks, each on a line of a comment after `head`.
    mutating func writeLeftOut(_ head: String, mark: String = "//") {
        let numbers = ScrollFeel.parameters.filter { feel.uses($0) && !written.contains($0.id) }.map { parameter in
            let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
            return "\(parameter.id) = \(parameter.value(in: feel).shortestDecimal)\(unit)"
        }
        let choices = ScrollFeel.choices.filter { feel.uses($0) && !written.contains($0.id) }.map {
            "\($0.id) = \($0.value(in: feel))"
        }
        guard !(numbers + choices).isEmpty else { return }
        write("\n\(mark) \(head)")
        for line in choices + numbers { write("\(mark)   \(line)") }
    }
}

extension ScrollFeel {
    /// The decay of the velocity, per second: v(t) = v₀·e^(-decay·t).
    var decay: Double { DecayMotion.decayPerSecond(rate: fling.decelerationRate) }
    /// Whether flings slow down by a constant factor per millisecond, which every platform supports.
    var hasExponentialFling: Bool { fling.curve == .exponential }
    /// The id of the number that ends an exponential fling first.
    var exponentialEnd: String {
        fling.restVelocity / decay > fling.restDistance ? "fling.restVelocity" : "fling.restDistance"
    }
    /// For a mass of one.
    var snapSpring: SpringConstants {
        SpringConstants(stiffness: snap.springStiffness, dampingRatio: snap.springDampingRatio)
    }
    /// For a mass of one.
    var edgeSpring: SpringConstants {
        SpringConstants(stiffness: edge.springStiffness, dampingRatio: edge.springDampingRatio)
    }
    /// For a mass of one; critical.
    var pageSpring: SpringConstants { SpringConstants(stiffness: snap.pageStiffness, dampingRatio: 1) }
}

extension SpringConstants {
    /// The period without damping in seconds, which SwiftUI calls the perceptual duration.
    package var duration: Double { 2 * .pi * (mass / stiffness).squareRoot() }
    /// SwiftUI's bounce: 0 is critical, 1 undamped, below 0 overdamped.
    package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}

extension Double {
    /// Enough digits for a computed constant, with a decimal point: `2.002`.
    var decimal: String {
        let text = roundedToSixDecimals.shortestDecimal
        return text.contains(".") || text.contains("e") ? text : text + ".0"
    }
}
