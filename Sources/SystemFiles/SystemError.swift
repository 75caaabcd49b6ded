import Glibc

/// A call of the system that failed, by the number that it left in `errno`.
struct SystemError: Error, Equatable {
    let number: Int32

    /// The call before this one failed.
    init() { number = errno }

    init(_ number: Int32) { self.number = number }
}
