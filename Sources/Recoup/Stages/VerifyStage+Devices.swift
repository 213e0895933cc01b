import AppStoreRecords
import Ledger
import ReconciliationCore

extension VerifyStage {
    /// Compares the device that sent a receipt with the device it was made for, once per upload that names one.
    func checkDevices() throws {
        while true {
            let page = try ledger.openDeviceChecks(limit: pageLimit)
            guard !page.isEmpty else { return }
            var matches: [Int64: DeviceMatch] = [:]
            for check in page {
                matches[check.submissionID] = DeviceHash.match(receipt: check.receipt, deviceID: check.deviceID)
            }
            try ledger.record(matches)
        }
    }
}
