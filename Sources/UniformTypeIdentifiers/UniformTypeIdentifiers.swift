// For code that imports UniformTypeIdentifiers for the types of what is dragged, dropped and written.
@_exported import Foundation

@_exported import struct AppUI.UTTagClass
@_exported import struct AppUI.UTType
