import Foundation
import ScrollUI

/// A header above a list. It shrinks to a bar when the list is scrolled, and grows when the list is pulled.
struct CollapsingHeader: View {
    static let fullHeight = 168.0
    static let barHeight = 52.0

    let title: String
    let color: CardColor
    /// The scrolled distance in points; below zero while the list is pulled.
    let distance: Double

    private var height: Double { max(Self.barHeight, Self.fullHeight - distance) }
    /// The progress from the full header, 0, to the bar, 1.
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

/// The rows below the header.
struct HeaderRows: View {
    /// The trailing padding in points. It has space for the scroll bar while the mouse is on it.
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
    /// Puts the view on a panel with rounded corners.
    func columnPanel() -> some View {
        background(Palette.panel)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Palette.line, lineWidth: 1) }
    }
}
