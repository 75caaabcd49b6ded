import SwiftUI

/// A drum of values: the one in the middle is chosen, the others turn away.
struct DrumPicker<Value: Hashable, Label: View>: View {
    @Binding var selection: Value
    let values: [Value]
    var rowHeight: CGFloat = 40
    @ViewBuilder var label: (Value) -> Label

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                LazyVStack(spacing: 0) {
                    ForEach(values, id: \.self) { value in
                        label(value)
                            .frame(maxWidth: .infinity)
                            .frame(height: rowHeight)
                            .scrollTransition(.interactive.threshold(.centered), axis: .vertical) { content, phase in
                                content
                                    .rotation3DEffect(.degrees(phase.value * -50), axis: (1, 0, 0), perspective: 0.4)
                                    .opacity(1 - abs(phase.value) * 0.6)
                                    .scaleEffect(1 - abs(phase.value) * 0.15)
                            }
                            .onTapGesture { withAnimation(.snappy) { selection = value } }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.vertical, (proxy.size.height - rowHeight) / 2, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: selected, anchor: .center)
            .scrollIndicators(.hidden)
            .background {
                RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.2)).frame(height: rowHeight)
            }
        }
    }

    private var selected: Binding<Value?> {
        Binding {
            selection
        } set: { new in
            if let new { selection = new }
        }
    }
}

struct AlarmEditor: View {
    @State private var hour = 7
    @State private var minute = 30
    @State private var repeats = Set<Int>()

    var body: some View {
        VStack {
            Text(String(format: "Alarm at %02d:%02d", hour, minute)).font(.title2)
            HStack(spacing: 0) {
                DrumPicker(selection: $hour, values: Array(0..<24)) { Text(String(format: "%02d h", $0)) }
                DrumPicker(selection: $minute, values: Array(stride(from: 0, to: 60, by: 5))) {
                    Text(String(format: "%02d min", $0))
                }
            }
            .frame(height: 200)
            HStack {
                ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { index, letter in
                    Button(String(letter)) { repeats.formSymmetricDifference([index]) }
                        .buttonStyle(DayButtonStyle(isOn: repeats.contains(index)))
                }
            }
            Text("On \(repeats.count) days")
        }
    }
}

private struct DayButtonStyle: ButtonStyle {
    var isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 36, height: 36)
            .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), in: .circle)
            .overlay { Circle().stroke(.secondary) }
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

#Preview("Alarm") {
    AlarmEditor()
}
