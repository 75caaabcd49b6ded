// Lets code that imports UniformTypeIdentifiers for the types of dragged, dropped and saved data compile unchanged.
@_exported import Foundation

@_exported import struct ScrollUI.UTTagClass
@_exported import struct ScrollUI.UTType
