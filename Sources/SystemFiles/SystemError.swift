import Glibc

/// A failed system call, identified by the number that it left in `errno`.
struct SystemError: Error, Equatable {
    let number: Int32

    /// Creates an error from the current `errno`, directly after the failed call.
    init() { number = errno }

    init(_ number: Int32) { self.number = number }
}
