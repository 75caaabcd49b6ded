import ScrollUI

/// An icon of a scene's layout, 20 points wide, in the foreground style.
enum SceneIcon: View {
    case gallery, pages, list, feed, table
    case transitions, margins, lab, sheet
    case programmatic, offset, chat
    case sizing, nearTop, fromUIKit
    case identity
    /// The icon of a scene without its own.
    case letter(String)

    /// Returns the icon with the first letter or digit of a title.
    static func letter(of title: String) -> SceneIcon {
        .letter(title.first { $0.isLetter || $0.isNumber }?.uppercased() ?? "•")
    }

    var body: some View {
        Group {
            switch self {
            case .gallery: gallery
            case .pages: pages
            case .list: list
            case .feed: feed
            case .table: table
            case .transitions: transitions
            case .margins: margins
            case .lab: lab
            case .sheet: sheet
            case .programmatic: programmatic
            case .offset: offset
            case .chat: chat
            case .sizing: sizing
            case .nearTop: nearTop
            case .fromUIKit: fromUIKit
            case .identity: identity
            case .letter(let letter): self.letter(letter)
            }
        }
        .frame(width: 20, height: 18)
    }

    private func box(_ width: Double, _ height: Double) -> some View {
        RoundedRectangle(cornerRadius: 1.5).fill().frame(width: width, height: height)
    }

    private func letter(_ letter: String) -> some View {
        Text(letter)
            .font(TypeScale.hint)
            .frame(width: 18, height: 18)
            .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 1.5) }
    }

    private var gallery: some View {
        HStack(spacing: 2) {
            box(3, 10)
            box(8, 14)
            box(3, 10)
        }
    }

    private var pages: some View {
        VStack(spacing: 3) {
            box(16, 10)
            HStack(spacing: 2) { ForEach(0..<3) { _ in box(2, 2) } }
        }
    }

    private var list: some View {
        VStack(spacing: 2) {
            box(16, 3)
            box(16, 6)
            box(16, 3)
        }
    }

    private var feed: some View {
        VStack(spacing: 4) {
            ForEach(0..<2) { _ in
                HStack(spacing: 2) { ForEach(0..<3) { _ in box(4, 6) } }
            }
        }
    }

    /// A card, and the mark that it is scrolled to.
    private var programmatic: some View {
        HStack(spacing: 3) {
            Capsule().fill().frame(width: 3, height: 3)
            VStack(spacing: 2) {
                box(11, 3)
                box(11, 6).opacity(0.5)
                box(11, 3)
            }
        }
    }

    /// A header above rows.
    private var offset: some View {
        VStack(spacing: 2) {
            box(16, 7)
            box(16, 2)
            box(16, 2)
        }
    }

    /// Two message bubbles.
    private var chat: some View {
        VStack(spacing: 2) {
            box(11, 6).frame(width: 16, alignment: .leading)
            box(11, 6).frame(width: 16, alignment: .trailing)
        }
    }

    private var table: some View {
        VStack(spacing: 2) {
            ForEach(0..<3) { _ in
                HStack(spacing: 2) { ForEach(0..<3) { _ in box(4, 4) } }
            }
        }
    }

    private var transitions: some View {
        HStack(spacing: 2) {
            box(3, 6).opacity(0.4)
            box(4, 10).opacity(0.7)
            box(5, 14)
        }
    }

    private var margins: some View {
        box(10, 8)
            .padding(3)
            .overlay { RoundedRectangle(cornerRadius: 1.5).stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 2])) }
    }

    private var lab: some View {
        VStack(alignment: .leading, spacing: 2) {
            box(16, 4)
            box(10, 4)
            box(13, 4)
        }
    }

    private var sheet: some View {
        VStack(spacing: 2) {
            box(6, 2)
            box(16, 9)
        }
        .frame(height: 18, alignment: .bottom)
    }

    private var sizing: some View {
        HStack(alignment: .bottom, spacing: 2) {
            box(5, 14)
            box(9, 9)
        }
    }

    /// A list at its top.
    private var nearTop: some View {
        VStack(spacing: 2) {
            box(16, 1.5)
            box(16, 5)
            box(16, 5).opacity(0.5)
        }
    }

    /// Two columns of code.
    private var fromUIKit: some View {
        HStack(spacing: 2) {
            VStack(alignment: .leading, spacing: 2) {
                box(7, 3)
                box(5, 3)
                box(7, 3)
            }
            VStack(alignment: .leading, spacing: 2) {
                box(7, 3)
                box(4, 3)
            }
            .opacity(0.5)
        }
    }

    private var identity: some View {
        HStack(spacing: 3) {
            RoundedRectangle(cornerRadius: 2).strokeBorder(lineWidth: 1.5).frame(width: 7, height: 14)
            box(7, 14)
        }
    }
}
