import Drawing
import Foundation

/// The reasons to make the content of a view unreadable.
public struct RedactionReasons: OptionSet, Sendable {
    /// The set as a bit mask, one bit for each reason.
    public let rawValue: Int

    /// Creates a set from its bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not available yet: texts and images are drawn as bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: views marked ``View/privacySensitive(_:)`` are drawn as bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date: it is drawn faintly.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The redaction reasons of a view, and whether its content is private.
struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false

    /// Whether texts and images are drawn as bars.
    var isHiding: Bool { reasons.contains(.placeholder) || (isSensitive && reasons.contains(.privacy)) }

    /// The opacity of the drawing.
    var strength: Double { isHiding ? 0.16 : reasons.contains(.invalidated) ? 0.5 : 1 }
}

private struct RedactionKey: EnvironmentKey {
    static var defaultValue: Redaction { Redaction() }
}

extension EnvironmentValues {
    var redaction: Redaction {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// The reasons to make the content of a view unreadable; empty if it is readable.
    public var redactionReasons: RedactionReasons {
        get { redaction.reasons }
        set { redaction.reasons = newValue }
    }
}

nonisolated extension View {
    /// Adds a reason to redact this view to those of the enclosing views. A text is drawn as a bar for each of its lines in its own colour,
    /// an image as a box.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redaction) { $0.reasons.formUnion(reason) }
    }

    /// Removes the redaction of enclosing views from this view.
    public func unredacted() -> some View { transformEnvironment(\.redaction) { $0.reasons = [] } }

    /// Marks the content of this view as private: it is hidden if ``RedactionReasons/privacy`` is among the reasons.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redaction) { $0.isSensitive = sensitive }
    }
}

extension Painter {
    /// Draws the box that replaces an image or a line of text.
    func redact(_ rect: CGRect, radius: CGFloat, _ color: PixelColor) {
        draw(
            .roundedRect(Rect(rect), radius: Double(min(radius, rect.height / 2, rect.width / 2))), lineWidth: nil,
            color)
    }
}
