import Glibc
import ScrollAnalysis
import SDLHost

/// The content of the tuning's file.
indirect enum TuningContents {
    case missing
    case tuning(Tuning)
    /// An invalid file, with the reason.
    case broken(PlaygroundError)
    /// A feel file of a newer version, which this program cannot read.
    case newer(version: Double)

    /// Throws for a file that exists but cannot be read.
    init(of path: String) throws(FileError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileBytes.read(path)
        } catch {
            guard error.errno == ENOENT || error.errno == ENOTDIR else { throw error }
            self = .missing
            return
        }
        do throws(PlaygroundError) {
            self = .tuning(Tuning(try FeelFile(bytes, file: path).keepingFormerNumbers))
        } catch {
            self = FeelFile.newerVersion(bytes).map { .newer(version: $0) } ?? .broken(error)
        }
    }
}
