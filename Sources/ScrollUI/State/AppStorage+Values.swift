public import Foundation

extension AppStorage {
    /// True or false under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue) {
            ($0 as? NSNumber)?.boolValue
        } write: {
            $0
        }
    }

    /// A whole number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue) {
            ($0 as? NSNumber)?.intValue
        } write: {
            $0
        }
    }

    /// A number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue) {
            ($0 as? NSNumber)?.doubleValue
        } write: {
            $0
        }
    }

    /// A text under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue) {
            $0 as? String
        } write: {
            $0
        }
    }

    /// Bytes under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue) {
            $0 as? Data
        } write: {
            $0
        }
    }

    /// An address under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue) {
            ($0 as? String).flatMap { URL(string: $0) }
        } write: {
            $0.absoluteString
        }
    }

    /// A date under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue) {
            ($0 as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        } write: {
            $0.timeIntervalSinceReferenceDate
        }
    }

    /// A case by its number under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue) {
            ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) }
        } write: {
            $0.rawValue
        }
    }

    /// A case by its name under `key`, `wrappedValue` until one was set; nil is the program's own store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue) {
            ($0 as? String).flatMap { Value(rawValue: $0) }
        } write: {
            $0.rawValue
        }
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil) {
            .some(($0 as? NSNumber)?.boolValue)
        } write: {
            $0
        }
    }

    /// A whole number under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil) {
            .some(($0 as? NSNumber)?.intValue)
        } write: {
            $0
        }
    }

    /// A number under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil) {
            .some(($0 as? NSNumber)?.doubleValue)
        } write: {
            $0
        }
    }

    /// A text under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil) {
            .some($0 as? String)
        } write: {
            $0
        }
    }

    /// Bytes under `key`, nil until one was set or after nil was set; nil is the program's own store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil) {
            .some($0 as? Data)
        } write: {
            $0
        }
    }
}

extension SceneStorage {
    /// True or false under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// A whole number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// A number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// A text under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// Bytes under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// An address under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// A case by its number under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }

    /// A case by its name under `key`, `wrappedValue` until one was set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`, nil until one was set.
    public init(_ key: String) where Value == Bool? {
        self.init(AppStorage(Self.key(key)))
    }

    /// A whole number under `key`, nil until one was set.
    public init(_ key: String) where Value == Int? {
        self.init(AppStorage(Self.key(key)))
    }

    /// A number under `key`, nil until one was set.
    public init(_ key: String) where Value == Double? {
        self.init(AppStorage(Self.key(key)))
    }

    /// A text under `key`, nil until one was set.
    public init(_ key: String) where Value == String? {
        self.init(AppStorage(Self.key(key)))
    }
}
