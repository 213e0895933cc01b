import Foundation
import Reports

extension Configuration {
    /// How text for people is written (`language`, `time_zone`).
    var textLocale: TextLocale { TextLocale(language, LocalTime(zone: timeZone)) }

    /// The language of messages, told before the configuration is understood, so that what is wrong with it is said in the
    /// language it asks for: the option, else the environment, else the file; English where none of them states one.
    ///
    /// - Parameters:
    ///   - option: the value of `--lang`.
    ///   - path: the value of `--config`; nil looks in the usual places.
    ///   - context: its environment and working folder.
    static func language(option: String?, path: String?, in context: Context) -> Language {
        if let language = option.flatMap(Language.init(rawValue:)) { return language }
        if let text = context.environment[Setting.language.environmentName] {
            return Language(rawValue: text) ?? .english
        }
        guard let file = place(path, in: context), let bytes = FileManager.default.contents(atPath: file) else {
            return .english
        }
        return ConfigurationFile.language(yaml: String(decoding: bytes, as: UTF8.self)) ?? .english
    }
}
