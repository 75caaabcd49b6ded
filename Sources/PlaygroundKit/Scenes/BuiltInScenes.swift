import ScrollUI

extension SceneCatalog {
    /// The built-in scenes.
    public static let builtIn = SceneCatalog([
        SceneGroup("Scroll views", [gallery, pages, list]),
        SceneGroup("Two directions", [feed, table]),
        SceneGroup("Behaviour", [programmatic, offset, chat]),
        SceneGroup("Look and layout", [pagingLab, sheet, transitions, margins, sizing]),
        SceneGroup("Code", [nearTop, fromUIKit]),
        SceneGroup("View updates", [identity]),
    ])

    private static let gallery = PlaygroundScene(
        "gallery", title: "Gallery", summary: "A row of cards that snap to the margin and shrink at the edges.",
        icon: .gallery, code: SceneCode.gallery
    ) { GalleryScene() }

    private static let pages = PlaygroundScene(
        "pages", title: "Pages", summary: "Pages as wide as the window, one at a time.",
        icon: .pages, code: SceneCode.pages
    ) { PagesScene() }

    private static let list = PlaygroundScene(
        "list", title: "List, 10,000", summary: "Ten thousand cards of different heights.",
        icon: .list, code: SceneCode.list
    ) { ListScene() }

    private static let programmatic = PlaygroundScene(
        "programmatic", title: "Programmatic",
        summary: "Scrolling from code: to a missing answer, in step with another list, to any card.",
        icon: .programmatic
    ) { ProgrammaticScene() }

    private static let offset = PlaygroundScene(
        "offset", title: "Offset and header",
        summary: "A collapsing header, and a feed that loads more rows ahead of its end.",
        icon: .offset
    ) { OffsetScene() }

    private static let chat = PlaygroundScene(
        "chat", title: "Chat, prepending", summary: "A conversation that opens at its end and grows at both ends.",
        icon: .chat, code: SceneCode.chat
    ) { ChatScene() }

    private static let feed = PlaygroundScene(
        "feed", title: "Feed", summary: "A vertical feed whose rows are carousels.",
        icon: .feed, code: SceneCode.feed
    ) { FeedScene() }

    private static let table = PlaygroundScene(
        "table", title: "Wide table", summary: "A table that scrolls in both directions.",
        icon: .table, code: SceneCode.table
    ) { TableScene() }

    private static let transitions = PlaygroundScene(
        "transitions", title: "Transitions", summary: "Every effect, threshold and timing of scroll transitions, live.",
        icon: .transitions
    ) { TransitionsScene() }

    private static let margins = PlaygroundScene(
        "margins", title: "Margins", summary: "Safe area, content and indicator margins, drawn as guides.",
        icon: .margins
    ) { MarginsScene() }

    private static let sizing = PlaygroundScene(
        "sizing", title: "Sizes and insets",
        summary: "Aspect ratios and size classes, and padding beside margins.",
        icon: .sizing
    ) { SizingScene() }

    private static let nearTop = PlaygroundScene(
        "near-top", title: "Near the top",
        summary: "A target behaviour that rests at the top if a gesture would end near it.",
        icon: .nearTop
    ) { NearTopScene() }

    private static let fromUIKit = PlaygroundScene(
        "from-uikit", title: "From UIKit", summary: "UIKit calls on a scroll view, each with its SwiftUI equivalent.",
        icon: .fromUIKit
    ) { FromUIKitScene() }

    private static let pagingLab = PlaygroundScene(
        "paging-lab", title: "Paging lab", summary: "Seven rules for resting on pages, side by side.",
        icon: .lab, code: { _ in .pagingLab }
    ) { PagingLabScene() }

    private static let sheet = PlaygroundScene(
        "sheet", title: "Bottom sheet", summary: "A sheet that shares a drag with the list in it.",
        icon: .sheet, code: { _ in .sheet }
    ) { SheetScene() }

    private static let identity = PlaygroundScene(
        "identity", title: "Identity", summary: "View identity: what keeps state, what is evaluated again, what fades.",
        icon: .identity
    ) { IdentityScene() }
}
