// A grid of pictures, a map, a reader and a calendar, as apps write them for iOS 17 to 26.
import ScrollUI

/// Pictures in as many columns as fit, with the number of the first one in sight.
struct PictureGrid: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var shown: [Int] = []
    private let columns = [GridItem(.adaptive(minimum: 90), spacing: 6)]

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 6) {
                    ForEach(0..<300) { index in
                        Color.purple.frame(height: 80).id(index)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .topLeading)
            .onScrollTargetVisibilityChange(idType: Int.self) { shown = $0 }
            HStack {
                Text("First \(position.viewID(type: Int.self) ?? -1)")
                Text("\(shown.first ?? -1)...\(shown.last ?? -1)")
                Button("Go") { position.scrollTo(id: 150, anchor: .center) }.id("go")
                Button("Glide") { withAnimation(.easeInOut(duration: 0.8)) { position.scrollTo(id: 40) } }.id("glide")
            }
            .frame(height: 40)
        }
    }
}

/// A map that begins in its middle.
struct CityMap: View {
    @State private var position = ScrollPosition()
    @State private var visible = CGRect.zero

    var body: some View {
        VStack(spacing: 0) {
            ScrollView([.horizontal, .vertical]) {
                ZStack(alignment: .topLeading) {
                    Color.mint.frame(width: 1200, height: 900)
                    Circle().fill(.red).frame(width: 20, height: 20).id("centre")
                        .padding(EdgeInsets(top: 440, leading: 590, bottom: 0, trailing: 0))
                }
            }
            .defaultScrollAnchor(.center)
            .scrollPosition($position)
            .scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
            .scrollIndicators(.never)
            .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { visible = $1 }
            .id("map")
            HStack {
                Text("\(Int(visible.midX)), \(Int(visible.midY))")
                Button("East") { position.scrollTo(edge: .trailing) }.id("east")
                Button("Home") { withAnimation { position.scrollTo(x: 450, y: 300) } }.id("home")
            }
            .frame(height: 40)
        }
    }
}

/// A reader whose paging is a setting, and which goes to a bookmark when it appears.
struct BookReader: View {
    @State private var isPaged = true
    let bookmark: Int

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<40) { page in
                            Text("Page \(page)")
                                .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0)
                                .frame(height: 150)
                                .id(page)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(
                    isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned)
                )
                Toggle("Paged", isOn: $isPaged).id("paged").frame(height: 40)
            }
            .onAppear { proxy.scrollTo(bookmark, anchor: .leading) }
        }
    }
}

/// Months of a year whose names stay in sight, and whose days can be folded away.
struct YearCalendar: View {
    @State private var folded: Set<Int> = []

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(1...12, id: \.self) { month in
                    Section {
                        if !folded.contains(month) {
                            ForEach(1...28, id: \.self) { day in
                                Text("\(day)").frame(height: 20).id("\(month)/\(day)")
                            }
                        }
                    } header: {
                        Button("Month \(month)") {
                            if folded.remove(month) == nil { folded.insert(month) }
                        }
                        .frame(maxWidth: .infinity).frame(height: 30).background(.gray).id("month \(month)")
                    }
                }
            }
        }
    }
}
