// Lets code that imports UniformTypeIdentifiers for the types of dragged, dropped and saved data compile unchanged.
@_exported import Foundation

@_exported import struct AppUI.UTTagClass
@_exported import struct AppUI.UTType
