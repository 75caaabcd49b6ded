import Foundation
import ScrollUI
import ViewTestSupport

/// The data in the sources of the random trees.
struct DataflowRecord: Equatable {
    struct Inner: Equatable { var depth = 0 }

    struct Line: Equatable, Identifiable {
        let id: Int
        var text = 0
    }

    static let numberCount = 4

    var numbers = Array(repeating: 0, count: numberCount)
    var inner = Inner()
    var name: String?
    var lines: [Line] = []
    var position = ScrollPosition(y: 0)

    static func random(_ random: inout SeededNumbers) -> DataflowRecord {
        var record = DataflowRecord()
        for index in record.numbers.indices { record.numbers[index] = random.next(6) }
        record.inner.depth = random.next(6)
        record.name = random.next(2) == 0 ? nil : "name \(random.next(3))"
        record.lines = (0..<random.next(4)).map { Line(id: $0, text: random.next(6)) }
        record.position = ScrollPosition(y: CGFloat(random.next(300)))
        return record
    }
}

/// One write into a record, through the binding to the part that it concerns.
enum DataflowWrite {
    case number(Int, Int)
    case depth(Int)
    case name(String?)
    case unwrappedName(String)
    case mapped(Int)
    case line(Int, Int)
    case lines([DataflowRecord.Line])
    case scroll(CGFloat)
    case whole(DataflowRecord)

    static func random(_ record: DataflowRecord, _ random: inout SeededNumbers) -> DataflowWrite {
        switch random.next(11) {
        case 0, 1, 2: return .number(random.next(DataflowRecord.numberCount), random.next(6))
        case 3: return .depth(random.next(6))
        case 4: return .name(random.next(2) == 0 ? nil : "name \(random.next(3))")
        case 5: return .unwrappedName("name \(random.next(3))")
        case 6: return .mapped(random.next(6))
        case 7: return record.lines.isEmpty ? .depth(1) : .line(random.next(record.lines.count), random.next(6))
        case 8: return .lines(changed(record.lines, &random))
        case 9: return .scroll(CGFloat(random.next(300)))
        default: return .whole(.random(&random))
        }
    }

    private static func changed(_ lines: [DataflowRecord.Line], _ random: inout SeededNumbers) -> [DataflowRecord.Line]
    {
        var lines = lines
        switch random.next(3) {
        case 0 where lines.count > 1: lines.swapAt(0, random.next(lines.count))
        case 1 where !lines.isEmpty: lines.remove(at: random.next(lines.count))
        default:
            let id = (lines.map(\.id).max() ?? -1) + 1
            lines.insert(DataflowRecord.Line(id: id, text: random.next(6)), at: random.next(lines.count + 1))
        }
        return lines
    }

    @MainActor
    func apply(to record: Binding<DataflowRecord>) {
        switch self {
        case .number(let index, let value): record.numbers[index].wrappedValue = value
        case .depth(let depth): record.inner.depth.wrappedValue = depth
        case .name(let name): record.name.wrappedValue = name
        case .unwrappedName(let name): Binding(record.name)?.wrappedValue = name
        case .mapped(let value): Binding<Int?>(record.numbers[0]).wrappedValue = value
        case .line(let index, let text): record.lines[index].text.wrappedValue = text
        case .lines(let lines): record.lines.wrappedValue = lines
        case .scroll(let y): record.position.wrappedValue.scrollTo(y: y)
        case .whole(let whole): record.wrappedValue = whole
        }
    }

    func applied(to record: DataflowRecord) -> DataflowRecord {
        var record = record
        switch self {
        case .number(let index, let value): record.numbers[index] = value
        case .depth(let depth): record.inner.depth = depth
        case .name(let name): record.name = name
        case .unwrappedName(let name): if record.name != nil { record.name = name }
        case .mapped(let value): record.numbers[0] = value
        case .line(let index, let text): record.lines[index].text = text
        case .lines(let lines): record.lines = lines
        case .scroll(let y): record.position.scrollTo(y: y)
        case .whole(let whole): record = whole
        }
        return record
    }
}
