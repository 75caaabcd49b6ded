import Foundation

/// What `bench` draws, with the measures that all programs in the comparison share: points at scale 1, window 1280 x 800.
package enum BenchScene: String, CaseIterable, Sendable {
    /// Rows of one rounded card each.
    case list
    /// 20 cards side by side that shrink and fade away from the centre.
    case carousel
    /// Ten seconds of a gesture in two tunings, 240 samples a second: four curves, panned.
    case curves
    /// The whole window with its scene of 10,000 cards.
    case windowList = "window-list"
    /// The whole window with its gallery.
    case windowGallery = "window-gallery"
    /// The same with the lab: a take that plays with its curves and numbers, and the ghost of another feel.
    case labList = "lab-list"
    /// See ``labList``.
    case labGallery = "lab-gallery"
    /// A take of ten seconds in the same window, of which each frame seeks another moment; the jumps go to its middle and its end
    /// with numbers that were changed for the same frame.
    case seekList = "seek-list"
    /// See ``seekList``.
    case seekGallery = "seek-gallery"

    /// Rows that are carousels of ten cards with wrapped text, flung through.
    case feed
    /// Rows whose body computes for 2 ms, flung through.
    case heavy

    /// Rows that are flung through.
    package static let flungCount = 1000

    /// Cards in a carousel, whatever `--n` says.
    package static let carouselCount = 20

    /// The name of the program's own scene that it shows in a whole window; nil for what is drawn by itself.
    var sceneName: String? {
        switch self {
        case .list, .carousel, .curves, .feed, .heavy: nil
        case .windowList, .labList, .seekList: "list"
        case .windowGallery, .labGallery, .seekGallery: "gallery"
        }
    }

    /// Whether flings go through its rows; all others move by a step in each frame.
    package var isFlung: Bool { self == .feed || self == .heavy }

    /// What is done in a whole window.
    var windowUse: BenchWindow.Use {
        switch self {
        case .labList, .labGallery: .playing
        case .seekList, .seekGallery: .seeking
        default: .scrolling
        }
    }

    /// In points.
    static let windowSize = CGSize(width: 1280, height: 800)

    /// Points before the first and after the last card of a carousel: they stop in the middle of the window.
    static let carouselMargin = (1280.0 - 320) / 2

    /// From the start of one item to the start of the next, in points.
    package var pitch: Double {
        switch self {
        case .list: 96 + 12
        case .carousel: 320 + 24
        case .feed: BenchFeed.pitch
        case .heavy: 96 + 12
        case .curves, .windowList, .windowGallery, .labList, .labGallery, .seekList, .seekGallery: 1
        }
    }

    /// Points a second of 60 frames.
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

    /// Items drawn for `--n count`.
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

    /// Largest offset with `count` items, in points: a list has margins of 16 and no gap after its last row; the last card
    /// of a carousel stops in the centre, curves are drawn four fifths at a time.
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
