@_spi(Nodes) import ScrollUI

/// The selection of a list: at most one row, or any number of rows.
@MainActor
enum ListSelection<Value: Hashable> {
    case single(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// The selected values. A body that reads it depends on the selection.
    var current: Set<Value> {
        switch self {
        case .single(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        }
    }

    /// Selects a row. `extends` adds the row to the selection, or removes it if it is selected.
    func choose(_ tag: AnyHashable, extends: Bool) {
        guard let value = tag.base as? Value else { return }
        switch self {
        case .single(let binding):
            let chosen = extends && binding.wrappedValue == value ? nil : value
            if binding.wrappedValue != chosen { binding.wrappedValue = chosen }
        case .several(let binding):
            let chosen = extends ? binding.wrappedValue.symmetricDifference([value]) : [value]
            if binding.wrappedValue != chosen { binding.wrappedValue = chosen }
        }
    }
}

extension ListSelection {
    func replace(with tags: [AnyHashable]) {
        let values = tags.compactMap { $0.base as? Value }
        switch self {
        case .single(let binding): if binding.wrappedValue != values.last { binding.wrappedValue = values.last }
        case .several(let binding):
            let chosen = Set(values)
            if binding.wrappedValue != chosen { binding.wrappedValue = chosen }
        }
    }
}

/// The type-erased selection of a list.
struct ListChoice {
    let contains: (AnyHashable) -> Bool
    /// Whether a value has the type of the selection.
    let accepts: (AnyHashable) -> Bool
    let clear: @MainActor () -> Void
    let choose: @MainActor (_ tag: AnyHashable, _ extends: Bool) -> Void
    /// Selects only these rows; only the last of them in a single selection.
    let replace: @MainActor (_ tags: [AnyHashable]) -> Void
    let all: [AnyHashable]
    let takesSeveral: Bool

    /// Captures the current state of `selection`.
    @MainActor
    init<Value: Hashable>(_ selection: ListSelection<Value>) {
        let current = selection.current
        accepts = { $0.base is Value }
        clear = { selection.replace(with: []) }
        contains = { ($0.base as? Value).map(current.contains) ?? false }
        choose = { selection.choose($0, extends: $1) }
        replace = { selection.replace(with: $0) }
        all = current.map { AnyHashable($0) }
        if case .several = selection { takesSeveral = true } else { takesSeveral = false }
    }
}
