import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A case of `Fixtures/measured_layout.json`: measurements of Apple's SwiftUI.
private struct MeasuredCase: Decodable {
    struct Size: Decodable {
        let w: CGFloat
        let h: CGFloat
    }
    struct Frame: Decodable {
        let id: String
        let x, y, w, h: CGFloat?
    }
    struct Offset: Decodable {
        let x: CGFloat
        let y: CGFloat
    }
    struct State: Decodable {
        var `do`: String?
        var frames: [Frame]?
        var absent: [String]?
        var values: [String: Value]?
        var counts: [String: Int]?
        var contentOffset: Offset?
    }
    enum Value: Decodable {
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    let id: String
    let viewport: Size
    let initial: State
    let steps: [State]

    static func all() throws -> [MeasuredCase] {
        struct File: Decodable {
            let cases: [MeasuredCase]
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/measured_layout.json"))
        return try JSONDecoder().decode(File.self, from: data).cases
    }
}

/// Lays `root` out in the window of the case, performs its steps, and compares each state with the measurements.
///
/// `applied` is the distance by which an initial scroll position moves the content at first, where Apple's
/// implementation leaves it at the start and the case allows both.
@MainActor
func measured<Root: View>(
    _ id: String, applied: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line, root: () -> Root
) {
    guard let cases = try? MeasuredCase.all(), let test = cases.first(where: { $0.id == id }) else {
        return XCTFail("no case \(id)", file: file, line: line)
    }
    Meter.clear()
    let host = ViewHost(size: CGSize(width: test.viewport.w, height: test.viewport.h), root: root)
    host.frame(at: .zero)
    host.wait(2)
    var check = MeasuredCheck(host: host, file: file, line: line)
    check.applied = applied
    check.compare(test.initial, "\(id), at first")
    check.applied = 0
    for step in test.steps {
        guard let name = step.do, let action = Meter.actions[name] else {
            return XCTFail("no action \(step.do ?? "")", file: file, line: line)
        }
        action()
        host.frame(at: host.time)
        host.wait(2)
        check.compare(step, "\(id), after \(name)")
    }
}

@MainActor
private struct MeasuredCheck {
    let host: ViewHost
    let file: StaticString
    let line: UInt
    var applied: CGFloat = 0
    /// Counts of initial calls, which may be one lower than measured.
    private static let countsOfFirstCalls: Set<String> = ["geometryCalls"]
    /// The tolerance in points; layout does not round to pixels.
    private let tolerance = 0.001

    init(host: ViewHost, file: StaticString, line: UInt) {
        self.host = host
        self.file = file
        self.line = line
    }

    func compare(_ state: MeasuredCase.State, _ place: String) {
        for frame in state.frames ?? [] { compare(frame, place) }
        for id in state.absent ?? [] {
            XCTAssertNil(host.frame(ofID: id), "\(place): \(id)", file: file, line: line)
        }
        for (key, value) in state.values ?? [:] { compare(Meter.values[key], value, "\(place): \(key)") }
        for (key, count) in state.counts ?? [:] {
            let found = Meter.counts[key] ?? 0
            let least = MeasuredCheck.countsOfFirstCalls.contains(key) ? count - 1 : count
            XCTAssertTrue((least...count).contains(found), "\(place): \(key) \(found)", file: file, line: line)
        }
        if let offset = state.contentOffset {
            let found = host.scrollGeometry(ofID: "scroll")?.contentOffset
            equal(found?.x, offset.x, "\(place): offset x")
            equal(found?.y, offset.y + applied, "\(place): offset y")
        }
    }

    private func compare(_ frame: MeasuredCase.Frame, _ place: String) {
        guard let found = host.frame(ofID: frame.id) else {
            return XCTFail("\(place): \(frame.id) has no frame", file: file, line: line)
        }
        equal(found.minX, frame.x, "\(place): \(frame.id) x")
        let shift = frame.id == "scroll" ? 0 : applied
        equal(found.minY, frame.y.map { $0 - shift }, "\(place): \(frame.id) y")
        equal(found.width, frame.w, "\(place): \(frame.id) w")
        equal(found.height, frame.h, "\(place): \(frame.id) h")
    }

    private func compare(_ found: String?, _ value: MeasuredCase.Value, _ place: String) {
        switch value {
        case .number(let number): equal(found.flatMap(Double.init).map { CGFloat($0) }, number, place)
        case .text(let text): XCTAssertEqual(found, text, place, file: file, line: line)
        }
    }

    private func equal(_ found: CGFloat?, _ wanted: CGFloat?, _ place: String) {
        guard let wanted else { return }
        XCTAssertEqual(found ?? .nan, wanted, accuracy: tolerance, place, file: file, line: line)
    }
}
