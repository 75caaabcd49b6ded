/// How text fields look.
public protocol TextFieldStyle {
    /// Whether the field has a plate and an edge.
    var _isBordered: Bool { get }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public init() {}
    /// No plate.
    public var _isBordered: Bool { false }
}

/// A plate with round corners and an edge, in the accent colour while it has the keyboard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public init() {}
    /// A plate.
    public var _isBordered: Bool { true }
}

/// What suits the surroundings: a plate with round corners.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public init() {}
    /// A plate.
    public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A plate with round corners and an edge.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// What suits the surroundings.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

struct TextFieldBorderKey: EnvironmentKey {
    static let defaultValue = true
}

/// What Return in a field does.
struct SubmitAction {
    let action: () -> Void

    init(_ action: @escaping () -> Void, before next: SubmitAction? = nil) {
        guard let next else {
            self.action = action
            return
        }
        self.action = {
            action()
            next.action()
        }
    }
}

/// The kinds of fields in which Return says that one is done.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields to search with.
    public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    var isTextFieldBordered: Bool {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }

    var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How text fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.isTextFieldBordered, style._isBordered)
    }

    /// Runs when Return is pressed in a field of this view, before what is set further out: in text fields, in fields to
    /// search with, or in both.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        EnvironmentView(content: self) { values in
            if triggers.contains(.text) { values.submitAction = SubmitAction(action, before: values.submitAction) }
            if triggers.contains(.search) { values.searchSubmit = SubmitAction(action, before: values.searchSubmit) }
        }
    }
}
