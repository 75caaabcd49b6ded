import ScrollUI

/// One rule of paging: its name, its current page, and pages to flick.
struct LabRow<Pages: View>: View {
    let title: String
    let note: String
    let behavior: AnyScrollTargetBehavior
    @ViewBuilder let pages: () -> Pages
    @State private var page = LabPage.page(1, of: 1)

    /// The heights of the pages, in points.
    private static var pageHeights: ClosedRange<CGFloat> { 46...120 }
    private static var titleHeight: CGFloat { 18 }
    private static var spacing: CGFloat { 6 }

    /// The height of title and pages, in points.
    static var leastHeight: CGFloat { titleHeight + spacing + pageHeights.lowerBound }

    init(
        _ title: String, note: String, behavior: some ScrollTargetBehavior, @ViewBuilder pages: @escaping () -> Pages
    ) {
        self.title = title
        self.note = note
        self.behavior = AnyScrollTargetBehavior(behavior)
        self.pages = pages
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(title).font(TypeScale.controlStrong)
                Text(note).font(TypeScale.hint).foregroundStyle(Palette.secondary)
                Spacer(minLength: 8)
                Text(page.text)
                    .font(TypeScale.number)
                    .foregroundStyle(page.isAligned ? Palette.text : Palette.warning)
                    .layoutPriority(1)
            }
            .frame(height: Self.titleHeight)
            ScrollView(.horizontal) { pages() }
                .id("row \(title)")
                .scrollTargetBehavior(behavior)
                .scrollIndicators(.never)
                .frame(minHeight: Self.pageHeights.lowerBound, maxHeight: Self.pageHeights.upperBound)
                .background(Palette.groove)
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .onScrollGeometryChange(for: LabPage.self, of: { LabPage($0) }, action: { page = $1 })
        }
    }
}

/// Pages as coloured rectangles with their numbers.
struct LabPages: View {
    let content: LabContent

    var body: some View {
        LazyHStack(spacing: 0) {
            ForEach(Array(content.pages.enumerated()), id: \.offset) { index, length in
                let color = CardColor.of(index)
                Text("\(index + 1)")
                    .font(TypeScale.cardTitle)
                    .foregroundStyle(color.text.color)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(color.gradient, in: RoundedRectangle(cornerRadius: 8))
                    .padding(2)
                    .containerRelativeFrame(.horizontal) { window, _ in window * length }
            }
        }
        .scrollTargetLayout()
    }
}
