import Foundation
import ScrollUI

/// A header over a list: it gives way as the list is scrolled, down to a bar, and grows when the list is pulled.
struct CollapsingHeader: View {
    static let fullHeight = 168.0
    static let barHeight = 52.0

    let title: String
    let color: CardColor
    /// How far the list has gone from its start, points; below zero while it is pulled.
    let distance: Double

    private var height: Double { max(Self.barHeight, Self.fullHeight - distance) }
    /// From 0, full, to 1, a bar.
    private var progress: Double {
        min(max(distance / (Self.fullHeight - Self.barHeight), 0), 1)
    }

    var body: some View {
        Rectangle()
            .fill(color.gradient)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title)
                        .font(TypeScale.cardTitle)
                        .scaleEffect(1 - 0.2 * progress, anchor: .bottomLeading)
                    Text(detail).font(TypeScale.cardDetail)
                }
                .foregroundStyle(color.text.color)
                .padding(.horizontal, 16)
                .padding(.bottom, 16 - 10 * progress)
            }
            .frame(height: height)
    }

    private var detail: String { "\(Int(distance.rounded())) points" }
}

/// What is under the header.
struct HeaderRows: View {
    /// Wide enough for the bar at the list's edge while the mouse is on it, points.
    private static let trailing = 20.0

    var body: some View {
        LazyVStack(spacing: 0) {
            ForEach(1..<41) { number in
                HStack(spacing: 10) {
                    Circle().fill(CardColor.of(number).bottom.color).frame(width: 10, height: 10)
                    Text(CardColor.of(number).name)
                    Spacer(minLength: 0)
                    Text("\(number)").font(TypeScale.number).foregroundStyle(Palette.secondary)
                }
                .padding(.leading, 16)
                .padding(.trailing, Self.trailing)
                .frame(height: 40)
                .overlay(alignment: .bottom) { Hairline() }
            }
        }
    }
}

extension View {
    /// A panel of its own with round corners.
    func columnPanel() -> some View {
        background(Palette.panel)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Palette.line, lineWidth: 1) }
    }
}
