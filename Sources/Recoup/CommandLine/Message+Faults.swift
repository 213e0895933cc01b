import AppStoreClient
import Reports

/// What adapters found wrong, in the words of the catalogue, which knows no adapter.
extension Message {
    /// Why an address cannot be asked, or a request not be made.
    init(_ failure: TransportFailure) {
        self =
            switch failure.addressFault {
            case .queryOrFragment: .addressWithQuery
            case .notURL: .noAddress
            case .userOrPassword: .addressWithUser
            case .insecure(let address): .insecureAddress(address)
            case nil: Message(verbatim: failure.detail)
            }
    }

    /// What is wrong with the key of the App Store Server API.
    init(_ fault: ServerKey.Fault) {
        self =
            switch fault {
            case .unreadable: .serverKeyUnreadable
            case .missing(let name): .serverKeyLacks(name)
            }
    }
}
