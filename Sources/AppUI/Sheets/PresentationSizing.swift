public import Foundation
@_spi(Nodes) public import ScrollUI

/// How large a sheet is that says no heights of its own. It is never larger than the window lets it be.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// The size of the sheet, points; as wide and as high as usual where nothing is said. `root` is what the sheet shows.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// What a sheet shows, to be measured.
@MainActor
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the views choose for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown; there is nothing to know of it.
public struct PresentationSizingContext {}

/// What suits the surroundings: 640 points wide, and as high as the window lets it be.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// The sizing; it has no settings.
    public nonisolated init() {}

    /// 640 points wide.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 640, height: nil) }
}

/// For pages to read: 820 points wide, and as high as the window lets it be.
public struct PagePresentationSizing: PresentationSizing {
    /// The sizing; it has no settings.
    public nonisolated init() {}

    /// 820 points wide.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 820, height: nil) }
}

/// For forms: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
    /// The sizing; it has no settings.
    public nonisolated init() {}

    /// 540 by 620 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// As large as what the sheet shows.
public struct FittedPresentationSizing: PresentationSizing {
    /// The sizing; it has no settings.
    public nonisolated init() {}

    /// The ideal size of the views.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// Another sizing, that takes the size of what is shown along some axes.
struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let axes: Axis.Set

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if axes.contains(.horizontal) { size.width = root.sizeThatFits(.unspecified).width }
        if axes.contains(.vertical) {
            size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        }
        return size
    }
}

extension PresentationSizing {
    /// This sizing, but for the axes along which the sheet is as large as what it shows.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return PartlyFittedSizing(base: self, axes: axes)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// What suits the surroundings: 640 points wide.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// For pages to read: 820 points wide.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// For forms: 540 by 620 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as what the sheet shows.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
