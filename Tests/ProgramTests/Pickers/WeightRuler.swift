import SwiftUI

/// A ruler that is drawn under a needle; the value comes from the offset and snaps to tenths.
struct WeightRuler: View {
    struct Configuration: Equatable {
        var count: Int
        var steps = 10
        var spacing: CGFloat = 6
        var multiplier: Int = 10
        var showsText = true
    }

    var config: Configuration
    @Binding var value: CGFloat
    @State private var isLoaded = false

    var body: some View {
        GeometryReader {
            let size = $0.size
            let horizontalPadding = size.width / 2

            ScrollView(.horizontal) {
                HStack(spacing: config.spacing) {
                    let totalSteps = config.steps * config.count
                    ForEach(0...totalSteps, id: \.self) { index in
                        let remainder = index % config.steps
                        Divider()
                            .background(remainder == 0 ? Color.primary : .gray)
                            .frame(width: 0, height: remainder == 0 ? 20 : 10, alignment: .center)
                            .frame(maxHeight: 20, alignment: .bottom)
                            .overlay(alignment: .bottom) {
                                if remainder == 0 && config.showsText {
                                    Text("\((index / config.steps) * config.multiplier)")
                                        .font(.caption)
                                        .fontWeight(.semibold)
                                        .fixedSize()
                                        .offset(y: 20)
                                }
                            }
                    }
                }
                .frame(height: size.height)
                .scrollTargetLayout()
            }
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: position)
            .overlay(alignment: .center) {
                Rectangle().fill(.red).frame(width: 1, height: 40).padding(.bottom, 20)
            }
            .safeAreaPadding(.horizontal, horizontalPadding)
            .onAppear { if !isLoaded { isLoaded = true } }
        }
        .onChange(of: config) { _, _ in value = 0 }
    }

    private var position: Binding<Int?> {
        .init(
            get: {
                isLoaded ? Int((value * CGFloat(config.steps)) / CGFloat(config.multiplier)) : nil
            },
            set: { newValue in
                if let newValue { value = (CGFloat(newValue) / CGFloat(config.steps)) * CGFloat(config.multiplier) }
            })
    }
}

struct WeightScreen: View {
    @State private var weight: CGFloat = 20
    @State private var config = WeightRuler.Configuration(count: 12)

    var body: some View {
        VStack {
            HStack(alignment: .lastTextBaseline) {
                Text("\(weight, specifier: "%.0f")").font(.largeTitle.bold())
                Text("kg").foregroundStyle(.gray)
            }
            WeightRuler(config: config, value: $weight)
                .frame(height: 70)
            Button("Stones") { config.multiplier = 1 }
        }
    }
}

#Preview {
    WeightScreen()
}
