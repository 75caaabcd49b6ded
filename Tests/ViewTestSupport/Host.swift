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
