/// The language of what people read. Codes, identifiers and names of columns are the same in every language.
package enum Language: String, Sendable, Hashable, Codable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
}
