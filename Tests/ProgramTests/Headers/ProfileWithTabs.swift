import SwiftUI

// A profile: picture, numbers, then tabs that stick below the top while the grid goes on.

struct ProfileWithTabs: View {
    private enum Section: String, CaseIterable, Identifiable {
        case posts, tagged, saved
        var id: Self { self }
        var symbol: String {
            switch self {
            case .posts: "square.grid.3x3"
            case .tagged: "person.crop.square"
            case .saved: "bookmark"
            }
        }
    }

    @State private var section = Section.posts
    @Namespace private var line
    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 2)]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                profile
                SwiftUISection(header: tabs) {
                    LazyVGrid(columns: columns, spacing: 2) {
                        ForEach(0..<45) { index in
                            Rectangle()
                                .fill(Color(hue: Double(index) / 45, saturation: 0.5, brightness: 0.8))
                                .aspectRatio(1, contentMode: .fill)
                                .overlay { Text("\(section.rawValue) \(index)").font(.caption2) }
                                .id("\(section.rawValue) \(index)")
                        }
                    }
                }
            }
        }
    }

    private var profile: some View {
        VStack(spacing: 10) {
            Circle().fill(.orange).frame(width: 90, height: 90)
            Text("@harbourmaster").font(.headline)
            HStack(spacing: 30) {
                ForEach([("Posts", 45), ("Followers", 1203), ("Following", 88)], id: \.0) { name, count in
                    VStack {
                        Text(count, format: .number).bold()
                        Text(name).font(.caption)
                    }
                }
            }
        }
        .padding(.vertical, 24)
        .visualEffect { content, proxy in
            let y = proxy.frame(in: .scrollView).minY
            return
                content
                .scaleEffect(y > 0 ? 1 + y / 400 : 1, anchor: .bottom)
                .opacity(1 + min(y, 0) / 220)
        }
    }

    private var tabs: some View {
        HStack(spacing: 0) {
            ForEach(Section.allCases) { each in
                Button {
                    withAnimation(.snappy(duration: 0.25)) { section = each }
                } label: {
                    VStack(spacing: 6) {
                        Label(each.rawValue.capitalized, systemImage: each.symbol).labelStyle(.titleOnly)
                        ZStack {
                            Color.clear.frame(height: 2)
                            if section == each {
                                Rectangle().fill(.primary).frame(height: 2).matchedGeometryEffect(id: "line", in: line)
                            }
                        }
                    }
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
        }
        .frame(height: 44)
        .background(.background)
        .id("tabs")
    }
}

/// The name is taken within the profile.
private typealias SwiftUISection = Section

#Preview {
    ProfileWithTabs()
}
