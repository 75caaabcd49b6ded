import SwiftUI

// A strip of tabs that follows the sections below it, and leads to them.

struct Chapter: Identifiable, Hashable {
    let id: String
    let pages: Int

    static let all = [
        Chapter(id: "Salt", pages: 9), Chapter(id: "Fat", pages: 12), Chapter(id: "Acid", pages: 8),
        Chapter(id: "Heat", pages: 14),
    ]
}

struct ChapterTabs: View {
    @State private var current = Chapter.all[0].id
    @State private var isJumping = false
    @Namespace private var underline

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(Chapter.all) { chapter in section(chapter) }
                    } header: {
                        tabs(reader)
                    }
                }
            }
        }
        .coordinateSpace(name: "chapters")
        .navigationBarTitle("Four Elements")
        .toolbarBackground(Color.brown, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }

    @ViewBuilder
    private func tabs(_ reader: ScrollViewProxy) -> some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 20) {
                ForEach(Chapter.all) { chapter in
                    Text(chapter.id)
                        .fontWeight(.semibold)
                        .background(alignment: .bottom) {
                            if current == chapter.id {
                                Capsule()
                                    .frame(height: 4)
                                    .offset(y: 8)
                                    .matchedGeometryEffect(id: "underline", in: underline)
                            }
                        }
                        .padding(.horizontal, 24)
                        .contentShape(Rectangle())
                        .id("tab " + chapter.id)
                        .onTapGesture { jump(to: chapter, reader) }
                }
            }
            .frame(height: 50)
            .onChange(of: current) { _, new in
                withAnimation(.easeInOut(duration: 0.3)) { reader.scrollTo("tab " + new, anchor: .center) }
            }
        }
        .background(.brown)
    }

    private func jump(to chapter: Chapter, _ reader: ScrollViewProxy) {
        isJumping = true
        withAnimation(.easeInOut(duration: 0.3)) {
            current = chapter.id
            reader.scrollTo("chapter " + chapter.id, anchor: .top)
        } completion: {
            isJumping = false
        }
    }

    private func section(_ chapter: Chapter) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("About \(chapter.id.lowercased())").font(.title).frame(height: 60)
            ForEach(1...chapter.pages, id: \.self) { page in
                Text("\(chapter.id) \(page)").frame(maxWidth: .infinity, minHeight: 50, alignment: .leading)
            }
        }
        .padding(.horizontal, 15)
        .id("chapter " + chapter.id)
        .readFrame(in: "chapters") { frame in
            guard !isJumping, frame.minY < 80, frame.maxY > 80, current != chapter.id else { return }
            withAnimation(.easeInOut(duration: 0.3)) { current = chapter.id }
        }
    }
}

private struct FrameKey: PreferenceKey {
    static let defaultValue = CGRect.zero
    static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
}

extension View {
    fileprivate func readFrame(in space: String, perform: @escaping (CGRect) -> Void) -> some View {
        overlay {
            GeometryReader { proxy in
                Color.clear
                    .preference(key: FrameKey.self, value: proxy.frame(in: .named(space)))
                    .onPreferenceChange(FrameKey.self, perform: perform)
            }
        }
    }
}
