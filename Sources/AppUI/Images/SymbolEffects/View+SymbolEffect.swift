import Foundation
@_spi(Nodes) public import ScrollUI

/// An effect of the symbols in a view, and the occasion on which it runs.
struct SymbolEffectSetting: Equatable {
    enum Occasion: Equatable {
        case active(Bool)
        case change(PhaseTrigger)
    }

    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let occasion: Occasion

    /// The number of repetitions that stands for endless repetition after a change.
    private static let endless = 10_000

    /// The duration of the effect after a change of the value, in seconds.
    var duration: Double {
        Double(options.count(usual: 1) ?? Self.endless) * options.period(of: motion.length)
    }

    /// Returns the pose at a time in seconds since the start.
    func pose(at time: Double) -> SymbolMotion.Pose {
        let period = options.period(of: motion.length)
        guard period > 0, time.isFinite else { return SymbolMotion.Pose() }
        let share = (time / period).truncatingRemainder(dividingBy: 1) / options.share(of: motion.length)
        return motion.pose(at: share)
    }
}

/// The effects of the symbols in a view, the innermost last.
struct SymbolEffects: SymbolDecoration, Equatable {
    var settings: [SymbolEffectSetting] = []

    @MainActor func decorate(_ image: Image) -> AnyView {
        settings.reduce(AnyView(image)) { AnyView(MovedSymbol(content: $0, setting: $1)) }
    }
}

extension EnvironmentValues {
    /// The effects of symbols, the innermost last.
    var symbolEffects: [SymbolEffectSetting] {
        get { (symbolDecoration as? SymbolEffects)?.settings ?? [] }
        set { symbolDecoration = newValue.isEmpty ? nil : SymbolEffects(settings: newValue) }
    }
}

private struct MovedSymbol: View {
    let content: AnyView
    let setting: SymbolEffectSetting

    var body: some View {
        switch setting.occasion {
        case .active(let isActive) where setting.motion.isHeld:
            content.pose(setting.motion.held(isActive: isActive)).animation(.snappy(duration: 0.3), value: isActive)
        case .active(let isActive):
            if isActive, setting.options.count(usual: nil) == nil {
                content.keyframeAnimator(initialValue: 0) {
                    $0.pose(setting.pose(at: $1))
                } keyframes: { _ in
                    LinearKeyframe(setting.options.period(of: setting.motion.length), duration: period)
                }
            } else {
                moved(by: PhaseTrigger(value: isActive))
            }
        case .change(let trigger): moved(by: trigger)
        }
    }

    private var period: Double { setting.options.period(of: setting.motion.length) }

    private func moved(by trigger: PhaseTrigger) -> some View {
        content.keyframeAnimator(initialValue: 0, trigger: trigger) {
            $0.pose(setting.pose(at: $1))
        } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(setting.duration, duration: setting.duration)
        }
    }
}

extension View {
    fileprivate func pose(_ pose: SymbolMotion.Pose) -> some View {
        scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).offset(x: pose.x * 20, y: pose.y * 20)
            .opacity(pose.opacity)
    }
}

nonisolated extension View {
    /// Animates the symbols in this view while `isActive` is true.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            $0.append(SymbolEffectSetting(motion: effect._motion, options: options, occasion: .active(isActive)))
        }
    }

    /// Animates the symbols in this view once for each change of `value`.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            $0.append(
                SymbolEffectSetting(
                    motion: effect._motion, options: options, occasion: .change(PhaseTrigger(value: value))))
        }
    }

    /// Removes the effects that enclosing views set on the symbols in this view, if `isEnabled` is true.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
