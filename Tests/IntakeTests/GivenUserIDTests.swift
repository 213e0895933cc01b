import Intake
import ReconciliationCore
import Testing

@Suite struct GivenUserIDTests {
    @Test(arguments: [
        ("u1", GivenUserID.user(UserID("u1"))), (" u1\t", .user(UserID("u1"))),
        ("=\"1000000280765165\"", .user(UserID("1000000280765165"))),
        ("anna@example.com", .user(UserID("anna@example.com"))),
        ("", .absent), ("  ", .absent), ("null", .absent), ("None", .absent), ("=\"\"", .absent), ("0", .absent),
        ("-1", .absent), ("\\N", .absent),
        ("1.0E+15", .damaged), ("1000000280765165.0", .damaged), ("1.000000123e9", .damaged),
        ("1.000.000", .damaged), ("1.5", .user(UserID("1.5"))),
    ])
    func `a user id somebody typed is read as the files are`(text: String, given: GivenUserID) {
        #expect(GivenUserID(text) == given)
    }
}
