// An ordinary settings screen, which must compile with this import and no other.
import AppUI
import ScrollUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .system: "Same as system"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

@Observable
final class AppSettings {
    var userName = ""
    var email = ""
    var appearance = Appearance.system
    var notifies = true
    var volume = 0.5
    var refreshMinutes = 15

    var isComplete: Bool { !userName.isEmpty && email.contains("@") }
}

struct SettingsScreen: View {
    private enum Field: Hashable {
        case userName, email
    }

    @State private var settings = AppSettings()
    @State private var showsReset = false
    @State private var note: LocalizedStringKey = "Nothing saved yet"
    @FocusState private var focus: Field?

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Account") {
                TextField("User name", text: $settings.userName)
                    .focused($focus, equals: .userName)
                    .id("user name")
                TextField("Email", text: $settings.email, prompt: Text("you@example.org"))
                    .focused($focus, equals: .email)
                    .onSubmit(save)
            }
            Section {
                Picker("Appearance", selection: $settings.appearance) {
                    ForEach(Appearance.allCases) { Text($0.title).tag($0) }
                }
                Toggle("Notifications", isOn: $settings.notifies.animation())
                    .tint(.orange)
                if settings.notifies {
                    Stepper(
                        "Every \(settings.refreshMinutes) min", value: $settings.refreshMinutes, in: 5...60, step: 5)
                }
            } header: {
                Label("Behaviour", systemImage: "gearshape")
            } footer: {
                Text("Volume is \(settings.volume, specifier: "%.2f")")
            }
            Section {
                LabeledContent("Volume") {
                    Slider(value: $settings.volume, in: 0...1, step: 0.1)
                        .labelsHidden()
                }
                Button("Reset everything", role: .destructive) { showsReset = true }
            }
            Text(note).foregroundStyle(focus == nil ? .secondary : Color.red)
            Button("Save", action: save)
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.defaultAction)
                .id("save")
        }
        .formStyle(.grouped)
        .overlay {
            if showsReset {
                ConfirmPanel(isPresented: $showsReset) { settings.userName = "" }
                    .transition(.scale(scale: 0.9).combined(with: .opacity))
                    .zIndex(1)
            }
        }
        .animation(.snappy, value: showsReset)
        .onChange(of: settings.appearance) { old, new in note = "\(old.rawValue) became \(new.rawValue)" }
    }

    private func save() {
        guard !settings.userName.isEmpty else {
            note = "A name is needed"
            return focus = .userName
        }
        guard settings.isComplete else {
            note = "An address is needed"
            return focus = .email
        }
        note = "Saved"
        focus = nil
    }
}

struct ConfirmPanel: View {
    @Binding var isPresented: Bool
    let action: () -> Void
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            Color.black.opacity(0.3)
                .ignoresSafeArea()
                .onTapGesture { isPresented = false }
            VStack(spacing: 16) {
                Text("Are you sure?").font(.headline)
                HStack {
                    Button("Cancel", role: .cancel) { isPresented = false }
                    Button("Reset", role: .destructive) {
                        action()
                        isPresented = false
                    }
                }
            }
            .padding(24)
            .background(.regularMaterial, in: .rect(cornerRadius: 16))
            .shadow(radius: reduceMotion ? 0 : 20, y: 8)
        }
    }
}
