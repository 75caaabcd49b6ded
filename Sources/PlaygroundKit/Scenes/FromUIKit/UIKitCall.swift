import ScrollUI

/// A UIKit call on a scroll view, with its equivalent here.
enum UIKitCall: String, CaseIterable, Identifiable {
    case jump, animate, ownTime, byDistance, stop, revealView, revealRect, top, bottom, flash

    var id: String { rawValue }

    /// The title.
    var title: String {
        switch self {
        case .jump: "To an offset, at once"
        case .animate: "To an offset, animated"
        case .ownTime: "To an offset, with a custom duration"
        case .byDistance: "Further by a distance"
        case .stop: "Stop at the current offset"
        case .revealView: "Reveal a view"
        case .revealRect: "Reveal a rectangle"
        case .top: "To the top"
        case .bottom: "To the end"
        case .flash: "Show the indicators"
        }
    }

    /// The code with UIKit.
    var uikit: String {
        switch self {
        case .jump: "scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)"
        case .animate: "scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)"
        case .ownTime: "UIView.animate(withDuration: 1.5) { scrollView.contentOffset.y = 600 }"
        case .byDistance: "scrollView.contentOffset.y += 200"
        case .stop: "scrollView.setContentOffset(scrollView.contentOffset, animated: false)"
        case .revealView: "scrollView.scrollRectToVisible(card.frame, animated: true)"
        case .revealRect: "scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 1, height: 300), animated: true)"
        case .top: "scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)"
        case .bottom: "scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height"
        case .flash: "scrollView.flashScrollIndicators()"
        }
    }

    /// The code with this library.
    var code: String {
        switch self {
        case .jump: "position.scrollTo(y: 600)"
        case .animate: "withAnimation { position.scrollTo(y: 600) }"
        case .ownTime: "withAnimation(.easeInOut(duration: 1.5)) { position.scrollTo(y: 600) }"
        case .byDistance: "position.scrollTo(y: visible.minY + 200)"
        case .stop: "position.scrollTo(y: visible.minY)"
        case .revealView: "withAnimation { position.scrollTo(id: 30) }"
        case .revealRect: "withAnimation { position.scrollTo(y: visible.start(revealing: 2000...2300)) }"
        case .top: "withAnimation { position.scrollTo(edge: .top) }"
        case .bottom: "position.scrollTo(edge: .bottom)"
        case .flash: "flashes += 1"
        }
    }
}
