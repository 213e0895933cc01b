import Glibc
import Reports

extension Configuration {
    /// Why no metrics could be written to a file; nil where they can. Nothing is written.
    func obstacleToMetrics(at path: String) -> Message? {
        let place = folder(of: path)
        guard FileStatus(behind: place)?.kind == .folder else { return .metricsWithoutFolder(place) }
        guard access(place, W_OK | X_OK) == 0 else { return .metricsNotWritable(place) }
        guard case .failure = Result(catching: { try FileDraft.requireWritable(path, .plainFile, sparedFiles) }) else {
            return nil
        }
        return .metricsPlaceTaken(path)
    }
}
