import ScrollUI

extension SceneCatalog {
    /// The scenes that come with the program.
    public static let builtIn = SceneCatalog([
        SceneGroup("Scroll views", [gallery, pages, list]),
        SceneGroup("Two directions", [feed, table]),
        SceneGroup("Behaviour", [programmatic, offset, chat]),
        SceneGroup("Looks and places", [pagingLab, sheet, transitions, margins, sizing]),
        SceneGroup("Rules and calls", [nearTop, fromUIKit]),
        SceneGroup("Inside", [identity]),
    ])

    private static let gallery = PlaygroundScene(
        "gallery", title: "Gallery", summary: "Cards side by side that rest at the margin and shrink at the edges.",
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
        "programmatic", title: "Programmatic", summary: "Scrolling to what is missing, with another list, to any card.",
        icon: .programmatic
    ) { ProgrammaticScene() }

    private static let offset = PlaygroundScene(
        "offset", title: "Offset and header",
        summary: "A header that gives way, and a feed that loads ahead of its end.",
        icon: .offset
    ) { OffsetScene() }

    private static let chat = PlaygroundScene(
        "chat", title: "Chat, prepending", summary: "A conversation that begins at its end and grows at both.",
        icon: .chat, code: SceneCode.chat
    ) { ChatScene() }

    private static let feed = PlaygroundScene(
        "feed", title: "Feed", summary: "A feed that scrolls down, with carousels for rows.",
        icon: .feed, code: SceneCode.feed
    ) { FeedScene() }

    private static let table = PlaygroundScene(
        "table", title: "Wide table", summary: "A table that scrolls both ways.",
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
        "sizing", title: "Sizes and room",
        summary: "Aspect ratios and size classes, and padding beside margins.",
        icon: .sizing
    ) { SizingScene() }

    private static let nearTop = PlaygroundScene(
        "near-top", title: "Near the top", summary: "A target behaviour that goes to the top when it ends near it.",
        icon: .nearTop
    ) { NearTopScene() }

    private static let fromUIKit = PlaygroundScene(
        "from-uikit", title: "From UIKit", summary: "What a program asks of a scroll view with UIKit, and how here.",
        icon: .fromUIKit
    ) { FromUIKitScene() }

    private static let pagingLab = PlaygroundScene(
        "paging-lab", title: "Paging lab", summary: "Seven rules for resting on pages, side by side.",
        icon: .lab, code: { _ in .pagingLab }
    ) { PagingLabScene() }

    private static let sheet = PlaygroundScene(
        "sheet", title: "Bottom sheet", summary: "A sheet whose list hands a drag over to it and back.",
        icon: .sheet, code: { _ in .sheet }
    ) { SheetScene() }

    private static let identity = PlaygroundScene(
        "identity", title: "Identity", summary: "What keeps its state, runs again and fades, told wrong and right.",
        icon: .identity
    ) { IdentityScene() }
}
