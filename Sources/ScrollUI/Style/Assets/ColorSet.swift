import Foundation

/// A colour of an asset catalogue, with one value for light and one for dark mode.
struct ColorSet: Equatable, Sendable {
    let light: Color
    let dark: Color

    /// Reads a `Contents.json` as specified by Apple's "Asset Catalog Format Reference", with components in Xcode's formats:
    /// fractions of one (`0.500`), integers out of 255 (`128`) or hexadecimal (`0x80`). Variants for any device and for sRGB are
    /// preferred; high-contrast variants are ignored.
    init(json: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: json)
        let variants = file.colors.filter { !$0.isOfHighContrast && $0.color != nil }.sorted { $0.rank < $1.rank }
        let plain = variants.first { !$0.isDark }
        let dark = variants.first { $0.isDark }
        guard let light = plain ?? dark, let other = dark ?? plain else { throw ColorSetError("it has no colour") }
        self.light = try light.resolved()
        self.dark = try other.resolved()
    }
}

struct ColorSetError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

private struct File: Decodable {
    let colors: [Variant]
}

private struct Variant: Decodable {
    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    let idiom: String?
    let gamut: String?
    let appearances: [Appearance]?
    let color: Value?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, color
        case gamut = "display-gamut"
    }

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isOfHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" } ?? false }

    /// The variant's preference; lower is better.
    var rank: Int {
        (idiom ?? "universal" == "universal" ? 0 : 2) + (gamut?.lowercased() == "display-p3" ? 1 : 0)
    }

    func resolved() throws -> Color {
        guard let color else { throw ColorSetError("it has no colour") }
        return try color.resolved()
    }
}

private struct Value: Decodable {
    let space: String?
    let components: [String: Component]?
    /// The name of a system colour.
    let reference: String?

    enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
    }

    func resolved() throws -> Color {
        if let reference { return try Self.systemColor(reference) }
        guard let components else { throw ColorSetError("it has no components") }
        func component(_ name: String) throws -> Double {
            guard let component = components[name] else { throw ColorSetError("it has no component \"\(name)\"") }
            return try component.share(named: name)
        }
        let alpha = try components["alpha"].map { try $0.share(named: "alpha") } ?? 1
        switch space ?? "srgb" {
        case "gray-gamma-22", "extended-gray": return Color(white: try component("white"), opacity: alpha)
        case let space:
            guard let space = Self.spaces[space] else {
                throw ColorSetError("the colour space \"\(space)\" is not known")
            }
            return Color(
                space, red: try component("red"), green: try component("green"), blue: try component("blue"),
                opacity: alpha)
        }
    }

    private static let spaces: [String: Color.RGBColorSpace] = [
        "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .sRGBLinear, "display-p3": .displayP3,
    ]

    private static func systemColor(_ name: String) throws -> Color {
        let colors: [String: Color] = [
            "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
            "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan,
            "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
            "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray, "labelColor": .primary,
            "secondaryLabelColor": .secondary,
        ]
        guard let color = colors[name] else { throw ColorSetError("the system's colour \"\(name)\" is not known here") }
        return color
    }
}

/// A number, or text: a fraction of one if it has a decimal point, otherwise an integer out of 255 or a hexadecimal number.
private enum Component: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Returns the value in 0...1. Alpha is a fraction of one unless it is hexadecimal.
    func share(named name: String) throws -> Double {
        switch self {
        case .number(let number): return number > 1 ? number / 255 : number
        case .text(let text):
            if text.lowercased().hasPrefix("0x"), let value = UInt8(text.dropFirst(2), radix: 16) {
                return Double(value) / 255
            }
            guard let value = Double(text), value.isFinite else {
                throw ColorSetError("the component \"\(name)\" is \"\(text)\", and not 0.5, 128 or 0x80")
            }
            return text.contains(".") || name == "alpha" && value <= 1 ? value : value / 255
        }
    }
}
