public import Foundation

extension Text {
    /// Creates a text from an attributed string: each run has its font, colour, lines, spacing and background. Links have the tint of the
    /// environment unless they have their own colour. They cannot be opened.
    ///
    /// On Linux, Foundation does not parse Markdown and has no presentation intents, so none are shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                Part(
                    string: String(attributedContent[run.range].characters),
                    attributes: TextAttributes(run.attributes))
            })
    }
}

extension TextAttributes {
    fileprivate init(_ container: AttributeContainer) {
        let attributes = container.swiftUI
        font = attributes.font
        style =
            attributes.foregroundColor.map(StoredStyle.color)
            ?? (container.link == nil ? nil : StoredStyle(TintShapeStyle()))
        background = attributes.backgroundColor
        kerning = attributes.kern ?? attributes.tracking
        baselineOffset = attributes.baselineOffset
        underline = attributes.underlineStyle.map(Line.init)
        strikethrough = attributes.strikethroughStyle.map(Line.init)
    }
}
