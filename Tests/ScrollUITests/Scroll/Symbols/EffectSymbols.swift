import ScrollUI

/// Transitions and effects in each of their forms.
struct EffectSymbols: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                Text("a").scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
                Text("b").scrollTransition(.animated) { effect, phase in effect.offset(x: phase.value * 20) }
                Text("c").scrollTransition(.interactive, axis: .horizontal) { effect, phase in
                    effect.scaleEffect(phase == .topLeading ? 0.5 : phase == .bottomTrailing ? 0.8 : 1)
                }
                Text("d").scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { effect, phase in
                    effect.blur(radius: abs(phase.value) * 4)
                }
                Text("e").scrollTransition(
                    topLeading: .animated(.bouncy), bottomTrailing: .interactive(timingCurve: .circularEaseIn),
                    axis: .vertical
                ) { effect, phase in
                    effect.rotationEffect(.degrees(phase.value * 9), anchor: .bottom)
                }
                Text("f").visualEffect { effect, proxy in all(effect, proxy) }
                Text("g").scrollProgressEffect { effect, progress in effect.opacity(1 - abs(progress)) }
                Text("h").scrollProgressEffect(axis: .vertical) { effect, progress in effect.brightness(progress) }
            }
        }
    }

    static let configurations: [ScrollTransitionConfiguration] = [
        .animated, .animated(), .animated(.snappy), .interactive, .interactive(), .interactive(timingCurve: .linear),
        .identity, .interactive.animation(.smooth), .interactive.threshold(.visible), .animated.threshold(.hidden),
        .animated.threshold(.centered), .animated.threshold(.visible(0.3).inset(by: 8)),
        .animated.threshold(
            ScrollTransitionConfiguration.Threshold.visible.interpolated(towards: .hidden, amount: 0.5)),
    ]

    static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)), UnitCurve.easeIn.inverse,
    ]

    static let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]

    static func speeds(of curve: UnitCurve) -> (Double, Double) { (curve.value(at: 0.5), curve.velocity(at: 0.5)) }
}

/// Every effect in two dimensions, in one chain.
private func all(_ effect: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect {
    let moved =
        effect
        .opacity(0.9)
        .offset(CGSize(width: 1, height: 1))
        .offset(x: proxy.size.width, y: 0)
        .scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
        .scaleEffect(0.9, anchor: .center)
        .scaleEffect(x: 1, y: 0.9)
        .rotationEffect(.degrees(10), anchor: .center)
        .rotation3DEffect(
            .degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5
        )
        .transformEffect(CGAffineTransform(translationX: 1, y: 2))
        .transformEffect(ProjectionTransform())
    return
        moved
        .blur(radius: 2, opaque: false)
        .brightness(0.1)
        .contrast(1.1)
        .saturation(0.9)
        .grayscale(0.2)
        .hueRotation(.degrees(40))
        .blendMode(.multiply)
        .tilted(by: 3)
}

extension VisualEffect {
    /// Effects can also be combined in extensions.
    fileprivate func tilted(by degrees: Double) -> some VisualEffect { rotationEffect(.degrees(degrees)) }
}
