import Drawing
import TestSupport
import XCTest

final class FrameBatcherTests: XCTestCase {
    private static let surface = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 300)

    /// The parts of a batcher's frame that are needed outside of the main actor.
    private struct Frame: Sendable {
        var steps: [BatchStep]
        var vertices: [BatchVertex]
        var indices: [Int32]
        var solidIndices: [Int32]
        var plainIndices: [Int32]
        var takenIndices: [Int32]
        var uploads: [PixelRect]
    }

    private func frame(_ list: DisplayList, text: TestText = .blocks) -> Frame {
        MainActor.assumeIsolated {
            let batcher = FrameBatcher()
            batcher.build(list, bounds: Self.surface, glyphs: text.source)
            var uploads: [PixelRect] = []
            batcher.takeUploads { uploads.append($0.rect) }
            return Frame(
                steps: batcher.steps, vertices: Array(batcher.vertices), indices: Array(batcher.indices),
                solidIndices: Array(batcher.solidIndices), plainIndices: Array(batcher.plainIndices),
                takenIndices: Array(batcher.takenIndices),
                uploads: uploads)
        }
    }

    private static func cards(_ count: Int) -> DisplayList {
        var list = DisplayList(400, 300, [])
        for index in 0..<count {
            let y = Double(index) * 30 - 10.3
            list.append(.fill(.roundedRect(Rect(10, y, 380, 26), radius: 8), .solid(PixelColor(hex: 0x4A8BE0))))
            list.appendText(
                TextRun(string: "Card \(index)", face: FontFace(size: 12)), origin: Point(x: 20, y: y + 16),
                color: .white)
        }
        return list
    }

    func testAListOfCardsIsTwoDrawCalls() {
        let frame = frame(Self.cards(12))
        XCTAssertEqual(frame.steps.count, 2, "\(frame.steps)")
        XCTAssertEqual(frame.steps.first, .solid(0..<frame.solidIndices.count))
        XCTAssertEqual(frame.steps.last, .blended(0..<frame.indices.count, .atlas))
    }

    func testAVertexIsTwentyBytesLaidOutAsTheDeviceTakesThem() {
        XCTAssertEqual(MemoryLayout<BatchVertex>.stride, 20)
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.red), 8)
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.u), 12)
    }

    func testEveryIndexPointsToAVertexOnTheSurface() {
        for seed in Repetition.cases(0..<200, few: 40) {
            var random = RepeatableRandom(seed: seed)
            let frame = frame(RandomScene(&random).list(400, 300))
            let range = 0..<Int32(frame.vertices.count)
            XCTAssertTrue(frame.indices.allSatisfy { range.contains($0) }, "seed \(seed)")
            XCTAssertTrue(frame.solidIndices.allSatisfy { range.contains($0) }, "seed \(seed)")
            for indices in [frame.plainIndices, frame.takenIndices] {
                XCTAssertTrue(indices.allSatisfy { range.contains($0) }, "seed \(seed)")
                XCTAssertEqual(indices.count % 3, 0)
            }
            XCTAssertEqual(frame.indices.count % 3 + frame.solidIndices.count % 3, 0)
            let isInside = frame.vertices.allSatisfy {
                $0.x >= -0.5 && $0.x <= 400.5 && $0.y >= -0.5 && $0.y <= 300.5
            }
            XCTAssertTrue(isInside, "seed \(seed)")
        }
    }

    func testStepsCoverEveryTriangleOnceAndInOrder() {
        for seed in Repetition.cases(0..<200, few: 40) {
            var random = RepeatableRandom(seed: seed)
            let frame = frame(RandomScene(&random).list(400, 300))
            var (solid, plain, taken, blended, depth) = (0, 0, 0, 0, 0)
            for step in frame.steps {
                switch step {
                case .solid(let range):
                    XCTAssertEqual(range.lowerBound, solid)
                    XCTAssertFalse(range.isEmpty)
                    solid = range.upperBound
                case .plain(let range):
                    XCTAssertEqual(range.lowerBound, plain)
                    XCTAssertFalse(range.isEmpty)
                    plain = range.upperBound
                case .taken(let range):
                    XCTAssertEqual(range.lowerBound, taken)
                    XCTAssertFalse(range.isEmpty)
                    taken = range.upperBound
                case .blended(let range, _):
                    XCTAssertEqual(range.lowerBound, blended)
                    XCTAssertFalse(range.isEmpty)
                    blended = range.upperBound
                case .target(let target): depth = target == .surface ? 0 : 1
                case .clear: XCTAssertEqual(depth, 1, "only layers are cleared, seed \(seed)")
                }
            }
            XCTAssertEqual(
                [solid, plain, taken, blended, depth],
                [
                    frame.solidIndices.count, frame.plainIndices.count, frame.takenIndices.count, frame.indices.count,
                    0,
                ], "seed \(seed)")
        }
    }

    func testAnOpaqueShapeOverTextWaitsForTheText() {
        var list = DisplayList(400, 300, [])
        list.appendText(
            TextRun(string: "under", face: FontFace(size: 20)), origin: Point(x: 20, y: 50), color: .white)
        list.append(.fill(.rect(Rect(10, 10, 100, 100)), .solid(.black)))
        XCTAssertEqual(frame(list).steps.count, 2)
        guard case .blended = frame(list).steps.first else { return XCTFail("the text is drawn first") }
    }

    func testARowTenMillionRowsDownIsWhereTheFirstOneIs() {
        let far = 108.0 * 10_000_000
        func list(_ base: Double) -> DisplayList {
            var list = DisplayList(400, 300, [])
            list.append(.pushTransform(.translation(x: 0, y: -base)))
            list.append(.fill(.roundedRect(Rect(10, base + 20.25, 300, 96), radius: 12), .solid(.white)))
            list.append(.popTransform)
            return list
        }
        XCTAssertEqual(frame(list(far)).vertices, frame(list(0)).vertices)
    }

    func testAPlainClipCutsTheTrianglesThemselves() {
        let list = DisplayList(
            400, 300,
            [
                .pushClip(.rect(Rect(50, 40, 100, 80))), .fill(.ellipse(Rect(0, 0, 300, 300)), .solid(.white)),
                .fill(.roundedRect(Rect(140, 30, 80, 200), radius: 20), .solid(.black)), .popClip,
            ])
        let frame = frame(list)
        XCTAssertTrue(frame.vertices.allSatisfy { $0.x >= 50 && $0.x <= 150 && $0.y >= 40 && $0.y <= 120 })
        XCTAssertFalse(frame.steps.contains { if case .target = $0 { true } else { false } })
    }

    private func groups(at places: [Double]) -> DisplayList {
        DisplayList(
            400, 300,
            places.flatMap { x -> [DisplayItem] in
                [
                    .pushGroup(opacity: 0.5), .fill(.ellipse(Rect(x, 10, 60, 60)), .solid(.white)),
                    .fill(.ellipse(Rect(x + 5, 15, 60, 60)), .solid(.black)), .popGroup,
                ]
            })
    }

    private func targets(_ list: DisplayList) -> [BatchTarget] {
        frame(list).steps.compactMap { if case .target(let target) = $0 { target } else { nil } }
    }

    func testGroupsSideBySideShareALayer() {
        XCTAssertEqual(targets(groups(at: [0, 100, 200])), [.layer(0), .surface])
    }

    func testGroupsOnTopOfEachOtherTakeTurns() {
        XCTAssertEqual(targets(groups(at: [0, 30])), [.layer(0), .surface, .layer(0), .surface])
    }

    func testAMaskIsUploadedOnce() {
        MainActor.assumeIsolated {
            let batcher = FrameBatcher()
            let glyphs = BlockGlyphs()
            let list = Self.cards(6)
            var counts: [Int] = []
            for _ in 0..<3 {
                batcher.build(list, bounds: Self.surface, glyphs: glyphs)
                var count = 0
                batcher.takeUploads { _ in count += 1 }
                counts.append(count)
            }
            XCTAssertEqual(counts, [7, 0, 0], "six masks and the white spot, then none")
            batcher.atlasLost()
            batcher.build(list, bounds: Self.surface, glyphs: glyphs)
            var again = 0
            batcher.takeUploads { _ in again += 1 }
            XCTAssertEqual(again, 7)
        }
    }

    func testAFullAtlasStartsAnewWhileFramesNeedLittleOfIt() {
        MainActor.assumeIsolated {
            let batcher = FrameBatcher()
            let first = batcher.atlasHeight
            for index in 0..<20 {
                batcher.build(Self.texts(1, from: index), bounds: Self.surface, glyphs: EachTimeGlyphs(height: 40))
                XCTAssertFalse(batcher.indices.isEmpty, "frame \(index)")
            }
            XCTAssertEqual(batcher.atlasHeight, first)
        }
    }

    func testAFullAtlasGrowsUntilAFrameFillsAtMostHalfOfIt() {
        MainActor.assumeIsolated {
            for (count, height) in [(4, 256), (8, 512), (30, 2048)] {
                let batcher = FrameBatcher()
                for frame in 0..<20 {
                    let list = Self.texts(count, from: frame * count)
                    batcher.build(list, bounds: Self.surface, glyphs: EachTimeGlyphs(height: 40))
                    XCTAssertEqual(batcher.indices.count, count * 6, "\(count) texts")
                }
                XCTAssertEqual(batcher.atlasHeight, height, "\(count) texts")
            }
        }
    }

    func testAnAtlasGrowsNoFurtherThanTexturesMay() {
        MainActor.assumeIsolated {
            let batcher = FrameBatcher()
            batcher.build(Self.texts(15, from: 0), bounds: Self.surface, glyphs: EachTimeGlyphs(height: 900))
            XCTAssertEqual(batcher.atlasHeight, 4096)
            XCTAssertEqual(batcher.indices.count, 8 * 6, "as many as there is space for")
        }
    }

    /// Different lines of text, one over the other.
    private static func texts(_ count: Int, from first: Int) -> DisplayList {
        var list = DisplayList(400, 300, [])
        for index in first..<first + count {
            list.appendText(
                TextRun(string: "\(index)", face: FontFace(size: 9)), origin: Point(x: 0, y: 299), color: .white)
        }
        return list
    }

    func testAMaskLargerThanATileIsKeptInPieces() {
        let wide = TextMask(
            width: 3000, height: 10, left: 0, top: 10, coverage: Array(repeating: 255, count: 30_000))
        var list = DisplayList(400, 300, [])
        list.appendText(TextRun(string: "x", face: FontFace(size: 9)), origin: Point(x: -2700, y: 20), color: .white)
        let frame = frame(list, text: .mask(wide))
        XCTAssertEqual(frame.uploads.count, 4)
        XCTAssertEqual(frame.vertices.map { $0.x }.max(), 300)
    }
}

/// A different large mask for every run.
@MainActor
private final class EachTimeGlyphs: GlyphSource {
    private let height: Int

    init(height: Int) { self.height = height }

    func mask(for run: TextRun, scale: Double) -> TextMask? {
        let coverage = [UInt8](repeating: 9, count: 900 * height)
        return TextMask(width: 900, height: height, left: 0, top: height, coverage: coverage)
    }
}
