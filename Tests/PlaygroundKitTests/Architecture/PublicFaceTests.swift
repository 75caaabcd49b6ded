import AnalysisTestSupport
import Foundation
import XCTest

/// The public declarations of each library, verbatim, so that a review sees every change.
final class PublicFaceTests: XCTestCase {
    /// `BLESS_GOLDENS=1` rewrites them.
    private static let folder = Repository.root.appendingPathComponent(
        "Tests/PlaygroundKitTests/Architecture/Goldens")

    func testThePublicFaceOfEachLibraryIsTheOneThatWasReviewed() throws {
        for library in ["ScrollPhysics", "ScrollAnalysis", "ScrollUI", "AppUI", "SDLHost", "PlaygroundKit"] {
            let face = try PublicFace(folder: Repository.root.appendingPathComponent("Sources/\(library)")).text
            let golden = Self.folder.appendingPathComponent("public-\(library).txt")
            if Repository.blesses { try face.write(to: golden, atomically: true, encoding: .utf8) }
            let expected = Set(try String(contentsOf: golden, encoding: .utf8).split(separator: "\n"))
            let found = Set(face.split(separator: "\n"))
            XCTAssertEqual(found.subtracting(expected).sorted(), [], "new in \(library)")
            XCTAssertEqual(expected.subtracting(found).sorted(), [], "gone from \(library)")
        }
    }

    func testDeclarationsAreFoundWithTheirOwners() {
        let face = PublicFace(
            """
            /// public struct Comment
            @MainActor public struct Shown<Value>: Sendable {
                public enum Kind {
                    case one, two
                }
                public private(set) var count = 0
                var hidden = 1
                package func inside() {}
                public func long(
                    _ first: Int, second: (Int) -> Void = { _ in }
                ) throws -> Int {
                    public func no() {}
                }
                private static let text = \"\"\"
                    public var no = 1
                    \"\"\"
            }
            public protocol Asks: Sendable {
                var answer: Int { get }
            }
            extension Shown: Equatable {
                public static func == (one: Self, other: Self) -> Bool { true }
            }
            package struct Inner {
                public var no = 1
            }
            extension Int {
                public var half: Int { self / 2 }
            }
            public func free() {}
            """)
        XCTAssertEqual(
            face.text,
            """
            func free()
            protocol Asks: Sendable
                var answer: Int
            extension Int
                var half: Int
            @MainActor struct Shown<Value>: Sendable
                extension Shown: Equatable
                func long(_ first: Int, second: (Int) -> Void = { _ in }) throws -> Int
                private(set) var count = 0
                static func == (one: Self, other: Self) -> Bool
            enum Shown.Kind
                case one, two

            """)
    }
}
