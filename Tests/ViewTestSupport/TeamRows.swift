import ScrollUI

/// Data that cannot be compared.
package struct Team {
    package struct Person { package let name: String }

    package let title: String
    package let people: [Person]

    package static let all = ["A", "B", "C", "D"].map { title in
        Team(title: title, people: (0..<6).map { Person(name: "\(title)\($0)") })
    }
}

/// Sections made at the place of use, so that they are evaluated again with the container's content.
@MainActor @ViewBuilder
package func teamSections() -> some View {
    ForEach(Team.all, id: \.title) { team in
        Section(team.title) { ForEach(team.people, id: \.name) { Text($0.name) } }
    }
}

/// Loops in a loop, made at the place of use like the sections.
@MainActor @ViewBuilder
package func teamRows() -> some View {
    ForEach(Team.all, id: \.title) { team in
        ForEach(team.people, id: \.name) { Text($0.name).padding() }
    }
}
