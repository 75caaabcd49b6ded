import ScrollPhysics

extension ScrollFeel {
    /// The names of the built-in feels, for messages.
    static var builtInNames: String { builtIn.map { $0.name }.joined(separator: ", ") }
}
