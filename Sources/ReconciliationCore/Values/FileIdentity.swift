/// Which file it is, whatever it is called: two names of one file have the same identity.
package struct FileIdentity: Sendable, Hashable {
    /// The file system's number, and in it the file's (`st_dev` and `st_ino`).
    package let device: UInt64
    package let number: UInt64

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
