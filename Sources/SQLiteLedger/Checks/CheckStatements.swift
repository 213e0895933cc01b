extension SQL {
    /// The statements of `Checks/control_totals.sql`.
    enum ControlTotals: String, NamedStatement {
        static let file = StatementFile(PackageResources.control_totals_sql)

        case balances, checked, lists, purchases, tallies, waiting, checkedTable, afterPosting
    }

    /// The statements of `Checks/input_totals.sql`.
    enum InputTotals: String, NamedStatement {
        static let file = StatementFile(PackageResources.input_totals_sql)

        case credits, evidence, input, rows
    }

    /// The statements of `Checks/totals.sql`.
    enum Totals: String, NamedStatement {
        static let file = StatementFile(PackageResources.totals_sql)

        case claims, credits, duplicates, evidence, findingChanges, findings, intake, missingMoney, missingSteps,
            notifications, owners, periodsWithoutFirst, purchases, storefronts, undated, unfinished, watermarks, white
    }
}
