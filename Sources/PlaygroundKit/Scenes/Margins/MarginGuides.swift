import Foundation
import ScrollUI

/// The ends of the margins as dashed lines with values, and a tint on the margins.
struct MarginGuides: View {
    let values: MarginValues
    /// Whether the names are shown. A low list only has space for the lines.
    let showsTags: Bool

    var body: some View {
        ZStack(alignment: .topLeading) {
            InsetBand(outer: EdgeInsets(), inner: values.safeAreaInsets)
                .fill(Palette.warning.opacity(0.2), style: FillStyle(eoFill: true))
            InsetBand(outer: values.safeAreaInsets, inner: values.contentInsets)
                .fill(Palette.warning.opacity(0.08), style: FillStyle(eoFill: true))
            GuideLine(name: "Safe area", length: values.safeArea, alignment: .top, showsTag: showsTags)
                .id("guide safe area").padding(values.safeAreaInsets)
            GuideLine(name: "Content", length: values.content, alignment: .topTrailing, showsTag: showsTags)
                .id("guide content").padding(values.contentInsets)
            indicatorTrack.id("guide indicators").padding(values.indicatorInsets)
        }
        .allowsHitTesting(false)
    }

    /// A line at the outermost position of the scroll bar.
    private var indicatorTrack: some View {
        HStack(spacing: 14) {
            Spacer(minLength: 0)
            if showsTags { GuideTag(name: "Indicators", length: values.indicators) }
            DashedLine().stroke(Palette.warning, style: .guide).frame(width: 1)
        }
    }
}

/// A dashed rectangle with a tag below its top edge.
private struct GuideLine: View {
    let name: String
    let length: Double
    let alignment: Alignment
    let showsTag: Bool

    var body: some View {
        Rectangle()
            .stroke(Palette.warning, style: .guide)
            .overlay(alignment: alignment) {
                if showsTag { GuideTag(name: name, length: length).padding(.top, 3).padding(.horizontal, 12) }
            }
    }
}

/// A name with its value, readable on any background.
private struct GuideTag: View {
    let name: String
    let length: Double

    var body: some View {
        Text("\(name) \(NumberText(step: 1).string(length))")
            .font(TypeScale.hint)
            .foregroundStyle(Palette.warning)
            .padding(.horizontal, 6)
            .padding(.vertical, 1)
            .background(Palette.background, in: RoundedRectangle(cornerRadius: 4))
            .fixedSize()
    }
}

/// The area between two rectangles inside the shape's bounds.
private struct InsetBand: Shape {
    let outer: EdgeInsets
    let inner: EdgeInsets

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRect(inset(rect, by: outer))
            path.addRect(inset(rect, by: inner))
        }
    }

    private func inset(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: max(0, rect.width - insets.leading - insets.trailing),
            height: max(0, rect.height - insets.top - insets.bottom))
    }
}

/// A vertical line in the middle.
private struct DashedLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}

extension StrokeStyle {
    /// The dashes of guides.
    fileprivate static let guide = StrokeStyle(lineWidth: 1, dash: [4, 3])
}
