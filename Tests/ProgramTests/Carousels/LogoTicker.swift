import SwiftUI

/// Logos that go by in an endless line, by the date of each frame, and stand still while a finger holds them.
struct LogoTicker: View {
    let names: [String]
    var speed: CGFloat = 40
    private let itemWidth: CGFloat = 130

    @State private var heldOffset: CGFloat?

    private var length: CGFloat { itemWidth * CGFloat(names.count) }

    var body: some View {
        TimelineView(.animation(paused: heldOffset != nil)) { context in
            let offset = heldOffset ?? position(at: context.date)
            HStack(spacing: 0) {
                ForEach(0..<names.count * 2, id: \.self) { index in
                    Text(names[index % names.count])
                        .font(.title3.weight(.heavy))
                        .frame(width: itemWidth, height: 60)
                        .id("logo \(index)")
                }
            }
            .offset(x: -offset)
            .frame(maxWidth: .infinity, alignment: .leading)
            .clipped()
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in
                        guard heldOffset == nil else { return }
                        heldOffset = position(at: context.date)
                    }
                    .onEnded { _ in heldOffset = nil }
            )
        }
        .mask {
            LinearGradient(
                stops: [
                    .init(color: .clear, location: 0), .init(color: .black, location: 0.1),
                    .init(color: .black, location: 0.9), .init(color: .clear, location: 1),
                ], startPoint: .leading, endPoint: .trailing)
        }
    }

    private func position(at date: Date) -> CGFloat {
        let travelled = CGFloat(date.timeIntervalSinceReferenceDate) * speed
        return travelled.truncatingRemainder(dividingBy: length)
    }
}

struct Sponsors: View {
    var body: some View {
        VStack {
            Text("With thanks to")
            LogoTicker(names: ["Aurora", "Borealis", "Cumulus", "Drift"])
        }
    }
}

#Preview {
    Sponsors()
}
