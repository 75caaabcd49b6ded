// An ordinary list of things to do, with sections, a selection, editing and swipes, which must compile with this import
// and no other.
import AppUI
import ScrollUI

struct Todo: Identifiable, Equatable {
    enum Priority: Int, CaseIterable, Comparable {
        case low, normal, high
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let id: Int
    var title: String
    var isDone = false
    var priority = Priority.normal
}

final class TodoStore: ObservableObject {
    @Published var todos: [Todo] = ["Water the plants", "Write to Ada", "Mend the bicycle", "Bake bread"]
        .enumerated().map { Todo(id: $0.offset, title: $0.element) }
    @Published private(set) var lastChange = "none"

    var open: [Todo] { todos.filter { !$0.isDone } }
    var done: [Todo] { todos.filter(\.isDone) }

    func toggle(_ todo: Todo) {
        guard let index = todos.firstIndex(of: todo) else { return }
        todos[index].isDone.toggle()
        lastChange = "toggled \(todo.id)"
    }

    func delete(_ todos: [Todo]) {
        self.todos.removeAll { todos.contains($0) }
        lastChange = "deleted \(todos.map { String($0.id) }.joined(separator: ","))"
    }

    func add(_ title: String) {
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: title))
    }
}

struct TodoScreen: View {
    @StateObject private var store = TodoStore()
    @State private var selection = Set<Todo.ID>()
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 0) {
            List(selection: $selection) {
                Section("To do") {
                    ForEach(store.open) { todo in
                        TodoRow(todo: todo)
                            .swipeActions(edge: .leading) {
                                Button("Done") { store.toggle(todo) }.tint(.green)
                            }
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button("Delete", role: .destructive) { store.delete([todo]) }
                            }
                    }
                    .onDelete { offsets in store.delete(offsets.map { store.open[$0] }) }
                    .onMove { store.todos.move(fromOffsets: $0, toOffset: $1) }
                }
                if !store.done.isEmpty {
                    Section {
                        ForEach(store.done) { TodoRow(todo: $0).deleteDisabled(true) }
                            .listRowBackground(Color.green.opacity(0.2))
                    } header: {
                        HStack {
                            Text("Done")
                            Spacer()
                            Text("\(store.done.count)").monospacedDigit()
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .animation(.default, value: store.todos)
            Divider()
            HStack {
                TextField("New", text: $draft).onSubmit(add)
                Button("Add", action: add).disabled(draft.isEmpty)
            }
            .padding(8)
            Text("\(selection.count) chosen, \(store.lastChange)").font(.caption)
        }
        .environmentObject(store)
    }

    private func add() {
        guard !draft.isEmpty else { return }
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
            store.add(draft)
        } completion: {
            draft = ""
        }
    }
}

struct TodoRow: View {
    let todo: Todo
    @EnvironmentObject private var store: TodoStore

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Circle()
                .strokeBorder(todo.isDone ? .green : .secondary, lineWidth: 2)
                .background(Circle().fill(todo.isDone ? Color.green : .clear))
                .frame(width: 18, height: 18)
                .contentShape(.circle)
                .onTapGesture { store.toggle(todo) }
                .id("check \(todo.id)")
            Text(todo.title)
                .strikethrough(todo.isDone)
                .foregroundStyle(todo.isDone ? .secondary : .primary)
            Spacer()
            if todo.priority > .normal { Text("!").bold().foregroundStyle(.red) }
        }
    }
}
