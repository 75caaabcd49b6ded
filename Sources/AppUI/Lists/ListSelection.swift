@_spi(Nodes) import ScrollUI

/// What is chosen in a list: at most one row, or any number of them.
@MainActor
enum ListSelection<Value: Hashable> {
    case single(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// Read in a body, makes it depend on the selection.
    var current: Set<Value> {
        switch self {
        case .single(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        }
    }

    /// `extends` adds the row to those that are chosen, or takes it away from them.
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

/// What a list asks of its selection, whatever the type of its values.
struct ListChoice {
    let contains: (AnyHashable) -> Bool
    /// The value is of the type that is chosen from.
    let accepts: (AnyHashable) -> Bool
    let clear: @MainActor () -> Void
    let choose: @MainActor (_ tag: AnyHashable, _ extends: Bool) -> Void
    /// Chooses these alone; the last of them where only one can be chosen.
    let replace: @MainActor (_ tags: [AnyHashable]) -> Void
    let all: [AnyHashable]
    let takesSeveral: Bool

    /// `selection` as it is now.
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
