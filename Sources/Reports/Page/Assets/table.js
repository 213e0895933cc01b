// The table of findings: only the rows in view are in the document, so that 50,000 scroll like 50.

const scroller = document.getElementById("scroller");
const table = document.getElementById("table");
const body = table.tBodies[0];
const above = element("tr", { class: "spacer", "aria-hidden": "true" }, element("td"));
const below = element("tr", { class: "spacer", "aria-hidden": "true" }, element("td"));
const spare = 12;
const printedRowsMax = 300;

const view = { shown: new Uint32Array(0), open: null, rowHeight: 50, detailHeight: 0, isPrinted: false };
/** The rows in the document, by the number of their finding. */
const made = new Map();
let detail = null;

function cells(row) {
  const get = (name) => value(row, name);
  const status = get("case_status") === "open" ? "" : named("case_status", get("case_status"));
  const owner = get("owner_user_id") || get("credited_user_id");
  const price = get("price_milliunits");
  return [
    ["kind", titled("kind", get("kind")), ""],
    ["product", shortProduct(get("product_id"), get("bundle_id")), get("transaction_id") || ""],
    ["paid", moment(get("purchase_date")), age(get("purchase_date"))],
    ["amount", price === null ? "" : amount(price, get("currency")),
      get("price_source") === "catalogue" ? label("estimate") : "", moment(get("purchase_date"))],
    ["owner", owner || label(get("owner_candidates") ? "several" : "nobodyKnown"),
      get("owner_user_id") ? `${titled("owner_strength", get("owner_strength"))}${label("colon")}${named("owner_basis", get("owner_basis"))}`
        : owner ? label("fact_creditedTo") : ""],
    ["cause", get("cause") ? titled("cause", get("cause")) : get("detail") || get("actual") || "", null],
    ["step", capitalized(nextStep(row)), null],
    ["case", get("case_id"), [status, get("assignee")].filter(Boolean).join(label("colon"))],
  ];
}

/** Without the app's own name before it, which all products of the app share. */
function shortProduct(product, app) {
  if (!product) return app || "";
  return app && product.startsWith(`${app}.`) ? product.slice(app.length + 1) : product;
}

function makeRow(number, position) {
  const row = rows[number];
  const isOpen = view.open === number;
  const line = element("tr", { class: isOpen ? "row open" : "row", "aria-rowindex": position + 2, "data-number": number });
  for (const [id, one, two, narrow] of cells(row)) {
    const cell = element("td", { class: id });
    line.append(cell);
    if (id === "kind") {
      const name = [one, value(row, "transaction_id")].filter(Boolean).join(", ");
      const button = element("button",
        { class: "toggle", type: "button", "aria-expanded": String(isOpen), "aria-label": name },
        drawing("0 0 8 8", ["", "M2.5 1 6 4 2.5 7"]), element("span", { text: one }));
      cell.append(element("span", { class: "one" }, button));
      cell.append(element("span", { class: "two" },
        element("span", { class: "new", text: value(row, "is_new") ? `${label("new")} ` : "" }),
        element("span", { class: "narrow", text: value(row, "transaction_id") || "" })));
    } else {
      cell.append(element("span", { class: "one", title: one }, element("bdi", { text: one })));
      if (two === null) continue;
      cell.append(element("span", { class: "two", title: two }, element("bdi", { text: two }),
        element("span", { class: "narrow", text: narrow ? ` ${narrow}` : "" })));
    }
  }
  return line;
}

function makeDetail(number) {
  const place = element("td", { colspan: 8 }, ...details(rows[number]));
  return element("tr", { class: "detail", "data-detail": number }, place);
}

/** Where a row begins, in pixels below the head of the table. */
function top(position) {
  const isBelowOpen = view.openPosition >= 0 && position > view.openPosition;
  return position * view.rowHeight + (isBelowOpen ? view.detailHeight : 0);
}

function positionAt(offset) {
  const open = view.openPosition;
  if (open < 0 || offset < (open + 1) * view.rowHeight) return Math.floor(offset / view.rowHeight);
  return Math.max(open, Math.floor((offset - view.detailHeight) / view.rowHeight));
}

/** Brings the document up to the rows in view. Rows that stay keep their elements, and so the focus in them. */
function draw() {
  const size = view.shown.length;
  const height = scroller.clientHeight || 600;
  let first = Math.max(0, positionAt(scroller.scrollTop) - spare);
  let end = Math.min(size, positionAt(scroller.scrollTop + height) + 1 + spare);
  if (view.isPrinted) { first = 0; end = Math.min(size, printedRowsMax); }
  if (size === 0) {
    made.clear();
    body.replaceChildren(element("tr", { class: "nothing" }, element("td", { colspan: 8, text: label("nothingFound") })));
    return;
  }
  const had = document.activeElement && body.contains(document.activeElement);
  const keep = new Set();
  const wantedLines = [above];
  for (let position = first; position < end; position += 1) {
    const number = view.shown[position];
    let line = made.get(number);
    if (!line) { line = makeRow(number, position); made.set(number, line); }
    keep.add(number);
    wantedLines.push(line);
    if (number === view.open) wantedLines.push(detail);
  }
  for (const [number, line] of made) if (!keep.has(number)) { line.remove(); made.delete(number); }
  wantedLines.push(below);
  above.firstChild.style.height = `${top(first)}px`;
  below.firstChild.style.height = view.isPrinted ? "0" : `${Math.max(0, top(size) - top(end))}px`;
  // In order, moving nothing that already stands where it should.
  let at = body.firstChild;
  for (const line of wantedLines) {
    if (line === at) at = at.nextSibling;
    else body.insertBefore(line, at);
  }
  while (at) { const after = at.nextSibling; at.remove(); at = after; }
  if (had && !body.contains(document.activeElement)) scroller.focus({ preventScroll: true });
}

/** Shows other findings, or the same in another language or order. */
function show(shown, keepsPlace = false) {
  const offset = scroller.scrollTop;
  view.shown = shown;
  made.clear();
  body.replaceChildren();
  table.setAttribute("aria-rowcount", shown.length + 1);
  const open = view.open;
  view.open = null;
  view.openPosition = -1;
  detail = null;
  if (!keepsPlace) scroller.scrollTop = 0;
  if (keepsPlace && open !== null && shown.includes(open)) setOpen(open);
  draw();
  measure();
  if (keepsPlace && offset > 0) {
    scroller.scrollTop = offset;
    draw();
  }
}

function measure() {
  const line = body.querySelector(".row");
  const height = line ? line.getBoundingClientRect().height : 0;
  if (height && Math.abs(height - view.rowHeight) > 0.25) {
    view.rowHeight = height;
    draw();
  }
}

const sizes = new ResizeObserver(() => {
  if (!detail) return;
  const height = detail.getBoundingClientRect().height;
  if (height && height !== view.detailHeight) { view.detailHeight = height; draw(); }
});

function setOpen(number) {
  view.open = number;
  view.openPosition = number === null ? -1 : view.shown.indexOf(number);
  if (detail) sizes.unobserve(detail);
  detail = number === null ? null : makeDetail(number);
  view.detailHeight = 0;
  if (detail) sizes.observe(detail);
}

function toggle(number) {
  const before = view.open;
  const offset = made.get(number).getBoundingClientRect().top;
  setOpen(before === number ? null : number);
  draw();
  if (detail) { view.detailHeight = detail.getBoundingClientRect().height; draw(); }
  for (const touched of [before, number]) {
    const line = touched === null ? null : made.get(touched);
    if (!line) continue;
    line.classList.toggle("open", view.open === touched);
    line.querySelector(".toggle").setAttribute("aria-expanded", String(view.open === touched));
  }
  // What was clicked stays where it was, also where a row above it closed.
  const line = made.get(number);
  if (line) scroller.scrollTop += line.getBoundingClientRect().top - offset;
}

/** Moves the focus to the row at a position, scrolling it into view. */
function focusRow(position) {
  const target = Math.max(0, Math.min(view.shown.length - 1, position));
  if (view.shown.length === 0) return;
  const head = table.tHead.getBoundingClientRect().height;
  const start = top(target);
  if (start < scroller.scrollTop) scroller.scrollTop = start;
  const visible = scroller.clientHeight - head;
  if (start + view.rowHeight > scroller.scrollTop + visible) scroller.scrollTop = start + view.rowHeight - visible;
  draw();
  made.get(view.shown[target]).querySelector(".toggle").focus({ preventScroll: true });
}

body.addEventListener("click", (event) => {
  const line = event.target.closest(".row");
  if (!line || (getSelection().toString() && !event.target.closest("button"))) return;
  toggle(Number(line.dataset.number));
});

scroller.addEventListener("keydown", (event) => {
  if (event.target.closest(".detail") && event.key !== "Escape") return;
  if (event.target.closest("thead") || event.altKey || event.ctrlKey || event.metaKey) return;
  const line = event.target.closest(".row");
  const position = line ? view.shown.indexOf(Number(line.dataset.number)) : positionAt(scroller.scrollTop) - 1;
  const leap = Math.max(1, Math.floor(scroller.clientHeight / view.rowHeight) - 2);
  const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: leap, PageUp: -leap, Home: -Infinity, End: Infinity };
  if (event.key in moves) {
    event.preventDefault();
    focusRow(position + moves[event.key]);
  } else if (event.key === "Escape" && view.open !== null) {
    const number = view.open;
    if (made.has(number)) toggle(number);
    else setOpen(null);
    focusRow(view.shown.indexOf(number));
  }
});

let isDrawing = false;
scroller.addEventListener("scroll", () => {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => { isDrawing = false; draw(); });
}, { passive: true });
addEventListener("resize", () => { measure(); draw(); });
addEventListener("beforeprint", () => { view.isPrinted = true; draw(); });
addEventListener("afterprint", () => { view.isPrinted = false; draw(); });
