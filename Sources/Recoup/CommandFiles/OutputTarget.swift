import ReconciliationCore
import Reports

/// Where a command writes its data: standard output, a pipe or device, or a file that appears only when it is whole.
final class OutputTarget {
    private enum Way {
        case console(Console)
        case stream(OutputFile)
        case file(FileDraft)
    }

    private let way: Way

    /// - Parameters:
    ///   - file: as on the command line; `-` is standard output.
    ///   - spared: what must not be written over.
    ///   - context: standard output and the working folder.
    /// - Throws: status 64 where nothing can be written there.
    init(_ file: String, sparing spared: SparedFiles, in context: Context) throws {
        let path = context.path(file)
        let inherited = InheritedDescriptor(named: path)
        if file == "-" || inherited == .standardOutput {
            way = .console(context.console)
        } else if let inherited {
            try inherited.requireOpen(as: path)
            way = .stream(try Self.refusing { try OutputFile(copying: inherited.number, path: path) })
        } else if FileStatus(at: path)?.kind.isStream == true {
            way = .stream(try Self.refusing { try OutputFile(streamingTo: path) })
        } else {
            way = .file(try Self.draft(of: path, sparing: spared))
        }
    }

    func write(_ bytes: [UInt8]) throws {
        switch way {
        case .console(let console): console.outList(bytes)
        case .stream(let stream): try stream.write(bytes)
        case .file(let draft): try draft.write(bytes)
        }
    }

    func finish() throws {
        switch way {
        case .console: break
        case .stream(let stream): try stream.close()
        case .file(let draft): try draft.publish()
        }
    }

    /// A file named on the command line, begun.
    static func draft(
        of path: String,
        replacing: FileDraft.Replacement = .plainFile,
        sparing spared: SparedFiles = SparedFiles()
    ) throws -> FileDraft {
        let draft = try refusing { try FileDraft(of: path, replacing: replacing, sparing: spared) }
        EndingSignals.removeAtEnd(draft.path)
        return draft
    }

    /// A place that cannot be written is a wrong argument.
    private static func refusing<Value>(_ open: () throws -> Value) throws -> Value {
        do {
            return try open()
        } catch let failure as ReportFailure {
            throw CommandFailure(.usage, failure.message)
        }
    }
}

extension Configuration {
    /// What no output may take the place of: the books, what they are made of, and what they are made by.
    var sparedFiles: SparedFiles {
        let others = [path] + secretFiles.map(\.path) + additionalRootPaths + [apple.authoritiesPath].compactMap(\.self)
        return SparedFiles(
            files: (ledger.file?.files ?? []) + others,
            below: [inboxPath.trimmedSlash] + sparedReports
        )
    }

    /// An export may be written beside the reports, but must not replace anything in one; where the reports cannot be
    /// listed, it may not be written there.
    private var sparedReports: [String] {
        let folder = reportsFolder.trimmedSlash
        do throws(ReportFailure) {
            return try ReportFolder(path: folder).folders()
        } catch {
            return [folder]
        }
    }
}
