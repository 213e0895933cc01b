// What a row opens to: the finding in sentences, everything known of it, and the commands to go on with.

/** A text that a shell takes as one word. */
function quoted(word) { return /^[A-Za-z0-9][A-Za-z0-9._:@-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`; }

/** The next step in words. About some kinds of finding there is more to say than about others. */
function nextStep(row) {
  const step = value(row, "next_step");
  const special = `next_step_${step}_${value(row, "kind")}`;
  return Object.hasOwn(page.labels, special) ? label(special) : named("next_step", step);
}

/** The text that tells of the row's kind. About some kinds there is another one where something else is the matter. */
function sentenceOfKind(row) {
  const key = `kind_${value(row, "kind")}`;
  const isOfClaim = (value(row, "detail") || "").split(";")[0] === "claim";
  const variants = [isOfClaim && "claim", !value(row, "owner_user_id") && "several", value(row, "next_step")];
  const special = variants.filter(Boolean).map((variant) => `${key}_${variant}`);
  return special.find((name) => Object.hasOwn(page.labels, name)) || key;
}

function sentences(row) {
  const get = (name) => value(row, name);
  const nobody = label("nobody");
  const said = [label(sentenceOfKind(row), {
    owner: get("owner_user_id") || nobody,
    credited: get("credited_user_id") || nobody,
    expected: named("expected", get("expected")) || label("unknown"),
    actual: named("actual", get("actual")) || label("unknown"),
    candidates: (get("expected") || "").replaceAll(";", ", ") || nobody,
    bundle: get("bundle_id") || label("unknown"),
  })];
  if (get("cause")) said.push(label("causeSentence", { cause: named("cause", get("cause")) }));
  if (get("owner_basis")) {
    const who = get("owner_user_id") || (get("owner_candidates") || "").replaceAll(";", ", ");
    said.push(label(who ? "ownerSentence" : "ownerUnknownSentence", {
      owner: who, basis: named("owner_basis", get("owner_basis")), strength: named("owner_strength", get("owner_strength")),
    }));
  }
  if (get("next_step")) said.push(label("nextSentence", { step: nextStep(row) }));
  return said;
}

/** Everything the row holds, as pairs of a name and a text. */
function known(row) {
  const get = (name) => value(row, name);
  const both = (...names) => names.map(get).filter(Boolean).join(" ");
  const price = get("price_milliunits");
  const facts = [
    ["case", both("case_id")],
    ["caseStatus", [named("case_status", get("case_status")), get("assignee")].filter(Boolean).join(", ")],
    ["transaction", get("transaction_id")],
    ["originalTransaction", get("original_transaction_id")],
    ["appleOrder", get("apple_order_id")],
    ["product", both("product_id") + (get("quantity") ? ` × ${get("quantity")}` : "")],
    ["productType", named("product_type", get("product_type"))],
    ["app", get("bundle_id")],
    ["environment", named("environment", get("environment"))],
    ["paidAt", moment(get("purchase_date"), true)],
    ["expiresAt", moment(get("expires_at"), true)],
    ["amount", price === null ? null : `${amount(price, get("currency"))} (${named("price_source", get("price_source"))})`],
    ["storefront", get("storefront")],
    ["owner", both("owner_user_id") + (get("owner_account_name") ? ` (${get("owner_account_name")})` : "")],
    ["candidates", (get("owner_candidates") || "").replaceAll(";", ", ")],
    ["applicationUsername", get("application_username")],
    ["submittedBy", get("submitted_by_user_id")],
    ["creditedTo", get("credited_user_id")],
    ["creditedAt", moment(get("credited_at"), true)],
    ["creditOrder", get("credit_order_id")],
    ["expected", named("expected", get("expected"))],
    ["actual", named("actual", get("actual"))],
    ["device", [get("device_model"), get("os_version")].filter(Boolean).join(", ")],
    ["appVersion", get("app_version")],
    ["evidence", [named("evidence_grade", get("evidence_grade")), named("evidence_source", get("evidence_source"))]
      .filter(Boolean).join(", ")],
    ["firstSeen", moment(get("first_seen_at"), true)],
    ["rechecked", moment(get("rechecked_at"), true)],
    ["detail", get("detail")],
  ];
  return facts.filter(([, text]) => text);
}

/** Whether a text is shown as it is: neither cut nor with an escape in place of what cannot be seen. */
function isWhole(text) { return !/\\u\{[0-9A-F]+\}|…$/.test(text); }

function commands(row) {
  const get = (name) => value(row, name);
  const list = [];
  const transaction = get("transaction_id");
  if (transaction) {
    list.push(["explainCommand", `recoup explain ${quoted(transaction)}`]);
    list.push(["customerCommand", `recoup explain ${quoted(transaction)} --customer`]);
  }
  list.push(["caseCommand", `recoup case show ${quoted(get("case_id"))}`]);
  const owner = get("owner_user_id");
  if (get("next_step") === "credit_owner" && owner && isWhole(owner) && get("case_status") !== "resolved"
    && !page.is_redacted) {
    // A value that begins like an option is none where it stands by itself.
    const user = owner.startsWith("-") ? `--user=${quoted(owner)}` : `--user ${quoted(owner)}`;
    list.push(["resolveCommand", `recoup case resolve ${quoted(get("case_id"))} --reason credited_manually ${user}`]);
  }
  return list;
}

function details(row) {
  const said = element("div", { class: "said" });
  for (const sentence of sentences(row)) said.append(element("p", {}, element("bdi", { text: sentence })));
  const facts = element("dl", { class: "known" });
  for (const [key, text] of known(row)) {
    facts.append(element("div", { class: text.length > 60 ? "long" : null },
      element("dt", { text: label(`fact_${key}`) }), element("dd", {}, element("bdi", { text }))));
  }
  const list = element("ul", { class: "commands" });
  for (const [key, command] of commands(row)) {
    const button = element("button", { type: "button", text: label("copy"), "aria-label": `${label("copy")}: ${command}` });
    button.addEventListener("click", () => copy(command, button));
    list.append(element("li", {}, element("span", { class: "for", text: label(key) }),
      element("code", { text: command }), button));
  }
  return [said, facts, list];
}

async function copy(text, button) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the page may not write to the clipboard, what is selected may still be copied.
    getSelection().selectAllChildren(button.previousSibling);
    isCopied = document.execCommand("copy");
  }
  button.textContent = label(isCopied ? "copied" : "select");
  setTimeout(() => { button.textContent = label("copy"); }, 2000);
}
