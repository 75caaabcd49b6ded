/// A style of an environment, with the enclosing style of the same kind, which is what the style means if it refers to its own kind: a tint of half
/// the tint is half the enclosing one.
struct EnclosedStyle: Equatable {
    let style: AnyShapeStyle
    // An array, since a value cannot contain itself.
    private let enclosing: [EnclosedStyle]

    init(_ style: AnyShapeStyle, in outer: EnclosedStyle?) {
        self.style = style
        enclosing = outer.map { [$0] } ?? []
    }

    var outer: EnclosedStyle? { enclosing.first }
}
