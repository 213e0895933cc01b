/// Why a dataset cannot be written.
package enum DatasetFailure: Error, CustomStringConvertible {
    case folderNotEmpty(String)
    case notServed(String)
    case damagedKeys
    case unreadableReceipt

    package var description: String {
        switch self {
        case .folderNotEmpty(let path):
            "Cannot write a dataset into \(path): the folder is not empty. Name another folder or remove its content."
        case .notServed(let path):
            "Cannot serve \(path): it holds no authority-keys.pem. Make the dataset with generate --serving."
        case .damagedKeys:
            "authority-keys.pem does not hold six certificates and two keys. Make the dataset again."
        case .unreadableReceipt:
            "The bytes are no receipt."
        }
    }
}
