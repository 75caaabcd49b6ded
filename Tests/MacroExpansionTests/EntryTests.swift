import MacroExpansion
import XCTest

final class EntryTests: XCTestCase {
    private func mistake(_ source: String, in context: String = "extension EnvironmentValues {}") -> String? {
        do throws(EntryMistake) {
            _ = try Entry(source, in: context)
            return nil
        } catch {
            return error.message
        }
    }

    func testAnEntryReadsAndWritesByAKeyOfItsOwn() throws {
        let entry = try Entry("@Entry var `default`: Int = 4 // four", in: "\nextension ScrollUI.EnvironmentValues {}")
        XCTAssertEqual(
            entry.accessors,
            """
            {
                get { self[__Key_default.self] }
                set { self[__Key_default.self] = newValue }
            }
            """)
        XCTAssertEqual(
            entry.key,
            """
            private struct __Key_default: ScrollUI.EnvironmentKey {
            static var defaultValue: Int {
            4
            }
            }
            """)
    }

    func testEachPlaceHasItsKindOfKey() throws {
        for (type, key) in [
            ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
            ("ContainerValues", "ContainerValueKey"),
        ] {
            let entry = try Entry("@Entry var a = 1", in: "public extension \(type) {}")
            XCTAssertTrue(entry.key.contains("__Key_a: ScrollUI.\(key) {"), type)
        }
    }

    func testMistakesSayWhatToDo() {
        XCTAssertNil(mistake("@Entry var a: Int?"))
        XCTAssertNil(mistake("@Entry var a: Optional<Int>"))
        XCTAssertEqual(
            mistake("@Entry var size: Int"),
            "'@Entry' needs a default: write 'size' with a value, or make its type optional")
        XCTAssertEqual(mistake("@Entry var a: Int { 3 }"), "'@Entry' needs a variable without accessors of its own")
        let place =
            "'@Entry' belongs to a variable in an extension of EnvironmentValues, Transaction or ContainerValues"
        XCTAssertEqual(mistake("@Entry var a = 1", in: "struct Mine {}"), place)
        XCTAssertEqual(mistake("@Entry var a = 1", in: "extension Mine {}"), place)
        XCTAssertEqual(mistake("@Entry var a = 1", in: ""), place)
    }
}
