import ScrollUI

/// Shows that new ids on each access make new rows: a toast is enough to lose all stars.
struct ContactsLesson: View {
    @State private var showsToast = false

    var body: some View {
        Lesson(
            title: "Ids of the data against fresh ones",
            detail:
                "Star a contact, then show the toast. The body with the list is evaluated, and gets the contacts again."
        ) {
            LessonButton(title: showsToast ? "Hide toast" : "Show toast", id: "toast") { showsToast.toggle() }
        } columns: {
            LessonColumn(
                isRight: false, code: "var id: UUID { UUID() }", outcome: "Fresh ids: new rows each time"
            ) {
                FreshContacts(showsToast: showsToast).evaluationScope()
            }
            LessonColumn(
                isRight: true, code: "ForEach(contacts, id: \\.title)", outcome: "Ids of the data: the same rows"
            ) {
                StableContacts(showsToast: showsToast).evaluationScope()
            }
        }
    }
}

private enum ContactNames {
    static let all = ["Ada", "Grace", "Barbara"]
}

/// The mistake of the lesson: each access returns another id.
private struct FreshContact: Identifiable {
    let title: String
    var id: UUID { UUID() }
}

private struct Contact {
    let title: String
}

private struct FreshContacts: View {
    let showsToast: Bool

    var body: some View {
        // As in a list, each element has the id that it returns at this time.
        let rows = ContactNames.all.map { FreshContact(title: $0) }.map { (id: $0.id, title: $0.title) }
        ContactList(showsToast: showsToast) {
            ForEach(rows, id: \.id) { ContactRow(column: "fresh", name: $0.title) }
        }
    }
}

private struct StableContacts: View {
    let showsToast: Bool

    var body: some View {
        // These are new values too, but the title identifies them.
        let contacts = ContactNames.all.map { Contact(title: $0) }
        ContactList(showsToast: showsToast) {
            ForEach(contacts, id: \.title) { ContactRow(column: "stable", name: $0.title) }
        }
    }
}

private struct ContactList<Rows: View>: View {
    let showsToast: Bool
    @ViewBuilder let rows: Rows

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            rows
            HStack(spacing: 6) {
                Text("Contacts updated")
                    .font(TypeScale.hint)
                    .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
                    .background(Palette.raised, in: Capsule())
                    .opacity(showsToast ? 1 : 0)
                Spacer(minLength: 0)
                BodyCount(label: "rows run", count: EvaluationCount(total: ContactRow.self))
            }
            .padding(.top, 4)
        }
    }
}

/// A row that can be starred.
private struct ContactRow: View {
    let column: String
    let name: String
    @State private var isStarred = false

    var body: some View {
        HStack(spacing: 8) {
            Star().fill(isStarred ? Palette.warning : Palette.tertiary.opacity(0.4)).frame(width: 15, height: 15)
            Text(name)
            Spacer(minLength: 0)
            if isStarred { Text("starred").font(TypeScale.hint).foregroundStyle(Palette.secondary) }
        }
        .padding(.vertical, 3)
        .contentShape(Rectangle())
        .id("\(column) \(name)")
        .onTapGesture { isStarred.toggle() }
    }
}

/// A five-pointed star. The inner corners are at about two fifths of the radius.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            for corner in 0..<10 {
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let distance = corner.isMultiple(of: 2) ? radius : radius * 0.42
                let point = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
