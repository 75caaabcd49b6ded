import XCTest

@testable import PlaygroundKit

final class FilmMomentsTests: XCTestCase {
    func testMomentsAreThoseOfTheFractionWithoutAnErrorThatAddsUp() throws {
        var film = try XCTUnwrap(FilmMoments(every: 1, over: 60))
        film.end = .seconds(600)
        XCTAssertEqual(film.moment(1), .nanoseconds(16_666_667))
        XCTAssertEqual(film.moment(60), .seconds(1))
        XCTAssertEqual(film.moment(36_000), .seconds(600), "the end is a frame")
        XCTAssertNil(film.moment(36_001))
    }

    func testTheFirstFrameIsTheBeginning() throws {
        var film = try XCTUnwrap(FilmMoments(every: 1, over: 10))
        film.start = .seconds(2)
        XCTAssertEqual(film.moment(0), .seconds(2))
        XCTAssertEqual(film.moment(5), .milliseconds(2500))
        film.end = .seconds(1)
        XCTAssertNil(film.moment(0))
    }

    func testAFractionIsInItsLowestTerms() throws {
        let film = try XCTUnwrap(FilmMoments(every: 20_000, over: 1_000_000))
        XCTAssertEqual(film.interval.seconds, 1)
        XCTAssertEqual(film.interval.over, 50)
        XCTAssertNil(FilmMoments(every: 0, over: 1))
        XCTAssertNil(FilmMoments(every: 1, over: -1))
    }

    func testIntervalsAreReadAsFractionsOrSeconds() throws {
        XCTAssertEqual(try Arguments.interval("1/60"), FilmMoments(every: 1, over: 60))
        XCTAssertEqual(try Arguments.interval("0.02"), FilmMoments(every: 1, over: 50))
        XCTAssertEqual(try Arguments.interval("2"), FilmMoments(every: 2, over: 1))
        for text in ["0", "-1", "1/0", "0/60", "1/60/2", "/60", "1/", "x", "", "nan", "inf", "1e-9"] {
            XCTAssertThrowsError(try Arguments.interval(text), text)
        }
    }
}
