public import Foundation

extension AppStorage {
    /// True or false under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .bool)
    }

    /// A whole number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .int)
    }

    /// A number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .double)
    }

    /// A text under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .text)
    }

    /// Bytes under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .data)
    }

    /// An address under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }

    /// A date under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .date)
    }

    /// A case by its number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .rawValue(.int))
    }

    /// A case by its name under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .rawValue(.text))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, StoredForm.bool.optional)
    }

    /// A whole number under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, StoredForm.int.optional)
    }

    /// A number under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, StoredForm.double.optional)
    }

    /// A text under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, StoredForm.text.optional)
    }

    /// Bytes under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, StoredForm.data.optional)
    }

    /// An address under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, StoredForm.url.optional)
    }

    /// A date under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, StoredForm.date.optional)
    }

    /// A case by its number under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, nil, StoredForm<R>.rawValue(.int).optional)
    }

    /// A case by its name under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, nil, StoredForm<R>.rawValue(.text).optional)
    }
}
