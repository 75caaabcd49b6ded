import ScrollUI

/// The top of the sheet, which stays visible above the scrolling list.
struct SheetHandle: View {
    static let radius = 18.0

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Capsule().fill(Palette.tertiary).frame(width: 36, height: 4).frame(maxWidth: .infinity)
            HStack {
                Text("Places nearby").font(TypeScale.cardTitle)
                Spacer(minLength: 8)
                Text("80").font(TypeScale.number).foregroundStyle(Palette.secondary)
            }
        }
        .padding(EdgeInsets(top: 8, leading: 20, bottom: 10, trailing: 20))
        .background(
            Palette.panel, in: UnevenRoundedRectangle(topLeadingRadius: Self.radius, topTrailingRadius: Self.radius)
        )
        .overlay(alignment: .bottom) { Palette.line.frame(height: 1) }
        .contentShape(Rectangle())
    }
}

/// A row of the list.
struct SheetRow: View {
    let index: Int

    var body: some View {
        let color = CardColor.of(index)
        HStack(spacing: 12) {
            Circle().fill(color.gradient).frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 1) {
                Text("\(color.name) \(Self.kinds[index % Self.kinds.count])").font(TypeScale.controlStrong)
                Text("\(80 + index * 35) m").font(TypeScale.cardDetail).foregroundStyle(Palette.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .frame(height: 52)
    }

    private static let kinds = ["café", "bakery", "bookshop", "garden", "studio", "market", "library"]
}

/// The background of the list, from the sheet's top to beyond its end, so that nothing shows through when it is pulled.
struct SheetGround: View {
    /// The height of the empty part above the sheet, in points.
    let top: Double

    /// More than the maximum overscroll, in points.
    private static let beyond = 1000.0

    var body: some View {
        UnevenRoundedRectangle(topLeadingRadius: SheetHandle.radius, topTrailingRadius: SheetHandle.radius)
            .fill(Palette.panel)
            .padding(.top, top)
            .padding(.bottom, -Self.beyond)
    }
}
