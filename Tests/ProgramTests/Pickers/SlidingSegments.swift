import SwiftUI

/// Segments whose pill is dragged as well as tapped; styled through the environment.
struct SlidingSegments<Option: Hashable & CustomStringConvertible>: View {
    @Binding var selection: Option
    let options: [Option]
    @Environment(\.segmentTint) private var tint
    @Namespace private var pill
    @State private var frames: [Option: CGRect] = [:]
    @GestureState private var isDragging = false

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.self) { option in
                Text(option.description)
                    .font(.footnote.weight(option == selection ? .bold : .regular))
                    .padding(.vertical, 10)
                    .frame(maxWidth: .infinity)
                    .background {
                        if option == selection {
                            Capsule()
                                .fill(tint)
                                .matchedGeometryEffect(id: "pill", in: pill)
                                .scaleEffect(isDragging ? 0.95 : 1)
                        }
                    }
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(
                                key: SegmentFrames<Option>.self, value: [option: proxy.frame(in: .named("segments"))])
                        }
                    )
                    .contentShape(Capsule())
                    .onTapGesture { select(option) }
            }
        }
        .padding(4)
        .background(Capsule().fill(.gray.opacity(0.2)))
        .coordinateSpace(name: "segments")
        .onPreferenceChange(SegmentFrames<Option>.self) { frames = $0 }
        .gesture(
            DragGesture(coordinateSpace: .named("segments"))
                .updating($isDragging) { _, state, _ in state = true }
                .onChanged { value in
                    guard
                        let option = frames.first(where: {
                            $0.value.minX <= value.location.x && value.location.x < $0.value.maxX
                        })
                    else { return }
                    select(option.key)
                }
        )
    }

    private func select(_ option: Option) {
        guard option != selection else { return }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { selection = option }
    }
}

private struct SegmentFrames<Option: Hashable>: PreferenceKey {
    static var defaultValue: [Option: CGRect] { [:] }

    static func reduce(value: inout [Option: CGRect], nextValue: () -> [Option: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

extension EnvironmentValues {
    @Entry var segmentTint: Color = .accentColor
}

extension View {
    func segmentTint(_ color: Color) -> some View { environment(\.segmentTint, color) }
}

struct TransitPlanner: View {
    enum Mode: String, CaseIterable, CustomStringConvertible {
        case walk, bike, bus, train
        var description: String { rawValue.capitalized }
    }

    @State private var mode = Mode.walk
    @State private var changes = 0

    var body: some View {
        VStack(spacing: 30) {
            SlidingSegments(selection: $mode, options: Mode.allCases)
                .segmentTint(.orange)
                .padding()
            switch mode {
            case .walk: Text("On foot: 42 min")
            case .bike: Text("By bike: 14 min")
            case .bus, .train: Text("By \(mode.rawValue): 9 min, \(changes) changes").transition(.scale)
            }
        }
        .onChange(of: mode) { changes += 1 }
    }
}

#Preview {
    TransitPlanner()
}
