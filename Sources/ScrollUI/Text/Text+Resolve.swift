import Drawing
import Foundation

extension Text {
    /// Returns the text's string and faces in an environment.
    @MainActor
    func content(in environment: EnvironmentValues) -> TextContent {
        let textCase = environment.textCase
        let lines = environment.textLines
        var string = parts[0].cased(textCase)
        var spans: [TextContent.Span] = []
        let first = parts[0].span(end: string.endIndex, environment, lines)
        for part in parts.dropFirst() {
            string += part.cased(textCase)
            spans.append(part.span(end: string.endIndex, environment, lines))
        }
        return TextContent(string: string, first: first, others: spans)
    }

    /// Returns the inks of the parts after the first.
    @MainActor
    func otherInks(in environment: EnvironmentValues) -> [TextInk] {
        parts.dropFirst().map { $0.ink($0.paint(in: environment), in: environment) }
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
        var font = environment.font(of: attributes.font)
        if let design = attributes.design { font = font.design(design) }
        if let weight = attributes.weight { font = font.weight(weight) }
        if attributes.isMonospacedDigit == true { font = font.monospacedDigit() }
        if attributes.isItalic ?? lines.isItalic { font = font.italic() }
        var face = font.face(in: environment)
        face.size *= (attributes.scale ?? lines.scale).factor
        let kerning = Double(attributes.kerning ?? lines.kerning) + font.width.spacing * face.size
        let image = image.map { TextImage($0, beside: face, in: environment) }
        return TextContent.Span(end: end, face: face, kerning: kerning, image: image)
    }

    func paint(in environment: EnvironmentValues) -> ResolvedStyle {
        attributes.style?.resolved(in: environment) ?? environment.resolvedForeground
    }

    /// Returns the ink of the part. A gradient is replaced by its first colour.
    func ink(_ paint: ResolvedStyle, in environment: EnvironmentValues) -> TextInk {
        let lines = environment.textLines
        func line(_ own: TextAttributes.Line?, _ outer: TextAttributes.Line?) -> TextInk.Line? {
            guard let line = own ?? outer, line.isActive else { return nil }
            return TextInk.Line(
                pattern: line.pattern, color: line.color.map { PixelColor($0.components(in: environment)) })
        }
        return TextInk(
            color: PixelColor(paint.color), shadows: paint.shadows,
            background: attributes.background.map { PixelColor($0.components(in: environment)) },
            underline: line(attributes.underline, lines.underline),
            strikethrough: line(attributes.strikethrough, lines.strikethrough),
            baselineOffset: Double(attributes.baselineOffset ?? lines.baselineOffset))
    }
}
