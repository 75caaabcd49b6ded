import Foundation
import ScrollUI

/// A chart of days and hours as bars, drawn in one canvas. It has no child views that scrolling could align.
struct LabChart: View {
    let content: LabContent

    var body: some View {
        Canvas { context, size in
            let day = size.width / content.length
            for index in content.pages.indices { Self.draw(day: index, width: day, height: size.height, in: context) }
        }
        .containerRelativeFrame(.horizontal) { window, _ in window * content.length }
    }

    private static let hours = 24
    private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// The space for a day's name before its first bar, in points.
    private static let nameWidth: CGFloat = 40

    private static func draw(day: Int, width: CGFloat, height: CGFloat, in context: GraphicsContext) {
        let start = CGFloat(day) * width
        let slot = max(1, width - nameWidth - 8) / CGFloat(hours)
        for hour in 0..<hours {
            let bar = (height - 12) * value(day: day, hour: hour)
            let rect = CGRect(
                x: start + nameWidth + slot * CGFloat(hour), y: height - 6 - bar, width: max(1, slot - 2), height: bar)
            context.fill(Path(roundedRect: rect, cornerRadius: 1), with: .color(Palette.accent))
        }
        context.draw(
            Text(names[day % names.count]).font(TypeScale.hint).foregroundStyle(Palette.secondary),
            at: CGPoint(x: start + 10, y: height / 2), anchor: .leading)
    }

    /// Two waves per day, different for each day; 0.1...1.
    private static func value(day: Int, hour: Int) -> CGFloat {
        let (x, shift) = (Double(hour) / Double(hours), Double(day) * 0.7)
        let wave = sin(2 * .pi * x + shift) * 0.5 + sin(6 * .pi * x + 2 * shift) * 0.3
        return min(max(0.55 + wave * 0.5, 0.1), 1)
    }
}
