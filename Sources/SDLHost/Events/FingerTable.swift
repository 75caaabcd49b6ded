import CSDL2
import Foundation

/// Gives fingers small numbers of their own from 1 on, as long as they touch. The mouse is 0.
struct FingerTable: Equatable, Sendable {
    private var fingers: [Int: SDL_FingerID] = [:]

    /// The numbers of all fingers that touch, ascending.
    var ids: [Int] { fingers.keys.sorted() }

    /// The smallest free number. A finger that is known already keeps its own.
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
