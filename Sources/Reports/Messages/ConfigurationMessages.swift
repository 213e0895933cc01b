/// What is wrong with the configuration. Keys, values and paths stay as they are.

extension Message {
    // The file

    /// - Parameter isNamed: whether somebody named the only place looked at.
    package static func configurationMissing(at places: [String], isNamed: Bool) -> Message {
        let places = Message(
            inEnglish: places.joined(separator: ", nor at "),
            inSimplifiedChinese: places.joined(separator: "、")
        )
        return isNamed
            ? Message(
                "There is no configuration at \(places). Run `recoup init` to make one.",
                "\(places) 处没有配置文件。请执行 `recoup init` 生成。"
            )
            : Message(
                "There is no configuration at \(places). Run `recoup init` to make one, or name it with --config.",
                "以下位置都没有配置文件：\(places)。请执行 `recoup init` 生成，或用 `--config` 指定。"
            )
    }

    package static func configurationUnreadable(_ path: String, because reason: String) -> Message {
        Message(
            "Cannot read the configuration at \(path): \(reason). Run as a user who may read it.",
            "无法读取配置文件 \(path)：\(reason)。请以有读取权限的用户身份运行。"
        )
    }

    package static func configurationIsFolder(_ path: String) -> Message {
        Message(
            "\(path) is a folder, not a configuration file. Name the file in it, such as recoup.yaml, with --config or "
                + "RECOUP_CONFIG.",
            "\(path) 是文件夹，不是配置文件。请用 `--config` 或 `RECOUP_CONFIG` 指定其中的文件，例如 recoup.yaml。"
        )
    }

    /// - Parameters:
    ///   - path: of the configuration.
    ///   - reason: what the parser says, by its lines: where it shows the place in the file, that has lines of its own.
    package static func yamlUnreadable(_ path: String, _ reason: [String]) -> Message {
        let cure = Message(
            "Fix the YAML, or run `recoup init` elsewhere for a sample.",
            "请修正 YAML，或在别处执行 `recoup init` 得到一份示例。"
        )
        let first = reason.first ?? ""
        guard reason.count > 1 else {
            return .sentences([Message("Cannot read \(path): \(first).", "无法读取 \(path)：\(first)。"), cure])
        }
        let place = reason.dropFirst().map { Message(verbatim: $0) }
        return .lines([Message("Cannot read \(path): \(first)", "无法读取 \(path)：\(first)")] + place + [cure])
    }

    package static func configurationNoUTF8(_ path: String) -> Message {
        Message(
            "\(path) is not UTF-8, so its words could not be told apart. Save it as UTF-8.",
            "\(path) 不是 UTF-8 编码，无法准确读取。请另存为 UTF-8。"
        )
    }

    package static func configurationNoMapping(_ path: String) -> Message {
        Message(
            "\(path) must be a YAML mapping of keys. Run `recoup init` elsewhere for a sample.",
            "\(path) 必须是由键组成的 YAML 映射。请在别处执行 `recoup init` 得到一份示例。"
        )
    }

    package static func configurationLeftOut(_ why: Message) -> Message {
        Message("The configuration is left out. \(why)", "未使用配置文件。\(why)")
    }

    package static func configurationValid(_ path: String) -> Message {
        Message("\(path) is valid.", "\(path) 有效。")
    }

    // Keys

    package static func unknownKey(_ key: String, in path: String, nearest: String) -> Message {
        Message(
            "\(path): unknown key \(key). The nearest known one is \(nearest).",
            "\(path)：未知的键 \(key)。最接近的已知键是 \(nearest)。"
        )
    }

    package static func unknownVariable(_ name: String, nearest: String) -> Message {
        Message(
            "the environment variable \(name) is not known; the nearest known one is \(nearest).",
            "未知的环境变量 \(name)；最接近的已知变量是 \(nearest)。"
        )
    }

    package static func variableOfFileOnly(_ name: String) -> Message {
        Message(
            "the environment variable \(name) is not read: `apps` stand in the configuration file only.",
            "不读取环境变量 \(name)：`apps` 只能写在配置文件中。"
        )
    }

    package static func mustBePlainValue(_ key: String, in path: String) -> Message {
        Message("\(path): \(key) must be one plain value.", "\(path)：\(key) 必须是单个值。")
    }

    package static func mustBePlainValues(_ key: String, in path: String) -> Message {
        Message("\(path): \(key) must be a list of plain values.", "\(path)：\(key) 必须是由单个值组成的列表。")
    }

    package static func mustBeMapping(_ key: String, in path: String) -> Message {
        Message("\(path): \(key) must be a mapping of keys.", "\(path)：\(key) 必须是由键组成的映射。")
    }

    // Apps

    package static func appsNoList(in path: String) -> Message {
        Message(
            "\(path): apps must be a list of mappings, each with bundle_id.",
            "\(path)：apps 必须是列表，每一项是含有 bundle_id 的映射。"
        )
    }

    package static func appNoMapping(in path: String) -> Message {
        Message(
            "\(path): each of apps must be a mapping with bundle_id.",
            "\(path)：apps 的每一项必须是含有 bundle_id 的映射。"
        )
    }

    package static func appWithoutBundleID(in path: String) -> Message {
        Message("\(path): each of apps needs a bundle_id.", "\(path)：apps 的每一项都要有 bundle_id。")
    }

    package static func bundleIDDamaged(_ bundleID: String, in path: String) -> Message {
        Message(
            "\(path): apps.bundle_id is \"\(bundleID)\", and a bundle id has letters, digits, points, hyphens and underscores only. "
                + "Write it as App Store Connect shows it.",
            "\(path)：apps.bundle_id 为“\(bundleID)”，而 bundle_id 只能含有字母、数字、点、连字符和下划线。请按 App Store Connect 中的写法填写。"
        )
    }

    package static func keyNamedTwice(_ key: String, in path: String) -> Message {
        Message("\(path): `\(key)` is set twice. Keep one of them.", "\(path)：`\(key)` 出现两次，请只保留一个。")
    }

    package static func appNamedTwice(_ app: String, in path: String) -> Message {
        Message(
            "\(path): apps names the bundle_id \(app) twice. Keep one entry with all that is said of it.",
            "\(path)：apps 中 bundle_id \(app) 出现了两次。请合并为一项。"
        )
    }

    package static func appIDWrong(_ app: String, _ value: String) -> Message {
        Message(
            "apps.apple_id of \(app) is \"\(value)\"; it must be the app's number in the App Store.",
            "\(app) 的 apps.apple_id 是“\(value)”；它必须是该应用在 App Store 中的编号。"
        )
    }

    // Values

    /// - Parameters:
    ///   - origin: where the value came from.
    ///   - expected: what it must be.
    package static func settingWrong(
        _ key: String,
        from origin: Message,
        _ value: String,
        _ expected: Message
    ) -> Message {
        Message(
            "\(key) (\(origin)) is \"\(value)\"; it must be \(expected).",
            "\(key)（\(origin)）的值是“\(value)”；它必须是\(expected)。"
        )
    }

    // A ledger on a server

    /// - Parameter origin: where the address came from.
    package static func serverNotBuilt(from origin: Message) -> Message {
        Message(
            "ledger (\(origin)) is on a PostgreSQL server, which this program was built without. Build it with "
                + "`swift build -c release --traits PostgreSQL`, or name a file.",
            "`ledger`（\(origin)）位于 PostgreSQL 服务器上，但本程序构建时未包含对它的支持。"
                + "请用 `swift build -c release --traits PostgreSQL` 构建，或改为一个文件。"
        )
    }

    /// - Parameter parameter: libpq's name of what is secret.
    package static func serverAddressHoldsSecret(_ parameter: String, from origin: Message) -> Message {
        Message(
            "ledger (\(origin)) holds the secret \(parameter), which would be shown to many. Take it out, and put it into "
                + "`PGPASSFILE` (`~/.pgpass`), a service file or `PGPASSWORD`.",
            "`ledger`（\(origin)）中含有机密 \(parameter)，会被许多人看到。"
                + "请将它移出，放入 `PGPASSFILE`（`~/.pgpass`）、服务文件或 `PGPASSWORD`。"
        )
    }

    /// - Parameter reason: libpq's; nil where it could cite a secret.
    package static func serverAddressMalformed(_ reason: String?, from origin: Message) -> Message {
        let reason = reason.map { ": \($0)" } ?? ""
        return Message(
            "ledger (\(origin)) is no address that libpq can read\(reason). It must look like "
                + "`postgresql://recoup@db.example.com/ledger?sslmode=verify-full`.",
            "`ledger`（\(origin)）不是 `libpq` 能读取的地址\(reason)。"
                + "它应类似 `postgresql://recoup@db.example.com/ledger?sslmode=verify-full`。"
        )
    }

    package static func ledgerIsNoAddress(from origin: Message) -> Message {
        Message(
            "ledger (\(origin)) is neither the path of a file nor an address such as "
                + "`postgresql://recoup@db.example.com/ledger`; it is not shown, for it may hold a password.",
            "`ledger`（\(origin)）既不是文件路径，也不是 `postgresql://recoup@db.example.com/ledger` 这样的地址；"
                + "其中可能含有密码，因此不显示。"
        )
    }

    package static func settingUnusable(_ key: String, from origin: Message, _ why: Message) -> Message {
        Message("\(key) (\(origin)): \(why).", "\(key)（\(origin)）：\(why)。")
    }

    package static func settingUnusable(_ key: String, _ why: Message) -> Message {
        Message("\(key): \(why).", "\(key)：\(why)。")
    }

    package static func saltEmpty(_ path: String) -> Message {
        Message(
            "owners.salt_file: \(path) is empty. Put the salt back, or take the setting out where names are encoded without one.",
            "owners.salt_file：\(path) 是空的。请恢复盐值；如果名称编码不使用盐，请去掉这一设置。"
        )
    }

    /// A file that a setting or an option names.
    package static func namedFileUnreadable(_ setting: String, _ path: String) -> Message {
        Message("\(setting): cannot read \(path).", "\(setting)：无法读取 \(path)。")
    }

    package static func secretInPlaceOfFile(_ setting: String) -> Message {
        Message(
            "\(setting) is the path of a file, and what is written is none; it is not shown, for it may be the secret itself. Write "
                + "that into a file, and name the file here.",
            "\(setting) 应为文件路径，而所写内容不是路径；其中可能就是机密，因此不显示。请把机密写入文件，再在此处写该文件的路径。"
        )
    }

    package static func noRootCertificate(_ setting: String, _ path: String) -> Message {
        Message(
            "\(setting): \(path) holds no root certificate that can be used. It must be a certificate in PEM, "
                + "which begins with -----BEGIN CERTIFICATE-----, or in DER.",
            "\(setting)：\(path) 中没有可用的根证书。必须是 PEM 格式（以 `-----BEGIN CERTIFICATE-----` 开头）或 DER 格式的证书。"
        )
    }

    /// A file of authorities for TLS, of which the library would say nothing until it is used.
    package static func noAuthority(_ setting: String, _ path: String) -> Message {
        Message(
            "\(setting): \(path) holds no certificate. It must hold certificates in PEM, which begin with "
                + "-----BEGIN CERTIFICATE-----.",
            "\(setting)：\(path) 中没有证书。必须是 PEM 格式（以 `-----BEGIN CERTIFICATE-----` 开头）的证书。"
        )
    }

    /// - Parameter meanings: the zones that an abbreviation may mean.
    package static func timeZoneWrong(
        _ key: String,
        from origin: Message?,
        _ name: String,
        meanings: [String]
    ) -> Message {
        let subject = origin.map { Message("\(key) (\($0))", "\(key)（\($0)）") } ?? Message(verbatim: key)
        guard !meanings.isEmpty else {
            return Message(
                "\(subject) is \"\(name)\"; it must be a time zone such as UTC, America/Chicago or Asia/Shanghai.",
                "\(subject) 的值是“\(name)”；它必须是时区，例如 `UTC`、`America/Chicago` 或 `Asia/Shanghai`。"
            )
        }
        let names = Message(
            inEnglish: meanings.joined(separator: " or "),
            inSimplifiedChinese: meanings.map { "`\($0)`" }.joined(separator: " 或 ")
        )
        return Message(
            "\(subject) is \"\(name)\", an abbreviation that means different zones to different people. "
                + "Write the name of the zone: \(names).",
            "\(subject) 的值是“\(name)”，这个缩写对不同的人指不同的时区。请写时区的全名：\(names)。"
        )
    }

    package static func serverKeyIncomplete(missing: [String]) -> Message {
        let missing = Message(
            inEnglish: missing.joined(separator: " and "),
            inSimplifiedChinese: missing.joined(separator: " 和 ")
        )
        return Message(
            "apple.server_api needs issuer_id, key_id and private_key_file together. Missing: \(missing).",
            "apple.server_api 需要同时设置 issuer_id、key_id 和 private_key_file；还缺 \(missing)。"
        )
    }

    package static func inboxMissing(_ path: String) -> Message {
        Message(
            "inbox: there is no folder \(path). `recoup init` makes it, or correct the path.",
            "`inbox`：没有文件夹 \(path)。请用 `recoup init` 创建，或更正路径。"
        )
    }

    package static func namespaceMissing(_ scheme: String) -> Message {
        Message(
            "owners.username_schemes has \(scheme), which needs owners.uuid_namespace: the UUID the app uses.",
            "owners.username_schemes 中有 \(scheme)，需要同时设置 owners.uuid_namespace：应用所用的 UUID。"
        )
    }

    // Addresses

    package static let addressWithQuery = Message(
        "an endpoint has no query (?) and no fragment (#); write https://host",
        "地址不能含有查询部分（?）或片段（#）；请写成 `https://host`"
    )
    package static let addressWithFragment = Message(
        "it has a fragment (#), which is not sent",
        "其中含有片段（#），片段不会被发送"
    )
    package static let noAddress = Message("not a URL; write https://host", "不是有效的地址；请写成 `https://host`")
    package static let addressWithUser = Message("a URL must not carry a user or password", "地址不能含有用户名或密码")

    package static func insecureAddress(_ address: String) -> Message {
        Message("\(address) is not https, nor http on this machine", "\(address) 既不是 `https`，也不是指向本机的 `http`")
    }

    // Where a value came from

    package static let fromFlag = Message("flag", "命令行选项")
    package static let fromDefault = Message("default", "默认值")

    package static func fromEnvironment(_ name: String) -> Message {
        Message("environment \(name)", "环境变量 \(name)")
    }

    package static func fromFile(_ path: String) -> Message { Message("file \(path)", "文件 \(path)") }

    // What a value must be

    package static func oneOf(_ names: String) -> Message {
        Message("one of \(names)", "以下之一：\(names)")
    }

    package static func atLeastOne(of names: String) -> Message {
        Message("at least one of \(names)", "以下至少一项：\(names)")
    }

    package static func aFile(suchAs example: String) -> Message {
        Message("a file, such as \(example)", "一个文件，例如 \(example)")
    }

    package static func aFolder(suchAs example: String) -> Message {
        Message("a folder, such as \(example)", "一个文件夹，例如 \(example)")
    }

    package static let aDuration = Message(
        "a duration such as 24h or 7d, of at most 36500d",
        "时长，例如 `24h` 或 `7d`，最长 `36500d`"
    )
    package static let aDurationOrNever = Message(
        "a duration such as 36h, of at most 36500d, or never",
        "时长（例如 `36h`，最长 `36500d`）或 `never`"
    )
    package static let aPositiveDuration = Message(
        "a duration longer than nothing and of at most 36500d, such as 90d",
        "大于零且不超过 `36500d` 的时长，例如 `90d`"
    )
    package static let aDateOrAuto = Message(
        "auto, a date such as 2026-01-31, or an RFC 3339 time",
        "以下之一：`auto`、日期（例如 2026-01-31）、RFC 3339 时间"
    )
    package static let aRequestRate = Message("a whole number from 1 to 10000", "从 1 到 10000 的整数")
    package static let aWorkerCount = Message("a whole number from 1 to 64", "从 1 到 64 的整数")
    package static let oneWorkerForAFile = Message(
        "1 where the ledger is a file: only a server lets several sessions judge",
        "1，因为账本是一个文件：只有服务器才能让多个会话同时判定"
    )
    package static let latestRowOrFileTime = Message("latest_row or file_time", "以下之一：latest_row、file_time")
    package static let userIDs = Message(
        "user ids, not what a spreadsheet made of them",
        "用户标识，而不是被表格软件改写过的值"
    )
    package static let aUUID = Message(
        "a UUID such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "UUID，例如 `6ba7b810-9dad-11d1-80b4-00c04fd430c8`"
    )
}
