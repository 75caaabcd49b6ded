// As `import SwiftUI` does, `import ScrollUI` brings the geometry types, `@Observable`, `ObservableObject` and
// `@Published` with it, and dispatch queues as schedulers.
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
@_exported import OpenCombineDispatch

// Types of the physics core that the scroll API is written in.
@_exported import struct ScrollPhysics.ScrollFeel
@_exported import enum ScrollPhysics.ScrollPhase
