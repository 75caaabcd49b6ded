// As `import SwiftUI` does, `import ScrollUI` brings the geometry types and `@Observable` with it.
@_exported import Foundation
@_exported import Observation

// Types of the physics core that the scroll API is written in.
@_exported import struct ScrollPhysics.ScrollFeel
@_exported import enum ScrollPhysics.ScrollPhase
