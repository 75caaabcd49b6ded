import Foundation
import ScrollAnalysis
import ScrollUI

/// A map behind the sheet, which scrolls separately where the sheet does not cover it.
struct SheetMap: View {
    private static let size = CGSize(width: 1600, height: 1400)

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Palette.canvas))
                Self.drawParks(in: context)
                Self.drawRiver(in: context, size)
                Self.drawStreets(in: context, size)
            }
            .frame(width: Self.size.width, height: Self.size.height)
        }
        .id("map")
        .defaultScrollAnchor(.center)
        .stageSnapping(.none)
        .scrollIndicators(.never)
    }

    private static let park = Color(light: 0xCFE8CF, dark: 0x1C3327)
    private static let water = Color(light: 0xBFD9F5, dark: 0x1B3350)
    private static let street = Color(light: 0xFFFFFF, dark: 0x2A303B)

    private static func drawParks(in context: GraphicsContext) {
        let parks = [
            CGRect(x: 520, y: 360, width: 260, height: 170), CGRect(x: 980, y: 560, width: 220, height: 220),
            CGRect(x: 180, y: 820, width: 240, height: 160), CGRect(x: 1180, y: 180, width: 180, height: 150),
        ]
        for rect in parks { context.fill(Path(roundedRect: rect, cornerRadius: 24), with: .color(park)) }
    }

    private static func drawRiver(in context: GraphicsContext, _ size: CGSize) {
        let river = Path { path in
            path.move(to: CGPoint(x: -40, y: 300))
            path.addCurve(
                to: CGPoint(x: size.width + 40, y: 760), control1: CGPoint(x: 500, y: 780),
                control2: CGPoint(x: 900, y: 260))
        }
        context.stroke(river, with: .color(water), style: StrokeStyle(lineWidth: 56, lineCap: .round))
    }

    private static func drawStreets(in context: GraphicsContext, _ size: CGSize) {
        let streets = Path { path in
            for index in 1..<12 {
                let position = CGFloat(index) * 130
                let slant = CGFloat(index % 3) * 40 - 40
                path.move(to: CGPoint(x: position, y: 0))
                path.addLine(to: CGPoint(x: position + slant, y: size.height))
                path.move(to: CGPoint(x: 0, y: position))
                path.addLine(to: CGPoint(x: size.width, y: position - slant))
            }
        }
        context.stroke(streets, with: .color(street), lineWidth: 7)
    }
}
