import Drawing
import Foundation

extension Text {
    /// What the text says in the given surroundings, and in which faces.
    @MainActor
    func content(in environment: EnvironmentValues) -> TextContent {
        let textCase = environment.textCase
        let lines = environment.textLines
        var string = first.cased(textCase)
        var spans: [TextContent.Span] = []
        let first = self.first.span(end: string.endIndex, environment, lines)
        for part in others {
            string += part.cased(textCase)
            spans.append(part.span(end: string.endIndex, environment, lines))
        }
        return TextContent(string: string, first: first, others: spans)
    }

    /// What the parts after the first are drawn with.
    @MainActor
    func otherInks(in environment: EnvironmentValues) -> [TextInk] {
        others.map { $0.ink(PixelColor($0.color(in: environment)), in: environment) }
    }
}

@MainActor
extension Text.Part {
    fileprivate func cased(_ textCase: Text.Case?) -> String {
        switch textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    fileprivate func span(end: String.Index, _ environment: EnvironmentValues, _ lines: TextLines) -> TextContent.Span {
        var font = attributes.font ?? environment.font ?? .body
        if let weight = attributes.weight { font = font.weight(weight) }
        if attributes.isMonospacedDigit == true { font = font.monospacedDigit() }
        if attributes.isItalic ?? lines.isItalic { font = font.italic() }
        return TextContent.Span(
            end: end, face: font.face(in: environment), kerning: Double(attributes.kerning ?? lines.kerning))
    }

    func color(in environment: EnvironmentValues) -> SIMD4<Double> {
        (attributes.style ?? environment.foreground)._resolve(in: environment).color
    }

    func ink(_ color: PixelColor, in environment: EnvironmentValues) -> TextInk {
        let lines = environment.textLines
        func line(_ own: TextAttributes.Line?, _ outer: TextAttributes.Line?) -> TextInk.Line? {
            guard let line = own ?? outer, line.isActive else { return nil }
            return TextInk.Line(color: line.color.map { PixelColor($0.components(in: environment.colorScheme)) })
        }
        return TextInk(
            color: color, underline: line(attributes.underline, lines.underline),
            strikethrough: line(attributes.strikethrough, lines.strikethrough),
            baselineOffset: Double(attributes.baselineOffset ?? lines.baselineOffset))
    }
}
