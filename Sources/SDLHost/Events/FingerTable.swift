import CSDL2
import Foundation

/// Assigns small numbers from 1 on to touching fingers. The mouse is 0.
struct FingerTable: Equatable, Sendable {
    private var fingers: [Int: SDL_FingerID] = [:]

    /// The numbers of all touching fingers, ascending.
    var ids: [Int] { fingers.keys.sorted() }

    /// Returns the smallest free number. A known finger retains its number.
    mutating func add(_ finger: SDL_FingerID) -> Int {
        if let known = id(of: finger) { return known }
        var id = 1
        while fingers[id] != nil { id += 1 }
        fingers[id] = finger
        return id
    }

    func id(of finger: SDL_FingerID) -> Int? {
        fingers.first { $0.value == finger }?.key
    }

    mutating func remove(_ finger: SDL_FingerID) -> Int? {
        guard let id = id(of: finger) else { return nil }
        fingers[id] = nil
        return id
    }

    mutating func removeAll() {
        fingers.removeAll(keepingCapacity: true)
    }
}
