import Foundation
import ScrollPhysics
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Each reason for which a layout moves the content, and each possible pair of them: the one listed first takes
/// precedence.
@MainActor
final class ScrollAnchoringTests: XCTestCase {
    private typealias Options = AnchoringStage.Options
    private typealias Change = @MainActor (AnchoringStage) -> Void

    /// Reasons that apply in one layout, and the result.
    private struct Meeting {
        let reasons: [ScrollAnchoringReason]
        let options: Options
        let prepare: Change
        let change: Change
        /// The error in points; zero if the first reason has taken precedence.
        let error: @MainActor (AnchoringStage) -> CGFloat

        init(
            _ reasons: ScrollAnchoringReason..., options: Options = Options(), prepare: @escaping Change = { _ in },
            change: @escaping Change = { _ in }, error: @escaping @MainActor (AnchoringStage) -> CGFloat
        ) {
            self.reasons = reasons
            self.options = options
            self.prepare = prepare
            self.change = change
            self.error = error
        }
    }

    private static let uneven = Options(isEven: false, isLazy: true)

    private static func options(_ start: Options = Options(), _ change: (inout Options) -> Void) -> Options {
        var options = start
        change(&options)
        return options
    }

    // MARK: One alone

    private static let alone = [
        Meeting(.limits, prepare: { $0.jump(to: 39) }, change: { $0.rows.removeLast(9) }) { $0.left },
        Meeting(.jump, options: uneven, change: { $0.jump(to: 25) }) { $0.top(25) },
        Meeting(.request, options: options(uneven) { $0.position = ScrollPosition() }, change: { $0.request(25) }) {
            $0.top(25)
        },
        Meeting(
            .position, options: options { $0.position = ScrollPosition(idType: Int.self) },
            prepare: { $0.request(20, .center) }, change: { $0.resize(by: 80) }
        ) { $0.top(20) + 25 - 190 },
        Meeting(.initialOffset, options: options(uneven) { $0.initial = .bottom }) { $0.left },
        Meeting(
            .edge, options: options(uneven) { ($0.initial, $0.sizeChanges) = (.bottom, .bottom) },
            change: { $0.resize(by: -32) }
        ) { $0.left },
        Meeting(
            .target, options: options { $0.snaps = true }, prepare: { $0.jump(to: 7) }, change: { $0.resize(by: 80) }
        ) { $0.top(7) },
        Meeting(.visibleContent, prepare: { $0.jump(to: 20) }, change: { $0.put(3, before: 10) }) { $0.top(20) },
        Meeting(
            .visibleContent, options: uneven, prepare: { $0.jump(to: 20) }, change: { $0.put(3, before: 19) }
        ) { $0.top(20) },
    ]

    // MARK: Two at once

    private static let limits = [
        Meeting(.limits, .jump, change: { $0.jump(to: 39) }) { $0.left },
        Meeting(.limits, .request, options: options { $0.position = ScrollPosition() }, change: { $0.request(39) }) {
            $0.left
        },
        Meeting(
            .limits, .position, options: options { $0.position = ScrollPosition() }, prepare: { $0.request(30) },
            change: { $0.resize(by: 300) }
        ) { $0.left },
        Meeting(.limits, .initialOffset, options: options { $0.initialItem = 39 }) { $0.left },
        Meeting(
            .limits, .target, options: options { $0.snaps = true }, prepare: { $0.jump(to: 33) },
            change: { $0.resize(by: 100) }
        ) { $0.left },
        Meeting(
            .limits, .visibleContent, prepare: { $0.jump(to: 30) }, change: { $0.rows.removeLast(9) }
        ) { $0.left },
    ]

    private static let jumps = [
        Meeting(
            .jump, .position, options: options(uneven) { $0.position = ScrollPosition() }, prepare: { $0.request(30) },
            change: {
                $0.resize(by: -40)
                $0.jump(to: 12)
            }
        ) { $0.top(12) },
        Meeting(
            .jump, .initialOffset,
            options: options(uneven) {
                $0.initial = .bottom
                $0.appear = { $0.jump(to: 12) }
            }
        ) { $0.top(12) },
        Meeting(
            .jump, .edge, options: options(uneven) { ($0.initial, $0.sizeChanges) = (.bottom, .bottom) },
            change: {
                $0.append(4)
                $0.jump(to: 12)
            }
        ) { $0.top(12) },
        Meeting(
            .jump, .target, options: options { $0.snaps = true }, prepare: { $0.jump(to: 7) },
            change: {
                $0.resize(by: 30)
                $0.jump(to: 12, .center)
            }
        ) { $0.top(12) + 25 - 165 },
        Meeting(
            .jump, .visibleContent, options: uneven, prepare: { $0.jump(to: 25) },
            change: {
                $0.put(3, before: 20)
                $0.jump(to: 12)
            }
        ) { $0.top(12) },
    ]

    private static let requests = [
        Meeting(
            .request, .initialOffset,
            options: options(uneven) { ($0.initial, $0.position) = (.bottom, ScrollPosition(id: 12, anchor: .top)) }
        ) { $0.top(12) },
        Meeting(
            .request, .edge,
            options: options(uneven) {
                ($0.initial, $0.sizeChanges, $0.position) = (.bottom, .bottom, ScrollPosition())
            },
            change: {
                $0.append(4)
                $0.request(12)
            }
        ) { $0.top(12) },
        Meeting(
            .request, .target, options: options { ($0.snaps, $0.position) = (true, ScrollPosition()) },
            prepare: { $0.request(7) },
            change: {
                $0.resize(by: 30)
                $0.request(12, .center)
            }
        ) { $0.top(12) + 25 - 165 },
        Meeting(
            .request, .visibleContent, options: options { $0.position = ScrollPosition() },
            prepare: { $0.request(25) },
            change: {
                $0.put(3, before: 20)
                $0.request(12)
            }
        ) { $0.top(12) },
    ]

    private static let positions = [
        Meeting(
            .position, .initialOffset,
            options: options(uneven) { ($0.initial, $0.position) = (.bottom, ScrollPosition(edge: .top)) }
        ) { $0.top(0) },
        Meeting(
            .position, .edge,
            options: options {
                ($0.rows, $0.sizeChanges, $0.position) = (Array(0..<4), .bottom, ScrollPosition(edge: .top))
            },
            change: { $0.append(10) }
        ) { $0.top(0) },
        Meeting(
            .position, .target, options: options { ($0.snaps, $0.position) = (true, ScrollPosition()) },
            prepare: { $0.request(20, .center) }, change: { $0.resize(by: 30) }
        ) { $0.top(20) + 25 - 165 },
        Meeting(
            .position, .visibleContent, options: options { $0.position = ScrollPosition(edge: .top) },
            change: { $0.put(3, before: 0) }
        ) { $0.top(0) - 150 },
    ]

    private static let others = [
        Meeting(
            .initialOffset, .edge, options: options(uneven) { ($0.initial, $0.sizeChanges) = (.bottom, .top) }
        ) { $0.left },
        Meeting(
            .initialOffset, .target, options: options(uneven) { ($0.initial, $0.snaps) = (.bottom, true) }
        ) { $0.left },
        Meeting(
            .initialOffset, .visibleContent,
            options: options {
                $0.initial = .bottom
                $0.appear = { $0.append(3) }
            }
        ) { $0.left },
        Meeting(
            .edge, .target, options: options { ($0.initial, $0.sizeChanges, $0.snaps) = (.bottom, .bottom, true) },
            change: { $0.resize(by: -32) }
        ) { $0.left },
        Meeting(
            .edge, .visibleContent, options: options { ($0.initial, $0.sizeChanges) = (.bottom, .bottom) },
            change: { $0.append(3) }
        ) { $0.left },
        Meeting(
            .target, .visibleContent, options: options { $0.snaps = true }, prepare: { $0.jump(to: 7) },
            change: {
                $0.put(3, before: 2)
                $0.resize(by: 30)
            }
        ) { $0.top(7) },
    ]

    private static let meetings = alone + limits + jumps + requests + positions + others

    /// Pairs of reasons that never apply in one layout, with an explanation.
    private static let apart: [(ScrollAnchoringReason, ScrollAnchoringReason, String)] = [
        (.limits, .edge, "an edge is a limit"),
        (.jump, .request, "a request ends the jump that was there, and is a jump itself"),
        (.request, .position, "a position is what a request has become once it is fulfilled"),
    ]

    func testTheReasonThatIsListedFirstHasItsWay() async {
        for meeting in Self.meetings {
            let stage = AnchoringStage(meeting.options)
            stage.show()
            meeting.prepare(stage)
            stage.show()
            meeting.change(stage)
            stage.show()
            XCTAssertEqual(meeting.error(stage), 0, accuracy: 0.01, "\(meeting.reasons)")
        }
    }

    func testEachReasonAndEachPairThatCanMeetIsTried() {
        let all = ScrollAnchoringReason.allCases
        for (index, first) in all.enumerated() {
            XCTAssertTrue(Self.meetings.contains { $0.reasons == [first] }, "\(first)")
            for second in all[(index + 1)...] {
                let isTried = Self.meetings.contains { $0.reasons == [first, second] }
                let isApart = Self.apart.contains { ($0.0, $0.1) == (first, second) }
                XCTAssertNotEqual(isTried, isApart, "\(first), \(second)")
            }
        }
    }

    func testAnUpdateMayAskForTheOffsetToBeLeftAlone() async {
        let stage = AnchoringStage(Options())
        stage.jump(to: 20)
        stage.show()
        var transaction = Transaction()
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        withTransaction(transaction) { stage.put(3, before: 10) }
        stage.show()
        XCTAssertEqual(stage.top(20), 150, accuracy: 0.01)
    }
}
