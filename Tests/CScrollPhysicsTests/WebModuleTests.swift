import AnalysisTestSupport
import Foundation
import ScrollAnalysis
import ScrollPhysics
import TestSupport
import XCTest

/// The physics of pages, as they lie in the assets, against the program's own.
final class WebModuleTests: XCTestCase {
    private static let folder = Repository.path("Assets/Web")
    private static let advice = "'make web' builds the module anew"

    private func cases() throws -> [(recording: String, feel: ScrollFeel)] {
        let names = try ShippedRecordings.names()
        let all = names.flatMap { name in ScrollFeel.builtIn.map { (name, $0) } }
        return Repetition.cases(all, few: max(names.count, ScrollFeel.builtIn.count))
    }

    private func file(_ name: String) -> String {
        ShippedRecordings.folder.appendingPathComponent(name + ".json").path
    }

    /// The lines that the module prints: the feels, then a trace for each case.
    private func played(_ cases: [(recording: String, feel: ScrollFeel)]) throws -> [Substring] {
        let outcome = try SystemTool("node").run(
            [Repository.path("Tests/CScrollPhysicsTests/Programs/trace.mjs"), Self.folder]
                + cases.flatMap { [file($0.recording), $0.feel.name] })
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return outcome.output.split(separator: "\n")
    }

    func testItsFeelsAreTheProgramsOwn() throws {
        var expected: [String: String] = [:]
        for feel in ScrollFeel.builtIn {
            for parameter in ScrollFeel.parameters {
                expected["\(feel.name) \(parameter.id)"] = "\(parameter.value(in: feel).bitPattern)"
            }
            for choice in ScrollFeel.choices { expected["\(feel.name) \(choice.id)"] = choice.value(in: feel) }
        }
        var found: [String: String] = [:]
        for line in try played([]) {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3 else { return XCTFail("\(line)") }
            found["\(words[0]) \(words[1])"] = Double(words[2]).map { "\($0.bitPattern)" } ?? words[2]
        }
        for (id, value) in expected where found[id] != value {
            XCTFail("\(id) is \(found[id] ?? "missing"), not \(value): \(Self.advice)")
        }
        XCTAssertEqual(found.count, expected.count, Self.advice)
    }

    func testItPlaysRecordingsAsTheProgramDoes() throws {
        let cases = try cases()
        let tolerance = try Self.isSameMathematics() ? 0 : Self.tolerance
        let lines = try played(cases)
        let starts = lines.indices.filter { lines[$0].hasPrefix("t,x,") }
        guard starts.count == cases.count else { return XCTFail("\(starts.count) traces of \(cases.count)") }
        for (index, one) in cases.enumerated() {
            let found = lines[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : lines.endIndex)]
            let outcome = try Program().run(
                "trace", file(one.recording), "--feel", one.feel.name, environment: Self.plainMathematics)
            let expected = outcome.output.split(separator: "\n")
            XCTAssertEqual(found.count, expected.count, "\(one.recording) in \(one.feel.name): \(Self.advice)")
            let difference = zip(found, expected).first { !Self.areEqual($0, $1, tolerance) }
            XCTAssertNil(difference, "\(one.recording) in \(one.feel.name): \(Self.advice)")
        }
    }

    // MARK: Mathematics

    /// The GNU C library has its exponentials and logarithms twice, with and without the processor's fused multiply-add, whose
    /// last digit now and then differs. WebAssembly has no such instruction.
    private static let plainMathematics = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-FMA4"]

    /// Whether both libraries then compute by the same formulas. From version 2.41 on the GNU C library has new ones for some, and
    /// for other processors it is compiled with fused operations throughout.
    private static func isSameMathematics() throws -> Bool {
        #if arch(x86_64)
            let words = try SystemTool("getconf").run(["GNU_LIBC_VERSION"]).output.split(whereSeparator: \.isWhitespace)
            guard words.first == "glibc", let version = words.last else { return false }
            return version.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes([2, 41])
        #else
            return false
        #endif
    }

    /// Points, and points per second, where the formulas differ: what traces are compared by.
    private static let tolerance = 1e-9

    private static func areEqual(_ found: Substring, _ expected: Substring, _ tolerance: Double) -> Bool {
        let (found, expected) = (found.split(separator: ","), expected.split(separator: ","))
        guard found.count == expected.count, found.last == expected.last else { return false }
        return zip(found.dropLast(), expected.dropLast()).allSatisfy { found, expected in
            guard let found = Double(found), let expected = Double(expected) else { return found == expected }
            return abs(found - expected) <= tolerance * max(1, abs(expected))
        }
    }

    // MARK: The file

    func testAPageCanLoadItQuickly() throws {
        let file = Self.folder + "/scroll-physics.wasm"
        let packed = try SystemTool("sh").run(["-c", "gzip -9 -c '\(file)' | wc -c"]).output
        let size = try XCTUnwrap(Int(packed.trimmingCharacters(in: .whitespacesAndNewlines)))
        XCTAssertLessThan(size, 150_000)
    }
}
