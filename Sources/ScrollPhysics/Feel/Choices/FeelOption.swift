/// An option of a closed set. The raw value is its name in a feel file.
public protocol FeelOption: RawRepresentable<String>, CaseIterable, Codable, Sendable {
    /// The title, description and source of the option.
    var facts: FeelChoice.Facts { get }
}
