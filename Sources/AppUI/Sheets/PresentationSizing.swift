public import Foundation
@_spi(Nodes) public import ScrollUI

/// The size of a sheet without detents. It is limited by the window.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// Returns the size of the sheet in points; nil dimensions have the default value. `root` is the content of the sheet.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for measurement.
@MainActor
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size that the views choose for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a sheet. It has no properties.
public struct PresentationSizingContext {}

/// The default size: 640 points wide, and as high as the window allows.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}

    /// Returns a width of 640 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 640, height: nil) }
}

/// A size for reading: 820 points wide, and as high as the window allows.
public struct PagePresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}

    /// Returns a width of 820 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 820, height: nil) }
}

/// A size for forms: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}

    /// Returns 540 by 620 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// The size of the sheet's content.
public struct FittedPresentationSizing: PresentationSizing {
    /// Creates the sizing.
    public nonisolated init() {}

    /// Returns the ideal size of the views.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A sizing with the size of the content along some axes.
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
    /// Returns this sizing with the size of the content along the given axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return PartlyFittedSizing(base: self, axes: axes)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default size: 640 points wide.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for reading: 820 points wide.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms: 540 by 620 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the sheet's content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
