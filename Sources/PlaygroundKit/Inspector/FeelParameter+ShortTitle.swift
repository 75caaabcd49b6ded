import ScrollPhysics

extension FeelParameter.Group {
    /// Returns `title` without the group's name at its start, for use under the group's heading: "Wheel curve" becomes
    /// "Curve", "Deceleration curve" stays.
    func shortTitle(of title: String) -> String {
        let name = rawValue + " "
        guard title.lowercased().hasPrefix(name) else { return title }
        let rest = title.dropFirst(name.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }
}

extension FeelChoice {
    /// The title under the heading of its group.
    var shortTitle: String { group.shortTitle(of: title) }
}
