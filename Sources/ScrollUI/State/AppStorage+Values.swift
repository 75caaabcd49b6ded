public import Foundation

extension AppStorage {
    /// Stores a Boolean value under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .bool)
    }

    /// Stores an integer under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .int)
    }

    /// Stores a number under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .double)
    }

    /// Stores a string under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .text)
    }

    /// Stores bytes under `key`; `wrappedValue` until they are set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .data)
    }

    /// Stores a URL under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }

    /// Stores a date under `key`; `wrappedValue` until one is set. A nil store is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .date)
    }

    /// Stores a case by its number under `key`; `wrappedValue` until one is set. A nil store is the program's own
    /// store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .rawValue(.int))
    }

    /// Stores a case by its name under `key`; `wrappedValue` until one is set. A nil store is the program's own
    /// store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .rawValue(.text))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Stores a Boolean value under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, StoredForm.bool.optional)
    }

    /// Stores an integer under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, StoredForm.int.optional)
    }

    /// Stores a number under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, StoredForm.double.optional)
    }

    /// Stores a string under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, StoredForm.text.optional)
    }

    /// Stores bytes under `key`; nil if they are not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, StoredForm.data.optional)
    }

    /// Stores a URL under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, StoredForm.url.optional)
    }

    /// Stores a date under `key`; nil if it is not set. A nil store is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, StoredForm.date.optional)
    }

    /// Stores a case by its number under `key`; nil if it is not set. A nil store is the program's own store.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, nil, StoredForm<R>.rawValue(.int).optional)
    }

    /// Stores a case by its name under `key`; nil if it is not set. A nil store is the program's own store.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, nil, StoredForm<R>.rawValue(.text).optional)
    }
}
