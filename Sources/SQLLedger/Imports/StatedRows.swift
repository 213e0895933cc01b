import ReconciliationCore

// The rows of input files, as they are read back from the tables that keep them: one mapping for each table.

extension UserRow {
    /// Reads the columns of `user_statement`.
    init(row: Row) {
        self.init(userID: row["user_id"])
        accountName = row["account_name"]
        applicationUsername = row["application_username"]
        appAccountToken = row["app_account_token"]
        deviceToken = row["device_token"]
        contact = row["contact"]
        updatedAt = row["updated_at"]
        mergedInto = row["merged_into"]
    }
}

extension SubmissionRow {
    /// Reads the columns of `submission`.
    init(row: Row) throws {
        self.init()
        userText = row["user_text"]
        userID = row["user_id"]
        accountName = row["account_name"]
        applicationUsername = row["application_username"]
        transactionID = row["transaction_id"]
        productID = row["product_id"]
        bundleID = row["bundle_id"]
        environment = try row.code("environment")
        deviceToken = row["device_token"]
        deviceID = row["device_id"]
        deviceModel = row["device_model"]
        osVersion = row["os_version"]
        appVersion = row["app_version"]
        receivedAt = row["received_at"]
        submissionID = row["external_id"]
        sandboxFlag = row["sandbox_flag"]
    }
}

extension CreditRow {
    /// Reads the columns of `credit_statement`.
    init(row: Row) throws {
        try self.init(
            transactionID: row["transaction_id"],
            userID: row["user_id"],
            creditedAt: row["credited_at"],
            status: row.code("status")
        )
        environment = try row.code("environment")
        productID = row["product_id"]
        quantity = row["quantity"]
        orderID = row["order_id"]
        bundleID = row["bundle_id"]
    }
}
