import ScrollUI

/// The words of a plot, measured once: while it is panned most of them stay the same, and measuring them is most of what such a
/// frame costs.
@MainActor
final class PlotLabels {
    /// What texts look like in, besides what they say.
    struct Look: Equatable {
        var colorScheme: ColorScheme
        var scale: Double
        var typeSize: DynamicTypeSize
    }

    private struct Key: Hashable {
        let text: String
        let ink: PlotInk
    }

    /// A plot has some thirty words; those of positions long gone are not kept.
    private static let most = 300

    private var texts: [Key: GraphicsContext.ResolvedText] = [:]
    private var look: Look?

    /// Drops what looks otherwise now. To be called before each drawing.
    func begin(_ look: Look) {
        if look != self.look || texts.count > Self.most { texts.removeAll(keepingCapacity: true) }
        self.look = look
    }

    func text(_ text: String, _ ink: PlotInk, in context: GraphicsContext) -> GraphicsContext.ResolvedText {
        let key = Key(text: text, ink: ink)
        if let known = texts[key] { return known }
        let font = ink == .heading ? TypeScale.controlStrong : TypeScale.hint
        let resolved = context.resolve(Text(text).font(font).foregroundStyle(ink.color))
        texts[key] = resolved
        return resolved
    }
}
