import Glibc

/// The system's words for an error number.
func systemReason(_ number: Int32) -> String { String(cString: strerror(number)) }
