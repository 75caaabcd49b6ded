import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

/// The man page, whose commands and version must be those of the program.
final class ManualTests: XCTestCase {
    private static let path = "Packaging/scroll-playground.1"
    private static let begin = ".\\\" The commands are written from the program's own help; see ManualTests.\n"
    private static let end = ".\\\" End of the commands.\n"

    func testTheCommandsAreThoseOfTheProgram() throws {
        let page = try Repository.text(Self.path)
        let begin = try XCTUnwrap(page.range(of: Self.begin)).upperBound
        let end = try XCTUnwrap(page.range(of: Self.end)).lowerBound
        let written = Self.commands(try CommandHelp.ofTheProgram())
        if Repository.blesses {
            let text = page.replacingCharacters(in: begin..<end, with: written)
            try text.write(to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        } else {
            XCTAssertEqual(
                String(page[begin..<end]), written,
                "\(Self.path) says something else than --help; BLESS_GOLDENS=1 make test writes it anew")
        }
    }

    func testTheVersionIsTheProgramsOwn() throws {
        let title = try Repository.text(Self.path).prefix { $0 != "\n" }
        XCTAssertTrue(title.contains("\"ScrollPlayground \(ProgramVersion.number)\""), "\(title)")
    }

    func testItIsFormattedWithoutAWarning() throws {
        let warnings = try SystemTool("man").run(
            ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", Repository.root.appendingPathComponent(Self.path).path])
        XCTAssertEqual(warnings.status, 0)
        XCTAssertEqual(warnings.messages, "")
    }

    // MARK: Writing

    private static func commands(_ program: CommandHelp) -> String {
        program.leaves().map { words, help in
            let name = words == ["run"] ? "[run]" : words.joined(separator: " ")
            let usage = help.ownArguments.filter { $0.kind == "positional" }.map(value).joined(separator: " ")
            var lines = [
                ".SS \"\(escaped(name))\(usage.isEmpty ? "" : " " + escaped(usage))\"", sentence(help.abstract),
            ]
            if let discussion = help.discussion { lines += [".PP", sentence(discussion)] }
            for argument in help.ownArguments where argument.kind != "positional" {
                lines += [".TP", heading(argument), sentence(argument.abstract)]
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined()
    }

    private static func value(_ argument: CommandHelp.Argument) -> String {
        let name = (argument.valueName ?? "").uppercased()
        return argument.isOptional ? "[\(name)]" : name
    }

    private static func heading(_ argument: CommandHelp.Argument) -> String {
        let names = (argument.names ?? []).map { escaped($0.spelling) }.joined(separator: ", ")
        guard argument.kind == "option" else { return ".B \(names)" }
        return ".BI \"\(names) \" \"\(escaped(argument.valueName ?? ""))\""
    }

    /// A line that begins with a dot or a quote would be an instruction.
    private static func sentence(_ text: String?) -> String {
        (text ?? "").split(separator: "\n").map { line in
            let line = escaped(String(line))
            return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
        }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
    }
}
