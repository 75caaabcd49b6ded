public import Foundation

extension SceneStorage {
    /// True or false under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// A whole number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// A number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// A text under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .text)
    }

    /// Bytes under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// An address under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// A date under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .date)
    }

    /// A case by its number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .rawValue(.int))
    }

    /// A case by its name under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .rawValue(.text))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`, nil until one was set.
    public init(_ key: String) where Value == Bool? { self.init(key, nil, StoredForm.bool.optional) }

    /// A whole number under `key`, nil until one was set.
    public init(_ key: String) where Value == Int? { self.init(key, nil, StoredForm.int.optional) }

    /// A number under `key`, nil until one was set.
    public init(_ key: String) where Value == Double? { self.init(key, nil, StoredForm.double.optional) }

    /// A text under `key`, nil until one was set.
    public init(_ key: String) where Value == String? { self.init(key, nil, StoredForm.text.optional) }

    /// Bytes under `key`, nil until one was set.
    public init(_ key: String) where Value == Data? { self.init(key, nil, StoredForm.data.optional) }

    /// An address under `key`, nil until one was set.
    public init(_ key: String) where Value == URL? { self.init(key, nil, StoredForm.url.optional) }

    /// A date under `key`, nil until one was set.
    public init(_ key: String) where Value == Date? { self.init(key, nil, StoredForm.date.optional) }

    /// A case by its number under `key`, nil until one was set.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.rawValue(.int).optional)
    }

    /// A case by its name under `key`, nil until one was set.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.rawValue(.text).optional)
    }
}
