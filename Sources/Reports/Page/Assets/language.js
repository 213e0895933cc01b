// The texts of the page in both languages, and how numbers and moments are written.

const page = JSON.parse(document.getElementById("page-data").textContent);
const languages = ["en", "zh-Hans"];
const root = document.documentElement;

/** The place of the language in force in every pair of texts. */
function place() { return Math.max(0, languages.indexOf(root.lang)); }

/** A text of the page, with the values its {names} stand for. */
function label(key, values = {}) {
  return page.labels[key][place()].replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

/** The name of a code for people; the code itself where it has none. */
function named(group, code) {
  const texts = namesOf(group, code);
  return texts.length ? texts[place()] : code;
}

/** The names of a code in both languages; none where it has none, whatever clients call their devices. */
function namesOf(group, code) {
  const names = page.names[group];
  return names && Object.hasOwn(names, code) ? names[code] : [];
}

/** The same where it stands by itself. */
function titled(group, code) { return capitalized(named(group, code)); }

function capitalized(text) { return text ? text[0].toUpperCase() + text.slice(1) : text; }

function count(number) { return number.toLocaleString("en-US"); }

/** Thousandths of a currency's unit: two decimals at least. */
function amount(milliunits, currency) {
  const size = Math.abs(milliunits);
  let fraction = String(size % 1000).padStart(3, "0");
  if (fraction.endsWith("0")) fraction = fraction.slice(0, 2);
  return `${milliunits < 0 ? "-" : ""}${count(Math.floor(size / 1000))}.${fraction} ${currency || ""}`.trim();
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function clock(timeZone) {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit",
    hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

let localClock;
try {
  localClock = clock(page.time_zone);
} catch {
  localClock = clock("UTC"); // a zone that this browser does not know
}

/** A moment in seconds, as a day or with its time: `1 Mar 2026, 11:00`, `2026-03-01 11:00`. */
function moment(seconds, withTime = false) {
  if (seconds === null) return "";
  const part = Object.fromEntries(localClock.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]));
  const day = place() ? `${part.year}-${part.month}-${part.day}`
    : `${Number(part.day)} ${monthNames[part.month - 1]} ${part.year}`;
  return withTime ? `${day}${place() ? "" : ","} ${part.hour}:${part.minute}` : day;
}

/** How long ago, in hours below two days, else in days. */
function age(seconds) {
  if (seconds === null) return "";
  const hours = Math.floor((page.as_of - seconds) / 3600);
  return hours < 48 ? label("ageHours", { n: count(hours) }) : label("ageDays", { n: count(Math.floor(hours / 24)) });
}

function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") made.className = value;
    else if (name === "text") made.textContent = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

function drawing(viewBox, ...paths) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  for (const [className, d] of paths) {
    const path = document.createElementNS(space, "path");
    if (className) path.setAttribute("class", className);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}
