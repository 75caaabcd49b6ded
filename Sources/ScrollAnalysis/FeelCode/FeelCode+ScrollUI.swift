import ScrollPhysics

extension FeelCode {
    /// Writes the differences from the nearest built-in feel.
    mutating func writeScrollUI() {
        let base = nearestBuiltIn
        let isTaken = ScrollFeel.builtIn.contains { FeelCode($0).valueName.lowercased() == valueName.lowercased() }
        let start = base == .uikit ? "ScrollFeel.uikit" : "ScrollFeel.named(\(Self.literal(base.name))) ?? .uikit"
        let values = FeelValues(of: feel, differingFrom: base)
        write(
            """
            \(Self.imports(["ScrollPhysics"]))

            extension ScrollFeel {
                /// \(title), for `scrollFeel(_:)`: \(base.title) with \(values.count) of its numbers and choices changed.
                static var \(isTaken ? valueName + "Tuned" : valueName): ScrollFeel {
                    var feel = \(start)
                    feel.name = \(Self.literal(feel.name))
                    feel.summary = \(Self.literal(feel.summary))
            """)
        for choice in ScrollFeel.choices {
            if let option = values.choices[choice.id] { write("        feel.\(choice.id) = .\(option)", choice.id) }
        }
        for parameter in ScrollFeel.parameters {
            guard let value = values.values[parameter.id] else { continue }
            write("        feel.\(parameter.id) = \(value.shortestDecimal)", parameter.id)
        }
        write(
            """
                    return feel
                }
            }
            """)
    }

    private var nearestBuiltIn: ScrollFeel {
        func distance(_ other: ScrollFeel) -> Int { FeelValues(of: feel, differingFrom: other).count }
        return ScrollFeel.builtIn.min { distance($0) < distance($1) } ?? .uikit
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
