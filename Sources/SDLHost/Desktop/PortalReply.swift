import ScrollUI

/// Parses the answer of the settings portal, as printed by `gdbus` and `dbus-send`.
///
/// Both print a key in quotes, followed by the type and the value: `'color-scheme': <uint32 1>` and `string
/// "color-scheme"   variant   uint32 1`. The first value after a key is therefore its own.
struct PortalReply {
    let text: Substring

    init(_ text: String) {
        self.text = text[...]
    }

    var preferences: DesktopPreferences {
        let stillness = number(of: "reduced-motion").map { $0 == 1 } ?? (flag(of: "enable-animations") == false)
        return DesktopPreferences(
            colorScheme: colorScheme, reduceMotion: stillness, highContrast: number(of: "contrast") == 1)
    }

    /// By the portal's documentation 0 is no preference, 1 dark, 2 light.
    private var colorScheme: ColorScheme? {
        switch number(of: "color-scheme") {
        case 1: .dark
        case 2: .light
        default: nil
        }
    }

    private func number(of key: String) -> Int? {
        guard let rest = textBehind(key), let type = rest.firstRange(of: "uint32 ") else { return nil }
        return Int(rest[type.upperBound...].prefix { $0.isNumber })
    }

    private func flag(of key: String) -> Bool? {
        guard let rest = textBehind(key) else { return nil }
        let isTrue = rest.firstRange(of: "true")?.lowerBound
        let isFalse = rest.firstRange(of: "false")?.lowerBound
        switch (isTrue, isFalse) {
        case (let yes?, let no?): return yes < no
        case (nil, nil): return nil
        default: return isTrue != nil
        }
    }

    private func textBehind(_ key: String) -> Substring? {
        for quote in ["'", "\""] {
            if let range = text.firstRange(of: quote + key + quote) { return text[range.upperBound...] }
        }
        return nil
    }
}
