import Drawing
import Foundation

/// Why what a view shows is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is nothing to show yet: texts and pictures are bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Somebody else may look: what is ``View/privacySensitive(_:)`` is bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// What is shown is out of date: it is faint.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Why a view is not to be read, and whether it is nobody else's business.
struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false

    /// Texts and pictures are drawn as bars.
    var isHiding: Bool { reasons.contains(.placeholder) || (isSensitive && reasons.contains(.privacy)) }

    /// How strong what is drawn is.
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

    /// Why what a view shows is not to be read; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { redaction.reasons }
        set { redaction.reasons = newValue }
    }
}

nonisolated extension View {
    /// Draws texts and pictures in this view so that they cannot be read, beside the reasons further out: a text as a bar for each
    /// of its lines, in its own colour, a picture as a box.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redaction) { $0.reasons.formUnion(reason) }
    }

    /// Shows this view whatever views further out say.
    public func unredacted() -> some View { transformEnvironment(\.redaction) { $0.reasons = [] } }

    /// Says that what this view shows is nobody else's business: it is hidden where ``RedactionReasons/privacy`` is a reason.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redaction) { $0.isSensitive = sensitive }
    }
}

extension Painter {
    /// The box that stands for a picture or a line of text.
    func redact(_ rect: CGRect, radius: CGFloat, _ color: PixelColor) {
        draw(
            .roundedRect(Rect(rect), radius: Double(min(radius, rect.height / 2, rect.width / 2))), lineWidth: nil,
            color)
    }
}
