import SwiftUI

// Photos are chosen by a finger drawn over them, as in the system's own; the frames come up by a preference.

struct CellFramesKey: PreferenceKey {
    static var defaultValue: [Int: CGRect] { [:] }

    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

struct MultiSelectGrid: View {
    @State private var isSelecting = false
    @State private var selected: Set<Int> = []
    @State private var frames: [Int: CGRect] = [:]
    @State private var stroke: (first: Int, before: Set<Int>, isAdding: Bool)?

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 4)

    var body: some View {
        VStack {
            HStack {
                Text(selected.isEmpty ? "Library" : "\(selected.count) chosen").font(.title2.bold())
                Spacer()
                Button(isSelecting ? "Cancel" : "Select") {
                    isSelecting.toggle()
                    if !isSelecting { selected = [] }
                }
            }
            .padding(.horizontal)
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(0..<80) { index in
                        cell(index)
                    }
                }
                .onPreferenceChange(CellFramesKey.self) { frames = $0 }
                .gesture(isSelecting ? selection : nil)
                .coordinateSpace(name: "grid")
            }
            .scrollDisabled(stroke != nil)
        }
    }

    private func cell(_ index: Int) -> some View {
        Color.gray
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
                if selected.contains(index) { Circle().fill(.blue).frame(width: 16, height: 16).padding(4) }
            }
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: CellFramesKey.self, value: [index: proxy.frame(in: .named("grid"))])
                }
            }
            .onTapGesture {
                guard isSelecting else { return }
                selected.formSymmetricDifference([index])
            }
    }

    private var selection: some Gesture {
        DragGesture(minimumDistance: 15, coordinateSpace: .named("grid"))
            .onChanged { value in
                guard let current = index(at: value.location) else { return }
                if stroke == nil {
                    guard abs(value.translation.width) > abs(value.translation.height) else { return }
                    let first = index(at: value.startLocation) ?? current
                    stroke = (first, selected, !selected.contains(first))
                }
                guard let stroke else { return }
                let range = Set(min(stroke.first, current)...max(stroke.first, current))
                selected = stroke.isAdding ? stroke.before.union(range) : stroke.before.subtracting(range)
            }
            .onEnded { _ in stroke = nil }
    }

    private func index(at point: CGPoint) -> Int? { frames.first { $0.value.contains(point) }?.key }
}

#Preview {
    MultiSelectGrid()
}
