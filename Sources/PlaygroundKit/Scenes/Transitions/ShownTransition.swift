import Foundation
import ScrollUI

/// Applies the chosen transition to a card.
struct ShownTransition: ViewModifier {
    let setup: TransitionSetup

    @ViewBuilder func body(content: Content) -> some View {
        switch setup.effect {
        case .opacity: content.changed(by: setup) { $0.opacity(1 - 0.8 * abs($1)) }
        case .blur: content.changed(by: setup) { $0.blur(radius: 12 * abs($1)) }
        case .blend: blended(content)
        case .scale, .stretch, .offset: content.modifier(ShownMove(setup: setup))
        case .rotation, .rotation3D, .transform, .projection: content.modifier(ShownTurn(setup: setup))
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation:
            content.modifier(ShownRecoloring(setup: setup))
        }
    }

    private func blended(_ content: Content) -> some View {
        let mode = setup.blend
        return content.changed(by: setup) { $0.blendMode($1 == 0 ? .normal : mode) }
    }
}

/// Effects on position and size.
private struct ShownMove: ViewModifier {
    let setup: TransitionSetup

    @ViewBuilder func body(content: Content) -> some View {
        switch setup.effect {
        case .scale: content.changed(by: setup) { $0.scaleEffect(1 - 0.4 * abs($1)) }
        case .stretch: content.changed(by: setup) { $0.scaleEffect(x: 1 - 0.6 * abs($1)) }
        default: content.changed(by: setup) { $0.offset(y: 60 * abs($1)) }
        }
    }
}

/// Effects that rotate and distort.
private struct ShownTurn: ViewModifier {
    let setup: TransitionSetup

    @ViewBuilder func body(content: Content) -> some View {
        switch setup.effect {
        case .rotation: content.changed(by: setup) { $0.rotationEffect(.degrees(20 * $1)) }
        case .rotation3D:
            content.changed(by: setup) {
                $0.rotation3DEffect(.degrees(-55 * $1), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
            }
        case .transform:
            content.changed(by: setup) {
                $0.transformEffect(CGAffineTransform(a: 1, b: 0.18 * $1, c: 0, d: 1, tx: 0, ty: 0))
            }
        default: content.changed(by: setup) { $0.transformEffect(Self.falling($1)) }
        }
    }

    /// Returns a projection in which lower points are further away.
    private nonisolated static func falling(_ amount: Double) -> ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m23 = 0.0016 * abs(amount)
        return transform
    }
}

/// Effects on colours.
private struct ShownRecoloring: ViewModifier {
    let setup: TransitionSetup

    @ViewBuilder func body(content: Content) -> some View {
        switch setup.effect {
        case .brightness: content.changed(by: setup) { $0.brightness(0.5 * abs($1)) }
        case .contrast: content.changed(by: setup) { $0.contrast(1 - 0.8 * abs($1)) }
        case .saturation: content.changed(by: setup) { $0.saturation(1 + 1.5 * abs($1)) }
        case .grayscale: content.changed(by: setup) { $0.grayscale(abs($1)) }
        default: content.changed(by: setup) { $0.hueRotation(.degrees(180 * $1)) }
        }
    }
}

extension View {
    /// Applies an effect by how far the view is outside: -1 at the leading end, 1 at the trailing one.
    @ViewBuilder fileprivate func changed<Effect: VisualEffect>(
        by setup: TransitionSetup, _ effect: @escaping @Sendable (EmptyVisualEffect, Double) -> Effect
    ) -> some View {
        if setup.mode == .progress {
            scrollProgressEffect(axis: .horizontal) { effect($0, min(max($1, -1), 1)) }
        } else {
            scrollTransition(topLeading: setup.topLeading, bottomTrailing: setup.bottomTrailing, axis: .horizontal) {
                effect($0, $1.value)
            }
        }
    }
}
