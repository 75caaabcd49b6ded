import Foundation

/// The scenes of `bench`. Their measures are the same in all programs of the comparison: points at scale 1, a window of
/// 1280 x 800.
package enum BenchScene: String, CaseIterable, Sendable {
    /// Rows with one rounded card each.
    case list
    /// A row of 20 cards that shrink and fade with the distance from the centre.
    case carousel
    /// Four panned curves: ten seconds of a gesture in two tunings, with 240 samples a second.
    case curves
    /// The whole window with its scene of 10,000 cards.
    case windowList = "window-list"
    /// The whole window with its gallery of cards.
    case windowGallery = "window-gallery"
    /// The whole window with the lab: a playing take with its curves and numbers, and the ghost of another feel.
    case labList = "lab-list"
    /// See ``labList``.
    case labGallery = "lab-gallery"
    /// The same window with a take of ten seconds that seeks another moment in each frame. Its jumps go to the middle
    /// and to the end, with numbers changed for the same frame.
    case seekList = "seek-list"
    /// See ``seekList``.
    case seekGallery = "seek-gallery"

    /// Rows that are carousels of ten cards with wrapped text, flung through.
    case feed
    /// Rows whose body computes for 2 ms, flung through.
    case heavy

    /// Rows that are flung through.
    package static let flungCount = 1000

    /// The number of cards in a carousel, independent of `--n`.
    package static let carouselCount = 20

    /// The name of the program's scene for a whole window; nil for scenes that are drawn alone.
    var sceneName: String? {
        switch self {
        case .list, .carousel, .curves, .feed, .heavy: nil
        case .windowList, .labList, .seekList: "list"
        case .windowGallery, .labGallery, .seekGallery: "gallery"
        }
    }

    /// Whether flings go through its rows; all others move by a step in each frame.
    package var isFlung: Bool { self == .feed || self == .heavy }

    /// The activity in a whole window.
    var windowUse: BenchWindow.Use {
        switch self {
        case .labList, .labGallery: .playing
        case .seekList, .seekGallery: .seeking
        default: .scrolling
        }
    }

    /// The size of the window, in points.
    static let windowSize = CGSize(width: 1280, height: 800)

    /// The margins of a carousel, in points, with which the first and the last card stop in the middle of the window.
    static let carouselMargin = (1280.0 - 320) / 2

    /// The distance from the start of one item to the start of the next, in points.
    package var pitch: Double {
        switch self {
        case .list: 96 + 12
        case .carousel: 320 + 24
        case .feed: BenchFeed.pitch
        case .heavy: 96 + 12
        case .curves, .windowList, .windowGallery, .labList, .labGallery, .seekList, .seekGallery: 1
        }
    }

    /// Points per 60 frames.
    package var speed: Double {
        switch self {
        case .list: 4000
        case .carousel: 1200
        case .curves: 300
        case .feed, .heavy: BenchFlings.speed
        case .windowList, .labList, .seekList: 2000
        case .windowGallery, .labGallery, .seekGallery: 1200
        }
    }

    /// Returns the number of items that `--n count` draws.
    package func itemCount(_ count: Int) -> Int {
        switch self {
        case .list: count
        case .feed, .heavy: min(count, Self.flungCount)
        case .carousel: Self.carouselCount
        case .curves: 4
        case .windowList, .labList, .seekList: 10_000
        case .windowGallery, .labGallery, .seekGallery: 20
        }
    }

    /// Returns the largest offset with `count` items, in points. A list has margins of 16 and no gap after its last
    /// row; the last card of a carousel stops in the centre; four fifths of the curves are visible at a time.
    package func extent(itemCount count: Int) -> Double {
        switch self {
        case .list, .feed, .heavy: max(0, Double(count) * pitch - 12 + 2 * 16 - 800)
        case .carousel: Double(count - 1) * pitch
        case .curves: BenchCurves.extent
        case .windowList, .labList, .seekList: BenchWindow.listExtent
        case .windowGallery, .labGallery, .seekGallery: BenchWindow.galleryExtent
        }
    }
}
