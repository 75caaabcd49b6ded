// As `import SwiftUI` does, `import ScrollUI` brings the geometry types and `@Observable` with it.
@_exported import Foundation
@_exported import Observation
