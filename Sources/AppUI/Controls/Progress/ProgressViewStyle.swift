import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Creates the view of a progress view. Called again for each change of the value.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    /// The label of the task.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The label of the current value.
    public typealias CurrentValueLabel = _StylePart<_StylePartRole.Value>
    /// The completed share, from 0 to 1; nil while it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task; nil if none was set.
    public var label: Label?
    /// The label of the current value; nil if none was set.
    public var currentValueLabel: CurrentValueLabel?

    init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// The default style: a bar for a known value, otherwise a rotating ring.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a bar or a ring.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A style with a bar that is filled up to the value.
public struct LinearProgressViewStyle: ProgressViewStyle, Equatable {
    private let tint: Color?

    /// Creates the style with the tint of the environment.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Creates the label, a bar 4 points high and as wide as the proposal, and the value label. For an unknown value,
    /// the middle of the bar is filled.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(share: configuration.fractionCompleted).tinted(tint)
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

/// A style with a ring that is filled up to the value, or rotates while the value is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle, Equatable {
    private let tint: Color?

    /// Creates the style with the tint of the environment. Without a tint, a rotating ring is grey.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Creates a ring 20 points wide, with the labels below it.
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
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style with a bar that is filled up to the value.
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style with a ring that is filled or rotates.
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
    /// Sets the style of the progress views in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.progressViewStyle = style }
    }
}
