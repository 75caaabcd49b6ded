import XCTest

@_spi(Nodes) @testable import ScrollUI

private protocol Thing {}
private protocol SharedThing: AnyObject {}
private struct Number: Thing, Equatable { var value: Int }
private struct Closure: Thing { var run: () -> Void }
private final class Box: SharedThing {}

private struct ThingKey: EnvironmentKey {
    static var defaultValue: (any Thing)? { nil }
}

private struct SharedThingKey: EnvironmentKey {
    static var defaultValue: (any SharedThing)? { nil }
}

/// A value that is set again tells its readers only if it is another one, of whatever type it is.
final class RepeatedValueTests: XCTestCase {
    /// How often a reader is told when `second` is set after `first`.
    @MainActor
    private static func told<Key: EnvironmentKey>(_ key: Key.Type, _ first: Key.Value, then second: Key.Value) -> Bool {
        let graph = ViewGraph(text: .fixedAdvance)
        let node = EnvironmentNode(graph: graph, parent: nil, scope: graph.rootScope)
        let reader = Reader(graph: graph, parent: node, scope: node.inner)
        node.children = [reader]
        node.apply { $0[key] = first }
        _ = reader.environment(key)
        reader.changes = 0
        node.apply { $0[key] = second }
        return reader.changes > 0
    }

    private final class Reader: Node {
        var changes = 0
        override func environmentDidChange() { changes += 1 }
    }

    func testNothingAgainTellsNobody() async {
        await MainActor.run {
            XCTAssertFalse(Self.told(ThingKey.self, nil, then: nil))
            XCTAssertFalse(Self.told(SharedThingKey.self, nil, then: nil))
        }
    }

    func testTheSameValueOrObjectAgainTellsNobody() async {
        await MainActor.run {
            let box = Box()
            XCTAssertFalse(Self.told(ThingKey.self, Number(value: 1), then: Number(value: 1)))
            XCTAssertFalse(Self.told(SharedThingKey.self, box, then: box))
        }
    }

    func testAnotherValueIsTold() async {
        await MainActor.run {
            XCTAssertTrue(Self.told(ThingKey.self, Number(value: 1), then: Number(value: 2)))
            XCTAssertTrue(Self.told(ThingKey.self, Number(value: 1), then: nil))
            XCTAssertTrue(Self.told(ThingKey.self, nil, then: Number(value: 1)))
            XCTAssertTrue(Self.told(SharedThingKey.self, Box(), then: Box()))
            XCTAssertTrue(Self.told(SharedThingKey.self, nil, then: Box()))
        }
    }

    func testValuesThatCannotBeComparedAreTold() async {
        await MainActor.run {
            XCTAssertTrue(Self.told(ThingKey.self, Closure {}, then: Closure {}))
        }
    }
}
