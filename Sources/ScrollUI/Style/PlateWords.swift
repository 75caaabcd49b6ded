import Foundation

nonisolated extension View {
    /// Colours the text of this view for a plate of the given colour: white, or nearly black if white would have a contrast below 3:1.
    /// Without a plate the text has the primary colour.
    package func words(on plate: Color?) -> some View { PlateWords(content: self, plate: plate) }
}

nonisolated private struct PlateWords<Content: View>: View {
    let content: Content
    let plate: Color?
    @Environment(\.colorScheme) private var scheme

    init(content: Content, plate: Color?) {
        self.content = content
        self.plate = plate
    }

    @MainActor var body: some View { content.foregroundStyle(color) }

    @MainActor private var color: Color {
        guard let plate else { return .primary }
        return plate.luminance(in: scheme) > Self.mostUnderWhite ? Color(light: 0x16191F, dark: 0x16191F) : .white
    }

    /// The highest luminance on which white has a contrast of 3:1 by WCAG 2.2: 1.05 / (0.3 + 0.05).
    private static var mostUnderWhite: Double { 0.3 }
}

extension Color {
    /// Returns the relative luminance by WCAG 2.2: 0 is black, 1 is white.
    @MainActor fileprivate func luminance(in scheme: ColorScheme) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let parts = components(in: scheme)
        return 0.2126 * linear(Double(parts.x)) + 0.7152 * linear(Double(parts.y)) + 0.0722 * linear(Double(parts.z))
    }
}
