import XCTest

@testable import SDLHost

final class ArrivalLogTests: XCTestCase {
    private let stamp = ServerStamp(lag: .milliseconds(40))

    func testAllThatSDLMakesOfOneEventHasItsStamp() {
        var log = ArrivalLog()
        log.begin(stamp, at: .seconds(1))
        let numbers = [log.add(at: .seconds(1)), log.add(at: .seconds(1))]
        for number in numbers { XCTAssertEqual(log.arrival(number)?.stamp, stamp) }
        log.begin(nil, at: .seconds(1))
        let other = log.add(at: .seconds(1))
        XCTAssertEqual(log.arrival(other), EventArrival(time: .seconds(1)))
    }

    func testAStampIsNotForWhatComesLongAfterwards() {
        var log = ArrivalLog()
        log.begin(stamp, at: .seconds(1))
        let late = log.add(at: .seconds(2))
        XCTAssertEqual(log.arrival(late), EventArrival(time: .seconds(2)))
    }

    func testWhatHasNoTimeOfItsOwnHappenedNoLaterThanWhatFollowed() {
        var log = ArrivalLog()
        log.begin(nil, at: .milliseconds(1000))
        let focus = log.add(at: .milliseconds(1000))
        log.begin(stamp, at: .milliseconds(1010))
        XCTAssertEqual(log.arrival(focus)?.stamp, ServerStamp(lag: .milliseconds(30), isCertain: false))
        XCTAssertEqual(log.arrival(focus)?.time, .milliseconds(1000))
    }

    func testArrivalsAreForgottenOneByOneAndInGroups() {
        var log = ArrivalLog()
        let numbers = (1...5).map { log.add(at: .seconds($0)) }
        log.forget(through: numbers[1])
        XCTAssertEqual(numbers.map { log.arrival($0)?.time }, [nil, nil, .seconds(3), .seconds(4), .seconds(5)])
        log.forget(through: numbers[0])
        XCTAssertEqual(log.arrival(numbers[2])?.time, .seconds(3))
        log.forget(through: numbers[4])
        XCTAssertNil(log.arrival(numbers[4]))
        let next = log.add(at: .seconds(6))
        XCTAssertEqual(log.arrival(next)?.time, .seconds(6))
    }

    func testANumberThatWasNeverGivenIsNobodys() {
        var log = ArrivalLog()
        XCTAssertNil(log.arrival(0))
        _ = log.add(at: .zero)
        XCTAssertNil(log.arrival(17))
        log.forget(through: 17)
        XCTAssertEqual(log.arrival(1)?.time, .zero)
    }
}
