import SwiftUI

/// Mails with actions behind their rows, a question before they go, and an alert where one cannot.
struct DeletingMails: View {
    struct Mail: Identifiable, Hashable {
        let id: Int
        var isLocked = false
        var subject: String { "Mail \(id)" }
    }

    @State private var mails = (1...12).map { Mail(id: $0, isLocked: $0 == 2) }
    @State private var doomed: Mail?
    @State private var isLockedAlertShown = false

    var body: some View {
        List {
            ForEach(mails) { mail in
                Text(mail.subject)
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button("Delete", role: .destructive) { ask(mail) }
                    }
            }
        }
        .overlay(alignment: .bottom) { Text("\(mails.count) mails") }
        .confirmationDialog(
            "Delete it?", isPresented: isAsking, titleVisibility: .visible, presenting: doomed
        ) { mail in
            Button("Delete \(mail.subject)", role: .destructive) { mails.removeAll { $0 == mail } }
            Button("Keep", role: .cancel) {}
        }
        .alert("This mail is locked", isPresented: $isLockedAlertShown) {
            Button("OK") {}
        } message: {
            Text("Unlock it first.")
        }
    }

    private var isAsking: Binding<Bool> {
        Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
    }

    private func ask(_ mail: Mail) {
        if mail.isLocked { isLockedAlertShown = true } else { doomed = mail }
    }
}

#Preview { DeletingMails() }
