import ScrollUI

/// A cache of a plot's measured text. Panning leaves most texts unchanged, and measuring them takes most of the time of
/// such a frame.
@MainActor
final class PlotLabels {
    /// The properties that the look of a text depends on.
    struct Look: Equatable {
        var colorScheme: ColorScheme
        var scale: Double
        var typeSize: DynamicTypeSize
    }

    private struct Key: Hashable {
        let text: String
        let ink: PlotInk
    }

    /// The maximum size of the cache. A plot has about thirty texts.
    private static let most = 300

    private var texts: [Key: GraphicsContext.ResolvedText] = [:]
    private var look: Look?

    /// Drops the cached texts if the look has changed. Call before each drawing.
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
