// A window's errors are those of its files, and whoever draws without one saves pictures.
@_exported import SystemFiles
