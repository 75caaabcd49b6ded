import Drawing
import Foundation
import ScrollUI

/// Makes a host that has drawn its first frame.
@MainActor
package func host<Root: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 300, @ViewBuilder root: () -> Root
) -> ViewHost {
    let host = ViewHost(size: CGSize(width: width, height: height), root: root)
    host.frame(at: .zero)
    return host
}

/// Makes a host of 100 points on each side that has drawn its first frame. Every picture in it is the same white square
/// of 20 points.
@MainActor
package func pictureHost<Root: View>(@ViewBuilder root: () -> Root) -> ViewHost {
    let host = ViewHost(size: CGSize(width: 100, height: 100), root: root)
    host.images = ImageLoader { _ in .white(20) }
    host.frame(at: .zero)
    return host
}

extension ImageResource {
    /// A white square of `side` pixels.
    package static func white(_ side: Int) -> ImageResource {
        ImageResource(width: side, height: side, pixels: Array(repeating: 255, count: side * side * 4))
    }
}
