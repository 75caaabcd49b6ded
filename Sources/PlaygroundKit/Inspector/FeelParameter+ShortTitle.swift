import ScrollPhysics

extension FeelParameter.Group {
    /// Under the heading of its group a title need not begin with the group's name: "Deceleration curve" stays, and "Wheel
    /// curve" is "Curve".
    func shortTitle(of title: String) -> String {
        let name = rawValue + " "
        guard title.lowercased().hasPrefix(name) else { return title }
        let rest = title.dropFirst(name.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }
}

extension FeelChoice {
    /// What people read under the heading of its group.
    var shortTitle: String { group.shortTitle(of: title) }
}
