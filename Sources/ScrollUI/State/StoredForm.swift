import Foundation

/// The conversion of a value to and from user defaults, which store numbers, strings and bytes.
struct StoredForm<Value> {
    /// Returns nil for a value stored in another form.
    let read: (Any) -> Value?
    /// Returns nil for a value that is stored as a missing entry.
    let write: (Value) -> Any?

    /// The conversion of an optional value.
    var optional: StoredForm<Value?> { StoredForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) }) }
}

extension StoredForm where Value == Bool {
    static var bool: StoredForm { StoredForm(read: { ($0 as? NSNumber)?.boolValue }, write: { $0 }) }
}

extension StoredForm where Value == Int {
    static var int: StoredForm { StoredForm(read: { ($0 as? NSNumber)?.intValue }, write: { $0 }) }
}

extension StoredForm where Value == Double {
    static var double: StoredForm { StoredForm(read: { ($0 as? NSNumber)?.doubleValue }, write: { $0 }) }
}

extension StoredForm where Value == String {
    static var text: StoredForm { StoredForm(read: { $0 as? String }, write: { $0 }) }
}

extension StoredForm where Value == Data {
    static var data: StoredForm { StoredForm(read: { $0 as? Data }, write: { $0 }) }
}

extension StoredForm where Value == URL {
    static var url: StoredForm {
        StoredForm(read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
    }
}

extension StoredForm where Value == Date {
    static var date: StoredForm {
        StoredForm(
            read: { ($0 as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } },
            write: { $0.timeIntervalSinceReferenceDate })
    }
}

extension StoredForm where Value: RawRepresentable {
    /// Converts a case by its raw value, which is stored as `form` specifies.
    static func rawValue(_ form: StoredForm<Value.RawValue>) -> StoredForm {
        StoredForm(read: { form.read($0).flatMap { Value(rawValue: $0) } }, write: { form.write($0.rawValue) })
    }
}
