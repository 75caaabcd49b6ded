public import Foundation

extension Text {
    /// Shows an attributed string: each run in its font and colour, with its lines, spacing and background. Links have the
    /// tint of the surroundings unless they have a colour of their own; they are not opened.
    ///
    /// Foundation on Linux reads no Markdown and has no presentation intents, so that there are none to be shown.
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
        style = attributes.foregroundColor ?? (container.link == nil ? nil : TintShapeStyle())
        background = attributes.backgroundColor
        kerning = attributes.kern ?? attributes.tracking
        baselineOffset = attributes.baselineOffset
        underline = attributes.underlineStyle.map(Line.init)
        strikethrough = attributes.strikethroughStyle.map(Line.init)
    }
}
