import ReconciliationCore
import Testing

@Suite struct CaseIDTests {
    @Test(arguments: [
        ("RC-7K2M9QXT4D", "RC-7K2M9QXT4D"), ("rc-7k2m9qxt4d", "RC-7K2M9QXT4D"), ("Rc-OoIiLl2345", "RC-0011112345"),
        ("RC-", "RC-"), (" RC-7K2M9QXT4D\r\n", "RC-7K2M9QXT4D"), ("7K2M9QXT4D", nil), ("R-7K2M9QXT4D", nil),
        ("230000000036404", nil), ("", nil),
    ])
    func `a case is named in any case of letters, with the letters that are misread`(typed: String, id: String?) {
        #expect(caseID(typed: typed) == id)
    }
}
