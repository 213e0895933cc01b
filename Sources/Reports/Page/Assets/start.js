// The controls: search, filters, sorting, language; and the charts that set them.

const search = document.getElementById("search");
const counted = document.getElementById("count");
const reset = document.getElementById("reset");
const filterNames = ["kind", "next_step", "owner_strength", "cause", "age", "case_status", "bundle_id",
  "product_id", "app_version", "storefront", "currency", "environment", "assignee", "device_model", "is_missing"];
const firstFilters = 7;
const selects = new Map();
const newOnly = element("input", { type: "checkbox", id: "new-only" });

const namesOfThings = new Set(["bundle_id", "product_id", "app_version", "storefront", "currency", "assignee", "device_model"]);

function namedValue(name, code) { return namesOfThings.has(name) ? code : titled(name, code); }

/** One control for each filter that has a choice to offer. */
function makeFilters() {
  const places = [document.getElementById("filters"), document.getElementById("more-filters")];
  filterNames.forEach((name, index) => {
    if (columns[columnPlace[name]].values.length < 2) return;
    const select = element("select", { "data-filter": name });
    select.addEventListener("change", () => choose(name, select.value === "" ? null : Number(select.value)));
    selects.set(name, select);
    places[index < firstFilters ? 0 : 1].append(
      element("label", {}, element("span", { "data-label": `filter_${name}` }), select));
  });
  places[1].parentElement.hidden = places[1].childElementCount === 0;
  if (rows.some((row) => row[columnPlace.is_new])) {
    newOnly.addEventListener("change", () => { wantsNewOnly = newOnly.checked; update(); });
    places[0].append(element("label", { class: "check" }, newOnly, element("span", { "data-label": "newOnly" })));
  }
}

/** The values of a filter with how many rows each would leave; those that would leave none stay out. */
function fillFilter(name, counts) {
  const select = selects.get(name);
  if (!select) return;
  const current = chosen.get(name);
  const values = columns[columnPlace[name]].values;
  const order = name === "age" ? values.map((_, index) => index) : orderOfValues(values, (code) => namedValue(name, code));
  const options = values.map((code, index) => ({ code, index }))
    .filter(({ index }) => counts[index] > 0 || index === current)
    .sort((one, other) => order[one.index] - order[other.index])
    .map(({ code, index }) => element("option",
      { value: index, text: `${namedValue(name, code)} (${count(counts[index])})`, selected: index === current }));
  select.replaceChildren(element("option", { value: "", text: label("all") }), ...options);
  select.value = current === undefined ? "" : String(current);
  select.classList.toggle("chosen", current !== undefined);
}

function choose(name, index) {
  if (index === null) chosen.delete(name);
  else chosen.set(name, index);
  update();
}

/** Reads the controls, finds, sorts and shows. */
function update(keepsPlace = false) {
  performance.mark("update begins");
  searched = search.value;
  const { found, counts } = wanted(filterNames);
  filterNames.forEach((name, index) => fillFilter(name, counts[index]));
  show(sorted(found), keepsPlace);
  const values = { n: count(found.length), total: count(rows.length) };
  const told = label(found.length === rows.length ? "countAll" : "countSome", values);
  counted.textContent = page.left_out ? `${told} ${label("leftOut", { n: count(page.left_out) })}` : told;
  reset.hidden = chosen.size === 0 && !wantsNewOnly && searched === "";
  performance.measure("update", "update begins");
}

function clear() {
  chosen.clear();
  wantsNewOnly = newOnly.checked = false;
  search.value = "";
}

/** The heads of the columns become buttons; the one sorted by says so. */
function makeHeads() {
  table.tHead.rows[0].setAttribute("aria-rowindex", 1);
  for (const head of table.tHead.rows[0].cells) {
    const button = element("button", { type: "button" });
    button.append(...head.childNodes, drawing("0 0 8 10", ["up", "M4 0 7.5 4h-7Z"], ["down", "M4 10 .5 6h7Z"]));
    head.append(button);
    button.addEventListener("click", () => {
      const column = head.dataset.sort;
      sorting = { column, descending: sorting.column === column && !sorting.descending };
      markSorted();
      update();
    });
  }
  markSorted();
}

function markSorted() {
  for (const head of table.tHead.rows[0].cells) {
    if (head.dataset.sort !== sorting.column) head.removeAttribute("aria-sort");
    else head.setAttribute("aria-sort", sorting.descending ? "descending" : "ascending");
  }
}

/** A figure or a bar of a chart leads to its rows. */
function linkToRows() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-column]");
    if (!link) return;
    event.preventDefault();
    clear();
    const wish = [[link.dataset.column, link.dataset.code], ["kind", link.dataset.kind]];
    for (const [name, code] of wish) {
      const index = code === undefined ? -1 : columns[columnPlace[name]].values.indexOf(code);
      if (index >= 0) chosen.set(name, index);
    }
    update();
    const section = document.getElementById("findings");
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  });
}

/** What a column of the chart of days says, while it is pointed at. */
function readDays() {
  const reading = document.querySelector(".reading");
  if (!reading || !page.days) return;
  const resting = [...reading.childNodes];
  for (const chart of document.querySelectorAll(".panel svg")) {
    chart.addEventListener("pointermove", (event) => {
      const box = chart.getBoundingClientRect();
      const index = Math.floor((event.clientX - box.left) / box.width * page.days.length);
      const day = page.days[Math.max(0, Math.min(page.days.length - 1, index))];
      reading.textContent = label("dayReading", { day: day[0], paid: count(day[1]), delivered: count(day[2]),
        soon: count(day[3]), missing: count(day[4]) });
    });
    chart.addEventListener("pointerleave", () => reading.replaceChildren(...resting));
  }
}

/** Puts the texts that are no part of the document's own into the language in force. */
function speak(language) {
  root.lang = language;
  document.title = page.titles[place()];
  search.placeholder = label("searchHint");
  for (const text of document.querySelectorAll("[data-label]")) text.textContent = label(text.dataset.label);
  update(true);
}

root.classList.add("script");
makeFilters();
makeHeads();
linkToRows();
readDays();
let timer = 0;
search.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(update, 60);
});
search.form.addEventListener("submit", (event) => { event.preventDefault(); update(); });
reset.addEventListener("click", () => { clear(); update(); search.focus(); });
for (const choice of document.querySelectorAll("input[name=language]")) {
  choice.addEventListener("change", () => speak(choice.value));
}
addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, select, textarea");
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    search.focus();
  }
});
speak(root.lang);
(window.requestIdleCallback || setTimeout)(prepareSearch);
