// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct FromUIKit: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var visible = CGRect.zero
    @State private var flashes = 0

    var body: some View {
        VStack {
            Button("To an offset, at once") {
                // scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
                position.scrollTo(y: 600)
            }
            Button("To an offset, animated") {
                // scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
                withAnimation { position.scrollTo(y: 600) }
            }
            Button("To an offset, with a custom duration") {
                // UIView.animate(withDuration: 1.5) { scrollView.contentOffset.y = 600 }
                withAnimation(.easeInOut(duration: 1.5)) { position.scrollTo(y: 600) }
            }
            Button("Further by a distance") {
                // scrollView.contentOffset.y += 200
                position.scrollTo(y: visible.minY + 200)
            }
            Button("Stop at the current offset") {
                // scrollView.setContentOffset(scrollView.contentOffset, animated: false)
                position.scrollTo(y: visible.minY)
            }
            Button("Reveal a view") {
                // scrollView.scrollRectToVisible(card.frame, animated: true)
                withAnimation { position.scrollTo(id: 30) }
            }
            Button("Reveal a rectangle") {
                // scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 1, height: 300), animated: true)
                withAnimation { position.scrollTo(y: visible.start(revealing: 2000...2300)) }
            }
            Button("To the top") {
                // scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
                withAnimation { position.scrollTo(edge: .top) }
            }
            Button("To the end") {
                // scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
                position.scrollTo(edge: .bottom)
            }
            Button("Show the indicators") {
                // scrollView.flashScrollIndicators()
                flashes += 1
            }
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(1...60, id: \.self) { number in
                        Card(number)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            // Of ScrollUI alone: SwiftUI has the two rates of UIKit and no way to choose.
            .scrollDeceleration(ScrollDecelerationRate(rawValue: 0.995))
            .scrollIndicatorsFlash(trigger: flashes)
            .onScrollGeometryChange(for: CGRect.self, of: { $0.visibleRect }, action: { visible = $1 })
        }
    }
}

extension CGRect {
    func start(revealing range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(minY, range.upperBound - height), range.lowerBound)
    }
}
