import FoundationEssentials
import Mustache
import ReconciliationCore

extension ReportPage {
    /// What stands before and behind the rows.
    ///
    /// - Precondition: every row was added.
    func text(_ summary: RunSummary) throws -> (head: String, tail: String) {
        let document = PageAssets.template.render(try view(summary))
        // Nothing that is shown can say this: where it stands, every `<` of it would be an entity.
        let marker = "<!--rows-->\n"
        guard let place = document.firstRange(of: marker) else {
            preconditionFailure("the page's template has no place for the rows")
        }
        return (String(document[..<place.lowerBound]), "\n" + document[place.upperBound...])
    }

    private func view(_ summary: RunSummary) throws -> PageView {
        let time = setting.time
        let money = summary.totals.missingMoneyInOrder
        let steps = nextSteps
        let charts = self.charts
        let headline = self.headline(summary)
        let reach = IntakeKind.allCases.compactMap { kind in
            summary.totals.watermarks[kind.rawValue].map { moment in
                PageView.Reach(name: Markup(kind.name), moment: Markup(time.moment(moment)))
            }
        }
        return PageView(
            language: setting.language.rawValue,
            languages: [(Language.english, "English"), (.simplifiedChinese, "中文")].map { language, name in
                .init(code: language.rawValue, name: name, isChosen: language == setting.language)
            },
            policy: PageAssets.policy,
            version: summary.version,
            title: title(headline, setting.language),
            style: .trusted(PageAssets.style),
            script: .trusted(PageAssets.script),
            data: .trusted(try dataJSON(under: headline)),
            label: Dictionary(
                uniqueKeysWithValues: PageLabel.allCases.map { ($0.rawValue, Markup($0.name)) }
            ),
            privacy: Markup((isRedacted ? PageLabel.redacted : .privacy).name),
            origin: Markup(origin(summary)),
            alarm: summary.failedControls.isEmpty
                ? nil
                : Markup(Message("Control totals do not hold. Do not act on this page.", "控制总数不一致，请勿依据本页操作。")),
            headline: Markup(headline),
            facts: facts(summary),
            money: money.map { money in
                PageView.Money(
                    currency: money.currency.isEmpty ? Markup(PageLabel.unknown.name) : Markup(money.currency),
                    isEstimate: money.isEstimate,
                    amount: money.currency.isEmpty ? "" : moneyText(money.milliunits),
                    count: groupedDigits(String(money.count))
                )
            },
            steps: steps,
            others: tally.others == 0
                ? nil
                : PageView.Step(
                    code: "no",
                    kind: nil,
                    count: groupedDigits(String(tally.others)),
                    name: Markup(Message("other problems", "其他异常"))
                ),
            books: summary.bookNotices(time).map(PageView.Notice.init),
            inputs: summary.inputNotices(time).map(PageView.Notice.init),
            reach: reach,
            refusedSummary: Markup(refusedSummary(summary)),
            refused: refused,
            daily: DeliveryChart(setting.figures.days, time, language: setting.language),
            charts: charts,
            count: Markup(countMessage),
            columns: PageTableColumn.allCases.map { .init(id: $0.rawValue, sort: $0.sortedBy, name: Markup($0.name)) },
            firstRows: firstRows,
            hasMoney: !money.isEmpty,
            hasSteps: !steps.isEmpty || tally.others > 0,
            hasReach: !reach.isEmpty,
            hasRefused: !refused.isEmpty,
            hasCharts: !charts.isEmpty
        )
    }

    func title(_ headline: Message, _ language: Language) -> String {
        "\(headline[language]) · \(setting.time.day(setting.asOf)[language]) · recoup"
    }

    private func headline(_ summary: RunSummary) -> Message {
        guard tally.missing > 0 else { return summary.nothingMissing.withoutStop }
        return Message(
            "\(tally.missing, one: "paid purchase", other: "paid purchases") not delivered",
            "\(tally.missing) 笔已付款订单未到账"
        )
    }

    private func origin(_ summary: RunSummary) -> Message {
        let moment = setting.time.moment(setting.asOf)
        let name = setting.time.zone.identifier
        // Foundation calls UTC so, wherever it was given as UTC.
        let zone = Message(verbatim: name == "GMT" ? "UTC" : name)
        let run = Message(verbatim: String(summary.runID.number))
        let version = Message(verbatim: summary.version)
        return Message(
            "Books as of \(moment), run \(run), recoup \(version). Times in \(zone).",
            "账目截至 \(moment)，运行 \(run)，recoup \(version)。时间均为 \(zone) 时区。"
        )
    }

    private func facts(_ summary: RunSummary) -> [PageView.Fact] {
        var facts = [
            PageView.Fact(
                name: Markup(Message("New since the last report", "自上次报告以来新增")),
                value: Markup(Message("\(tally.newMissing)", "\(tally.newMissing)")),
                note: nil
            )
        ]
        if let oldest = summary.totals.oldestMissing {
            let days = Int((setting.asOf.milliseconds - oldest.milliseconds) / 86_400_000)
            facts.append(
                PageView.Fact(
                    name: Markup(Message("Oldest payment", "最早付款")),
                    value: Markup(setting.time.day(oldest)),
                    note: Markup(Message("\(days, one: "day", other: "days") ago", "\(days) 天前"))
                )
            )
        }
        let tooEarly = summary.whiteByFileCode["expected", default: 0]
        facts.append(
            PageView.Fact(
                name: Markup(Message("Paid, too early to judge", "已付款，待判定")),
                value: Markup(Message("\(tooEarly)", "\(tooEarly)")),
                note: nil
            )
        )
        return facts
    }

    /// What to do about the missing credits, in the order of the codes.
    private var nextSteps: [PageView.Step] {
        NextStep.allCases.compactMap { step in
            guard let count = tally.steps[step.rawValue], count > 0 else { return nil }
            return PageView.Step(
                code: step.rawValue,
                kind: FindingKind.missingCredit.rawValue,
                count: groupedDigits(String(count)),
                name: Markup(step.predicate(of: count))
            )
        }
    }

    private func refusedSummary(_ summary: RunSummary) -> Message {
        guard refused.count < summary.totals.rejectedRowLines else {
            return Message("The refused rows", "拒收的行")
        }
        return Message(
            "The first \(refused.count, one: "refused row", other: "refused rows")",
            "前 \(refused.count) 个拒收的行"
        )
    }

    /// Without the script only the first rows are there, and it says so.
    private var countMessage: Message {
        guard firstRows.count < findings else {
            return Message("\(findings, one: "finding", other: "findings")", "共 \(findings) 条异常")
        }
        return Message(
            "The first \(firstRows.count) of \(findings, one: "finding", other: "findings"); with scripts switched off the rest is in the CSV files.",
            "前 \(firstRows.count) 条，共 \(findings) 条异常；未启用脚本时，其余见 CSV 文件。"
        )
    }
}
