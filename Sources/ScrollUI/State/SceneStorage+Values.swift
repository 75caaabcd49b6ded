public import Foundation

extension SceneStorage {
    /// Stores a Boolean value under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// Stores an integer under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// Stores a number under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Stores a string under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .text)
    }

    /// Stores bytes under `key`; `wrappedValue` until they are set.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Stores a URL under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Stores a date under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .date)
    }

    /// Stores a case by its number under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .rawValue(.int))
    }

    /// Stores a case by its name under `key`; `wrappedValue` until one is set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .rawValue(.text))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores a Boolean value under `key`; nil until one is set.
    public init(_ key: String) where Value == Bool? { self.init(key, nil, StoredForm.bool.optional) }

    /// Stores an integer under `key`; nil until one is set.
    public init(_ key: String) where Value == Int? { self.init(key, nil, StoredForm.int.optional) }

    /// Stores a number under `key`; nil until one is set.
    public init(_ key: String) where Value == Double? { self.init(key, nil, StoredForm.double.optional) }

    /// Stores a string under `key`; nil until one is set.
    public init(_ key: String) where Value == String? { self.init(key, nil, StoredForm.text.optional) }

    /// Stores bytes under `key`; nil until they are set.
    public init(_ key: String) where Value == Data? { self.init(key, nil, StoredForm.data.optional) }

    /// Stores a URL under `key`; nil until one is set.
    public init(_ key: String) where Value == URL? { self.init(key, nil, StoredForm.url.optional) }

    /// Stores a date under `key`; nil until one is set.
    public init(_ key: String) where Value == Date? { self.init(key, nil, StoredForm.date.optional) }

    /// Stores a case by its number under `key`; nil until one is set.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.rawValue(.int).optional)
    }

    /// Stores a case by its name under `key`; nil until one is set.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.rawValue(.text).optional)
    }
}
