// The findings as values: what they hold, which of them are wanted, and in what order.
//
// A row is an array. A cell of a column that has `values` is a place in them; null or nothing is unknown.

const rows = JSON.parse(document.getElementById("page-rows").textContent);
const columns = page.columns;
const columnPlace = Object.fromEntries(columns.map((column, index) => [column.name, index]));

function addColumn(name, values, cell) {
  columnPlace[name] = columns.length;
  columns.push({ name, values });
  const index = columnPlace[name];
  for (const row of rows) row[index] = cell(row);
}

function value(row, name) {
  const index = columnPlace[name];
  const cell = row[index];
  if (cell === undefined || cell === null) return null;
  const values = columns[index].values;
  return values ? values[cell] : cell;
}

// What follows from the other columns.
addColumn("age", page.buckets.map((bucket) => bucket.code), (row) => {
  const paid = row[columnPlace.purchase_date];
  if (paid === undefined || paid === null) return null;
  const hours = (page.as_of - paid) / 3600;
  return page.buckets.findIndex((bucket) => bucket.end_hours === null || hours < bucket.end_hours);
});
const missingPlace = columns[columnPlace.kind].values.indexOf("missing_credit");
addColumn("is_missing", ["yes", "no"], (row) => (row[columnPlace.kind] === missingPlace ? 0 : 1));

// MARK: What is wanted

/** By column, the place of the value that is wanted. */
const chosen = new Map();
let searched = "";
let wantsNewOnly = false;

const searchedColumns = page.searched.map((name) => columnPlace[name]);
const codedColumns = columns.filter((column) => column.values && !column.name.startsWith("is_"))
  .map((column) => column.name);
let haystacks = null;

function prepareSearch() {
  if (haystacks) return;
  haystacks = rows.map((row) => {
    let text = "";
    for (const index of searchedColumns) if (row[index]) text += row[index] + "\n";
    return text.toLowerCase();
  });
}

/** For one word: the coded columns with the values that have it in their code or in either name. */
function codedMatches(word) {
  const matches = [];
  for (const name of codedColumns) {
    const index = columnPlace[name];
    const found = columns[index].values.map((code) =>
      [code, ...namesOf(name, code)].some((text) => text.toLowerCase().includes(word)));
    if (found.includes(true)) matches.push([index, found]);
  }
  return matches;
}

/**
 * The rows that are wanted, and for every filter how many rows each of its values would leave: a row counts for a filter
 * where no other one refuses it.
 */
function wanted(filterNames) {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean).map((word) => ({ word, coded: codedMatches(word) }));
  if (words.length) prepareSearch();
  const conditions = [...chosen].map(([name, place]) => [columnPlace[name], place, filterNames.indexOf(name)]);
  const filters = filterNames.map((name) => columnPlace[name]);
  const counts = filters.map((index) => new Uint32Array(columns[index].values.length));
  const newPlace = columnPlace.is_new;
  const found = new Uint32Array(rows.length);
  let size = 0;

  next: for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number];
    let refusedBy = -1;
    let refusals = 0;
    for (const [index, place, filter] of conditions) {
      const cell = row[index];
      if (cell === place) continue;
      refusals += 1;
      if (refusals > 1 || filter < 0) continue next;
      refusedBy = filter;
    }
    if (wantsNewOnly && !row[newPlace]) continue;
    for (const { word, coded } of words) {
      if (haystacks[number].includes(word)) continue;
      let isFound = false;
      for (const [index, has] of coded) {
        const cell = row[index];
        if (cell !== undefined && cell !== null && has[cell]) { isFound = true; break; }
      }
      if (!isFound) continue next;
    }
    if (refusals === 0) {
      found[size] = number;
      size += 1;
      for (let filter = 0; filter < filters.length; filter += 1) {
        const cell = row[filters[filter]];
        if (cell !== undefined && cell !== null) counts[filter][cell] += 1;
      }
    } else {
      const cell = row[filters[refusedBy]];
      if (cell !== undefined && cell !== null) counts[refusedBy][cell] += 1;
    }
  }
  return { found: found.subarray(0, size), counts };
}

// MARK: In what order

let sorting = { column: "purchase_date", descending: false };
const ranks = new Map();

/** A number for each row to sort by, by column and language; what is unknown is NaN and stands last. */
function rankOf(name) {
  const index = columnPlace[name];
  const values = columns[index].values;
  const key = values ? `${name} ${root.lang}` : name;
  if (ranks.has(key)) return ranks.get(key);
  const rank = new Float64Array(rows.length).fill(NaN);
  const fill = (toNumber) => rows.forEach((row, number) => {
    const cell = row[index];
    if (cell !== undefined && cell !== null) rank[number] = toNumber(cell, row);
  });
  if (name === "price_milliunits") {
    // By currency first: amounts of different ones do not compare.
    const currency = columnPlace.currency;
    const order = orderOfValues(columns[currency].values, (code) => code);
    fill((cell, row) => (order[row[currency]] ?? 0) * 1e13 + cell);
  } else if (name === "age") {
    fill((cell) => cell);
  } else if (values) {
    const order = orderOfValues(values, (code) => named(name, code));
    fill((cell) => order[cell]);
  } else if (rows.some((row) => typeof row[index] === "string")) {
    const texts = [...new Set(rows.map((row) => row[index]).filter((cell) => cell))].sort();
    const order = new Map(texts.map((text, position) => [text, position]));
    fill((cell) => order.get(cell));
  } else {
    fill((cell) => cell);
  }
  ranks.set(key, rank);
  return rank;
}

function orderOfValues(values, text) {
  const compare = new Intl.Collator(root.lang).compare;
  const order = [];
  values.map((code, index) => [text(code), index])
    .sort((one, other) => compare(one[0], other[0]))
    .forEach(([, index], position) => { order[index] = position; });
  return order;
}

function sorted(found) {
  const rank = rankOf(sorting.column);
  const sign = sorting.descending ? -1 : 1;
  return found.slice().sort((one, other) => {
    const left = rank[one], right = rank[other];
    const isLeftKnown = left === left, isRightKnown = right === right;
    if (isLeftKnown && isRightKnown) return left === right ? one - other : sign * (left - right);
    return isLeftKnown === isRightKnown ? one - other : isLeftKnown ? -1 : 1;
  });
}
