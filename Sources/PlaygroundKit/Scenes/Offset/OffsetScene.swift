import ScrollAnalysis
import ScrollUI

/// Two uses of a scroll view's offset: a collapsing header, and an endless feed.
struct OffsetScene: View {
    enum Part: ScenePart {
        case header, feed

        var title: String {
            switch self {
            case .header: "Header"
            case .feed: "Feed"
            }
        }

        var detail: String {
            switch self {
            case .header: "By preference, and by scroll geometry"
            case .feed: "Loads more before its end is reached"
            }
        }

        func code(_ stage: StageSettings) -> SceneCode {
            switch self {
            case .header: .header(stage)
            case .feed: .endlessFeed(stage)
            }
        }
    }

    @State private var part = Part.header

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PartHeader(title: "Offset", part: $part)
            switch part {
            case .header:
                HStack(spacing: 16) {
                    PreferenceHeaderList()
                    GeometryHeaderList()
                }
                .padding(EdgeInsets(top: 22, leading: 28, bottom: 28, trailing: 28))
            case .feed: EndlessFeed().padding(.top, 18)
            }
        }
    }
}
