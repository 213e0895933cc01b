/// Why a piece of evidence is not verified, and why a row of an input is refused. The rules belong to the modules that
/// read Apple's formats and the input files; what people read of them is here, by their codes.

extension Message {
    /// The name of a rule of evidence; the code itself where this version does not know it.
    package init(evidenceRule code: String) { self = Self.named(evidenceRule: code) ?? Message(verbatim: code) }

    /// The name of a rule of evidence; nil where this version does not know it.
    static func named(evidenceRule code: String) -> Message? { evidenceRules[code] }

    /// The name of a rule of input rows; the code itself where this version does not know it.
    package init(inputRule code: String) { self = inputRules[code] ?? Message(verbatim: code) }
}

private let evidenceRules: [String: Message] = [
    "signature_mismatch": Message("the signature does not fit the contents", "签名与内容不符"),
    "answer_bundle_mismatch": Message("Apple answered about another app", "苹果的答复针对其他应用"),
    "answer_environment_mismatch": Message("Apple answered about another environment", "苹果的答复针对其他环境"),
    "answer_transaction_mismatch": Message("Apple answered about another transaction", "苹果的答复针对其他交易"),
    "signature_missing": Message("it is not signed", "没有签名"),
    "signature_malformed": Message("the signature has no known layout", "签名格式不明"),
    "chain_untrusted": Message("it is not signed by Apple", "不是苹果签名"),
    "certificate_expired": Message("a certificate was not valid when it was made", "生成时证书不在有效期内"),
    "wrong_algorithm": Message("Apple does not sign with this algorithm", "苹果不使用这种签名算法"),
    "marker_missing": Message("a certificate lacks Apple's marker", "证书缺少苹果的标记"),
    "unknown_critical_header": Message("its header requires an extension unknown here", "头部要求本版本不支持的扩展"),
    "test_environment": Message(
        "it was made by StoreKit testing in Xcode, not by Apple",
        "由 Xcode 的 StoreKit 测试生成，不是苹果签发"
    ),
    "not_a_receipt": Message("it is neither a receipt nor signed data", "既不是票据，也不是签名数据"),
    "truncated": Message("its end is missing", "内容不完整，缺少结尾"),
    "structure_broken": Message("its container is damaged", "外层结构已损坏"),
    "payload_broken": Message("its contents are damaged", "内容已损坏"),
    "duplicate_bundle_id": Message("it states two bundle ids", "含有两个应用标识"),
    "missing_creation_date": Message("it states no creation date", "缺少生成时间"),
    "duplicate_creation_date": Message("it states two creation dates", "含有两个生成时间"),
    "encoding_broken": Message("it is not Base64", "不是 Base64 编码"),
    "missing_transaction_id": Message("it states no transaction id", "缺少交易号"),
    "unsupported_algorithm": Message("its algorithm is not supported here", "本版本不支持其算法"),
    "unsupported_key": Message("its key is not supported here", "本版本不支持其密钥"),
    "unsupported_structure": Message("its structure is not supported here", "本版本不支持其结构"),
    "too_large": Message("it is larger than any real one", "超过正常大小"),
    "app_id_mismatch": Message("it is for another app than `apple_id` says", "所属应用与 `apple_id` 的配置不符"),
    "reading_failed": Message("reading it ended the program", "读取时程序异常终止"),
    "damaged_row": Message("a row cannot be read", "有一行无法读取"),
    "duplicate_attribute": Message("an attribute stands there twice", "有一个属性重复出现"),
    "implausible_quantity": Message("a quantity is outside 1 to 1,000,000", "数量不在 1 至 1,000,000 之间"),
    "implausible_price": Message("a price cannot be right", "价格不合理"),
    "damaged_identifier": Message("an identifier is damaged", "有一个标识已损坏"),
    "damaged_text": Message("a bundle or product id holds a control character", "应用或商品标识含有控制字符"),
    "missing_value": Message("a required value is missing", "缺少必填值"),
    "unknown_environment": Message("the environment is neither Production nor Sandbox", "环境既不是 Production 也不是 Sandbox"),
    "needs_apple": Message("Apple has to be asked", "需要向苹果查询"),
    "retries_used_up": Message("Apple was asked too often without an answer", "多次查询，苹果始终没有给出结论"),
    "apple_21003": Message("Apple says: not authentic", "苹果答复：票据不真实"),
    "apple_21010": Message("Apple says: the account is unknown or deleted", "苹果答复：账户不存在或已删除"),
]

/// What to do about a row or file that a rule of input refused; empty where the name of the rule says all.
func remedyInSimplifiedChinese(inputRule code: String) -> String { inputRemedies[code] ?? "" }

private let inputRemedies: [String: String] = [
    "other_format": "请导出纯文本；如需压缩请用 `gzip`。",
    "unclosed_quote": "从这里到文件末尾都没有读入；请补上引号。",
    "broken_quote": "字段内的引号请写成两个引号。",
    "missing_column": "文件可能是空的、没有表头，或者是别的文件；请修正导出，或用 `--map` 或 `inputs.<kind>.columns` 指定列名。",
    "duplicate_column": "请只保留其中一列。",
    "column_count": "请检查分隔符和引号。",
    "line_ends": "也可能是表头的引号没有闭合；请以 LF 或 CRLF 换行保存（表格软件中选 CSV UTF-8）。",
    "too_large": "真实票据没有这么大；请检查服务器保存的内容。",
    "half_surrogate": "原文已丢失；请在写入时按整个字符截断。",
    "invalid_utf8": "请以 UTF-8 编码导出。",
    "nul_byte": "请以 UTF-8 编码导出，不含 NUL。",
    "invalid_json": "请写成 JSON Lines：每行一个完整对象。",
    "not_an_object": "请写成 JSON Lines：每行一个对象。",
    "conflicting_field": "请只保留一个。",
    "field_too_long": "文字最多 64 KiB；用户、设备、订单、商品和应用的标识与名称最多 1,024 字节。",
    "missing_value": "0、nan、NA 之类不算值。",
    "damaged_identifier": "标识只能由 A-Z a-z 0-9 . _ - 组成，最多 64 个字符；请把该列按文本导出。",
    "invalid_time": "请写成 2025-03-10T05:44:43Z 这样的形式。",
    "zone_missing": "请在末尾加 Z，或为这类输入设置 `time_zone`。",
    "implausible_time": "付款、到账和上传都应在 2008-07-10 之后；付款最多晚于截至时刻一天，退款最多早于其付款一天；纪元时间为 13 位数字。",
    "invalid_price": "请以货币主单位（元，不是分）填写，最多三位小数，例如 6 或 6.00。",
    "implausible_price": "价格不能超过 1,000,000,000（以货币主单位计）。",
    "invalid_currency": "例如 USD。",
    "unknown_status": "只能是 `credited`、`failed` 或 `withdrawn`。",
    "unknown_type": "只能是 `consumable`、`non_consumable`、`auto_renewable` 或 `non_renewing`。",
    "unknown_value": "只能是 `each`、`first_period` 或 `never`。",
    "broken_base64": "也不是十六进制；请检查服务器的保存方式。该行写明的交易仍按认领保留。",
    "broken_signed_transaction": "应为以点号连接的三段 base64url；请检查服务器的保存方式。该行写明的交易仍按认领保留。",
    "not_a_notification": "应含 `signedPayload` 或 `notification_type`。",
    "wrong_password": "请核对 `apps.shared_secret_file`；任何人都可能发来这样的内容。",
]

private let inputRules: [String: Message] = [
    "other_format": Message(
        "the file is a spreadsheet or an archive, or compressed with something other than gzip",
        "文件是电子表格、归档或其他压缩格式"
    ),
    "unclosed_quote": Message("a quote is never closed", "引号没有闭合"),
    "broken_quote": Message("text follows a closing quote", "引号闭合后还有文字"),
    "missing_column": Message("a required column is missing", "缺少必需的列"),
    "duplicate_column": Message("the header names a column twice", "表头有重复的列"),
    "column_count": Message("the number of fields is not that of the header", "字段数与表头不一致"),
    "line_ends": Message("lines end with CR alone", "换行符只有 `CR`"),
    "field_too_long": Message("a field is too long", "字段过长"),
    "line_too_long": Message("the record is longer than 32 MiB", "记录超过 32 MiB"),
    "too_large": Message("the receipt is larger than 4 MiB", "票据超过 4 MiB"),
    "half_surrogate": Message("the text holds half of a character", "文字中有不完整的字符"),
    "invalid_utf8": Message("the text is not UTF-8", "文字不是 UTF-8 编码"),
    "nul_byte": Message("the text contains a NUL", "文字含有 NUL 字符"),
    "invalid_json": Message("the line is not valid JSON", "该行不是有效的 JSON"),
    "json_too_deep": Message("the JSON is nested too deeply", "JSON 嵌套过深"),
    "not_an_object": Message("the line is not a JSON object", "该行不是 JSON 对象"),
    "conflicting_field": Message("a field is given twice with different values", "同一字段有两个不同的值"),
    "missing_value": Message("a required value is missing", "缺少必填值"),
    "wrong_type": Message("the value is an object, a list, true or false, not text", "应为文字，却是对象、列表、`true` 或 `false`"),
    "damaged_identifier": Message("the identifier is damaged, perhaps by a spreadsheet", "标识已损坏，可能被表格软件改写"),
    "invalid_time": Message("the time cannot be read", "时间无法识别"),
    "zone_missing": Message("the time has no zone", "时间没有时区"),
    "implausible_time": Message("the time cannot be right", "时间不合理"),
    "invalid_price": Message("the price is not a plain decimal number", "价格不是普通的小数"),
    "implausible_price": Message("the price cannot be right", "价格不合理"),
    "invalid_currency": Message("the currency is not a code of three letters", "货币不是三个字母的代码"),
    "invalid_quantity": Message("the quantity is not a whole number from 1 to 1,000,000", "数量不是 1 至 1,000,000 的整数"),
    "unknown_status": Message("the status is unknown", "状态未知"),
    "unknown_type": Message("the product type is unknown", "商品类型未知"),
    "unknown_value": Message("the value is unknown", "取值未知"),
    "unknown_environment": Message("the environment is neither Production nor Sandbox", "环境既不是 Production 也不是 Sandbox"),
    "test_environment": Message("purchases of Xcode are not real", "Xcode 和 `LocalTesting` 的测试订单不是真实订单"),
    "broken_base64": Message("the receipt is not Base64", "票据不是 Base64 编码"),
    "broken_signed_transaction": Message("the signed data does not have three parts", "签名数据不是三段结构"),
    "not_a_notification": Message("the line holds no notification", "该行不含苹果通知"),
    "wrong_password": Message("the password is not the app's shared secret", "密码不是该应用的共享密钥"),
    "merge_cycle": Message("the user is merged into itself", "用户被合并到自己"),
]
