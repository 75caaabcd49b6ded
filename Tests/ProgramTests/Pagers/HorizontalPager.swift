import SwiftUI

/// A pager from before there was one: give it pages, a binding and as much as needed of the predicted end.
struct HorizontalPager<Content: View>: View {
    @Binding var currentIndex: Int
    let pageCount: Int
    let content: Content

    @GestureState private var translation: CGFloat = 0

    init(pageCount: Int, currentIndex: Binding<Int>, @ViewBuilder content: () -> Content) {
        self.pageCount = pageCount
        self._currentIndex = currentIndex
        self.content = content()
    }

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: 0) {
                self.content.frame(width: geometry.size.width)
            }
            .frame(width: geometry.size.width, alignment: .leading)
            .offset(x: -CGFloat(self.currentIndex) * geometry.size.width)
            .offset(x: self.rubberBanded(self.translation, width: geometry.size.width))
            .animation(.interactiveSpring(), value: currentIndex)
            .animation(.interactiveSpring(), value: translation)
            .gesture(
                DragGesture().updating(self.$translation) { value, state, _ in
                    state = value.translation.width
                }.onEnded { value in
                    let offset = value.predictedEndTranslation.width / geometry.size.width
                    let newIndex = (CGFloat(self.currentIndex) - offset).rounded()
                    let nearby = min(max(Int(newIndex), self.currentIndex - 1), self.currentIndex + 1)
                    self.currentIndex = min(max(nearby, 0), self.pageCount - 1)
                }
            )
        }
        .clipped()
    }

    private func rubberBanded(_ translation: CGFloat, width: CGFloat) -> CGFloat {
        let isAtEnd = (currentIndex == 0 && translation > 0) || (currentIndex == pageCount - 1 && translation < 0)
        return isAtEnd ? translation / 3 : translation
    }
}

struct FruitPagerView: View {
    @State private var currentPage = 0

    var body: some View {
        VStack {
            HorizontalPager(pageCount: 3, currentIndex: $currentPage) {
                Color.blue.overlay(Text("Plum")).id("plum")
                Color.red.overlay(Text("Cherry")).id("cherry")
                Color.green.overlay(Text("Pear")).id("pear")
            }
            .frame(height: 300)

            HStack {
                Button(action: { if currentPage > 0 { currentPage -= 1 } }) { Text("Back") }
                    .disabled(currentPage == 0)
                Spacer()
                Text("Page \(currentPage)")
                Spacer()
                Button(action: { if currentPage < 2 { currentPage += 1 } }) { Text("On") }
                    .disabled(currentPage == 2)
            }
            .padding()
        }
    }
}

struct FruitPagerView_Previews: PreviewProvider {
    static var previews: some View {
        FruitPagerView()
    }
}
