import Foundation
import ScrollPhysics

/// Conversion of a recording to the scroller's types.
extension Recording {
    /// The lengths that bound the offset at the start.
    package var extent: ScrollExtent {
        ScrollExtent(
            x: AxisExtent(
                viewport: viewport.width, content: content.width, leadingInset: insets.leading,
                trailingInset: insets.trailing, pixel: pixel),
            y: AxisExtent(
                viewport: viewport.height, content: content.height, leadingInset: insets.top,
                trailingInset: insets.bottom, pixel: pixel))
    }
}

extension RecordedTargets {
    /// The targets for a scroller.
    var snapTargets: SnapTargets {
        switch behavior {
        case .none: .none
        case .paging: .paging
        case .viewAligned: .aligned(alignedTargets)
        }
    }

    /// Whether the targets are whole pages.
    var arePages: Bool { behavior == .paging || pages }

    private var alignedTargets: AlignedTargets {
        AlignedTargets(
            horizontal: frames.map { TargetSpan(start: $0.minX, end: $0.maxX) },
            vertical: frames.map { TargetSpan(start: $0.minY, end: $0.maxY) },
            limit: limit, anchor: anchor)
    }
}

extension RecordedEvent {
    /// Whether the event changes the lengths of the content or the viewport.
    package var isLayout: Bool {
        switch intent {
        case .resize, .content, .insets: true
        default: false
        }
    }
}
