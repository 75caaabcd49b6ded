import Foundation
@_spi(Nodes) public import ScrollUI

/// How a progress view looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts and the value of the progress view that is styled.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The look of a progress view at that value. Called again with each change of it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view's value and parts, as its style sees them.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    /// What the task is.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// How far it is, in words.
    public typealias CurrentValueLabel = _StylePart<_StylePartRole.Value>
    /// From 0 to 1; nil while nobody knows.
    public let fractionCompleted: Double?
    /// What the task is; nil where nothing was said.
    public var label: Label?
    /// How far it is, in words; nil where nothing was said.
    public var currentValueLabel: CurrentValueLabel?

    init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// What suits the value: a bar where it is known, else a ring that turns.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A bar or a ring.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// In the tint of the surroundings.
    public nonisolated init() { tint = nil }

    /// In a colour of its own.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The label, a bar 4 points high and as wide as what is offered, and the label of the value. A value that nobody knows is a bar
    /// with its middle filled.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(share: configuration.fractionCompleted).tinted(tint)
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

/// A ring that fills, or turns while nobody knows how far the task is.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// In the tint of the surroundings; a ring that turns is grey where there is none.
    public nonisolated init() { tint = nil }

    /// In a colour of its own.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// A ring of 20 points, with the labels below it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            Group {
                if let share = configuration.fractionCompleted {
                    ProgressRing(share: share, width: 3).frame(width: 20, height: 20)
                } else {
                    Spinner()
                }
            }
            .tinted(tint)
            configuration.label.foregroundStyle(Color.secondary)
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// What suits the value.
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that fills or turns.
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How progress views in this view look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.progressViewStyle = style }
    }
}
