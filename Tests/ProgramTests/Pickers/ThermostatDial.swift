import SwiftUI

// A knob that is turned: angles from a drag, trims, ticks on a circle.

struct ThermostatDial: View {
    @Binding var temperature: Double
    let range: ClosedRange<Double>

    private let sweep = 270.0
    @State private var isTurning = false

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            let center = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
            ZStack {
                ticks(radius: side / 2 - 6)
                Circle()
                    .trim(from: 0, to: CGFloat(share * sweep / 360))
                    .stroke(
                        AngularGradient(gradient: Gradient(colors: [.blue, .red]), center: .center),
                        style: StrokeStyle(lineWidth: 12, lineCap: .round)
                    )
                    .rotationEffect(.degrees(135))
                    .padding(24)
                Circle()
                    .fill(Color.white)
                    .frame(width: 24, height: 24)
                    .shadow(radius: isTurning ? 6 : 2)
                    .offset(x: side / 2 - 24)
                    .rotationEffect(.degrees(135 + share * sweep))
                Text(String(format: "%.1f°", temperature)).font(.system(size: 40, weight: .light))
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .contentShape(Circle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        isTurning = true
                        turn(to: value.location, around: center)
                    }
                    .onEnded { _ in isTurning = false }
            )
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private var share: Double { (temperature - range.lowerBound) / (range.upperBound - range.lowerBound) }

    private func turn(to location: CGPoint, around center: CGPoint) {
        let vector = CGVector(dx: location.x - center.x, dy: location.y - center.y)
        var degrees = atan2(Double(vector.dy), Double(vector.dx)) * 180 / .pi - 135
        if degrees < 0 { degrees += 360 }
        guard degrees <= sweep else { return }
        let raw = range.lowerBound + degrees / sweep * (range.upperBound - range.lowerBound)
        temperature = (raw * 2).rounded() / 2
    }

    private func ticks(radius: CGFloat) -> some View {
        ForEach(0..<28) { tick in
            Rectangle()
                .frame(width: 2, height: tick % 9 == 0 ? 12 : 6)
                .offset(y: -radius)
                .rotationEffect(.degrees(-135 + Double(tick) * 10))
                .foregroundColor(.secondary)
        }
    }
}

struct HeatingView: View {
    @State private var target = 20.0
    private var advice: String { target > 23 ? "Costly" : target < 17 ? "Chilly" : "Comfortable" }

    var body: some View {
        VStack {
            ThermostatDial(temperature: $target, range: 10...30).frame(width: 300).id("dial")
            Text(advice).foregroundColor(target > 23 ? .red : .primary)
        }
    }
}

struct HeatingView_Previews: PreviewProvider {
    static var previews: some View {
        HeatingView().padding().previewLayout(.sizeThatFits)
    }
}
