import XCTest

@_spi(Reflection) @testable import ScrollUI

/// Views count as equal if what they store is equal, whatever lies between it in memory.
@MainActor
final class ComparedPartsTests: XCTestCase {
    private struct Small: Named { var isOn: Bool }
    private struct Gaps { var isOn: Bool; var number: Int; var letter: UInt8 }
    private final class Object {}
    private indirect enum Tree { case leaf(Bool), branch(Small) }
    private enum Mixed {
        case number(Gaps), named(any Named), none, unset
    }

    private struct Holding<Value>: View {
        var isFirst = true
        var value: Value
        var body: some View { EmptyView() }
    }

    private struct Weak: View {
        weak var object: Object?
        weak var named: (any NamedObject)?
        weak var composed: (any NamedObject & Named & Other)?
        unowned var other: any NamedObject
        var body: some View { EmptyView() }
    }

    /// Initialises two views in memory with different former contents.
    private func areEqual<V: View>(_ left: V, _ right: V) -> Bool {
        func withView<R>(_ view: V, over byte: UInt8, _ body: (inout V) -> R) -> R {
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: MemoryLayout<V>.size, alignment: MemoryLayout<V>.alignment)
            defer { memory.deallocate() }
            memory.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<V>.size)
            let typed = memory.initializeMemory(as: V.self, to: view)
            defer { typed.deinitialize(count: 1) }
            return body(&typed.pointee)
        }
        return withView(left, over: 0x00) { left in
            withView(right, over: 0xFF) { ViewComparison(of: V.self, hosting: nil).areEqual(&left, &$0) }
        }
    }

    private func assertCompared<Value>(_ name: String, _ values: @autoclosure () -> [Value]) {
        for (index, left) in values().enumerated() {
            for (other, right) in values().enumerated() {
                XCTAssertEqual(
                    areEqual(Holding(value: left), Holding(value: right)), index == other, "\(name) \(left) \(right)")
            }
        }
    }

    func testEqualPartsAreEqualOverAnyFormerMemory() async {
        assertCompared("structure", [Gaps(isOn: true, number: 1, letter: 2), Gaps(isOn: true, number: 1, letter: 3)])
        assertCompared("tuple", [(true, 1, UInt8(2)), (false, 1, 2), (true, 1, 3)])
        assertCompared(
            "optional", [Gaps(isOn: true, number: 1, letter: 2), Gaps(isOn: true, number: 2, letter: 2), nil])
        assertCompared("existential", [Small(isOn: true), Small(isOn: false), "text", 1] as [any Named])
        assertCompared("any", [Small(isOn: true), true, "text", 1] as [Any])
        assertCompared("optional existential", [Small(isOn: true), Small(isOn: false), nil] as [(any Named)?])
        assertCompared(
            "indirect",
            [Tree.leaf(true), .leaf(false), .branch(Small(isOn: true)), .branch(Small(isOn: false))])
        assertCompared(
            "enumeration",
            [
                Mixed.number(Gaps(isOn: true, number: 1, letter: 2)), .number(Gaps(isOn: false, number: 1, letter: 2)),
                .named(Small(isOn: true)), .named(Small(isOn: false)), .named("text"), .none, .unset,
            ])
        assertCompared(
            "conditional",
            [
                ViewBuilder.buildEither(first: Holding(value: Small(isOn: true))),
                ViewBuilder.buildEither(first: Holding(value: Small(isOn: false))),
                ViewBuilder.buildEither(second: Text("none")), ViewBuilder.buildEither(second: Text("other")),
            ])
    }

    func testReferencesAreComparedByIdentity() async {
        let objects = [Object(), Object()]
        assertCompared("object", objects)
        assertCompared("optional object", objects + [nil])
        let named = [NamedOne(), NamedOne()]
        assertCompared("objects of a protocol", named as [any NamedObject])
        assertCompared("objects of a composition", named as [any NamedObject & Named & Other & Another])
        let weak = Weak(object: objects[0], named: named[0], composed: named[0], other: named[0])
        XCTAssertTrue(areEqual(weak, weak))
        let changes: [(inout Weak) -> Void] = [
            { $0.object = objects[1] }, { $0.object = nil }, { $0.named = named[1] }, { $0.named = nil },
            { $0.composed = named[1] }, { $0.composed = nil }, { $0.other = named[1] },
        ]
        for (index, change) in changes.enumerated() {
            var changed = weak
            change(&changed)
            XCTAssertFalse(areEqual(weak, changed), "change \(index)")
        }
    }

    /// An object that is gone is not asked for anything.
    func testReferencesToFormerObjectsAreCompared() async {
        func view() -> Weak {
            let named = NamedOne()
            return Weak(object: nil, named: named, composed: named, other: named)
        }
        XCTAssertFalse(areEqual(view(), view()))
    }
}

private protocol Named {}
private protocol Other {}
private protocol Another {}
private protocol NamedObject: AnyObject {}
private final class NamedOne: NamedObject, Named, Other, Another {}
extension String: Named {}
extension Int: Named {}
