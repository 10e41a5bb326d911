// A list by hand: search, sort, pages and sizes over an array, with the address updated. It changes the DOM only where something has
// changed, and waits only for its rows.
import { copyOf, formats, part } from './dom.js';

const { number } = formats;
const { compare } = new Intl.Collator('en-US');
const find = (selector) => document.querySelector(selector);

/**
 * @param {object} options
 * @param {object[]} options.rows
 * @param {Record<string, (row: object) => number | string>} options.columns what each sorted column compares, in the order of their headers
 * @param {(row: object) => string} options.searchText
 * @param {string} options.noun of the rows
 * @param {() => { row: HTMLElement }} options.newRow
 * @param {(parts: object, row: object) => void} options.drawRow
 * @param {() => void} options.onDraw follows the rows
 */
export function createList({ rows, columns, searchText, noun, newRow, drawRow, onDraw }) {
  const tools = find('main [data-tools]');
  const search = find('main [type=search]');
  const list = find('main [data-list]');
  const pager = list.querySelector('nav');
  const showing = pager.querySelector('p');
  const sizes = pager.querySelector('select');
  const previous = pager.querySelector('[aria-label="Previous page"]');
  const next = pager.querySelector('[aria-label="Next page"]');
  const live = list.querySelector('[role=status]');
  const columnNames = Object.keys(columns);

  // The list's state. `order` and `found` are indexes of the rows; null means all rows in their given order.
  const state = { search: '', sort: '', page: 1, size: 10 };
  // Computed once from the rows.
  const keysOf = {};
  let texts;
  let order = null;
  let found = null;
  const drawn = [];

  const total = () => found?.length ?? rows.length;
  const pages = () => Math.max(1, Math.ceil(total() / state.size));
  const first = () => (state.page - 1) * state.size;
  const rowAt = (place) => rows[found === null ? place : found[place]];

  function sortRows() {
    const name = state.sort.replace('-', '');
    order = null;
    if (name === '') return;
    const keys = (keysOf[name] ??= rows.map(columns[name]));
    const sign = state.sort === name ? 1 : -1;
    order = Array.from(rows.keys());
    order.sort(typeof keys[0] === 'number' ? (a, b) => sign * (keys[a] - keys[b]) : (a, b) => sign * compare(keys[a], keys[b]));
  }

  function searchRows() {
    const wanted = state.search.trim().toLowerCase();
    found = order;
    if (wanted === '') return;
    texts ??= rows.map((row) => searchText(row).toLowerCase());
    found = [];
    for (let turn = 0; turn < rows.length; turn += 1) {
      const place = order === null ? turn : order[turn];
      if (texts[place].includes(wanted)) found.push(place);
    }
  }

  function writeAddress(isStep) {
    const query = new URLSearchParams();
    if (state.search !== '') query.set('search', state.search);
    if (state.sort !== '') query.set('sort', state.sort);
    if (state.page !== 1) query.set('page', state.page);
    if (state.size !== 10) query.set('size', state.size);
    const address = query.size === 0 ? location.pathname : `?${query}`;
    if (isStep) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }

  function readAddress() {
    const query = new URLSearchParams(location.search);
    const sort = query.get('sort') ?? '';
    state.search = query.get('search') ?? '';
    state.sort = columnNames.includes(sort.replace('-', '')) ? sort : '';
    state.page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
    state.size = [5, 10, 25, 50].find((size) => String(size) === query.get('size')) ?? 10;
  }

  function drawRows() {
    const from = first();
    const count = Math.max(0, Math.min(state.size, total() - from));
    while (drawn.length > count) drawn.pop().row.remove();
    const added = [];
    for (let place = 0; place < count; place += 1) {
      if (drawn.length === place) {
        drawn.push(newRow());
        drawn[place].row.dataset.place = place;
        added.push(drawn[place].row);
      }
      drawRow(drawn[place], rowAt(from + place));
    }
    list.querySelector('tbody').append(...added);
    onDraw();
  }

  function pageNumbers() {
    const last = pages();
    const from = Math.max(1, Math.min(state.page - 1, last - 2));
    const to = Math.min(last, Math.max(state.page + 1, 3));
    const numbers = from > 1 ? [1] : [];
    if (from === 3) numbers.push(2);
    if (from > 3) numbers.push('...');
    for (let page = from; page <= to; page += 1) numbers.push(page);
    if (to < last - 2) numbers.push('...');
    if (to === last - 2) numbers.push(last - 1);
    if (to < last) numbers.push(last);
    return numbers;
  }

  function drawPager() {
    const from = total() === 0 ? 0 : first() + 1;
    const to = Math.min(total(), from + state.size - 1);
    showing.textContent = `Showing ${number.format(from)} to ${number.format(to)} of ${number.format(total())} entries`;
    previous.toggleAttribute('aria-disabled', state.page === 1);
    next.toggleAttribute('aria-disabled', state.page === pages());
    sizes.value = state.size;
    let element = previous;
    for (const label of pageNumbers()) {
      const isGap = label === '...';
      const text = isGap ? label : number.format(label);
      element = element.nextElementSibling;
      if (element === next || isGap !== (element.localName === 'span')) {
        const made = copyOf(isGap ? 'gap' : 'page');
        if (element === next) next.before(made);
        else element.replaceWith(made);
        element = made;
      }
      if (!isGap && element.textContent !== text) {
        element.textContent = text;
        element.setAttribute('aria-label', `Page ${text}`);
      }
      const isCurrent = label === state.page;
      if (isCurrent !== element.hasAttribute('aria-current')) {
        if (isCurrent) element.setAttribute('aria-current', 'page');
        else element.removeAttribute('aria-current');
      }
    }
    while (element.nextElementSibling !== next) element.nextElementSibling.remove();
  }

  function drawHead() {
    for (const [place, button] of list.querySelectorAll('thead button').entries()) {
      const name = columnNames[place];
      const direction = state.sort === name ? 'ascending' : state.sort === `-${name}` ? 'descending' : null;
      const header = button.parentElement;
      if (header.getAttribute('aria-sort') === direction) continue;
      const { className, lastElementChild: caret } = part(direction ?? 'unsorted').firstElementChild;
      if (direction === null) header.removeAttribute('aria-sort');
      else header.setAttribute('aria-sort', direction);
      button.className = className;
      button.lastElementChild.replaceWith(caret.cloneNode(true));
    }
  }

  const chips = copyOf('chips');
  const [, chipText, chipCount] = chips.querySelector('li').children;
  const chipSummary = chips.lastElementChild;
  function drawChips() {
    const text = state.search.trim();
    if (text === '') return chips.remove();
    chipText.textContent = text;
    chipCount.textContent = number.format(total());
    chipSummary.textContent = `${number.format(total())} of ${number.format(rows.length)} ${noun}`;
    chips.querySelector('button').setAttribute('aria-label', `Remove Search ${text}`);
    if (!chips.isConnected) tools.append(chips);
  }

  function draw() {
    state.page = Math.min(state.page, pages());
    drawHead();
    drawRows();
    drawPager();
    drawChips();
  }

  function turnTo(page) {
    if (page < 1 || page > pages()) return;
    state.page = page;
    drawRows();
    drawPager();
    if (list.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(list).scrollMarginBlockStart)) list.scrollIntoView({ block: 'start' });
    writeAddress(true);
    live.textContent = `Page ${number.format(page)} of ${number.format(pages())}`;
  }

  list.addEventListener('click', ({ target }) => {
    const button = target.closest('thead button');
    if (button === null) return;
    const name = columnNames[[...list.querySelectorAll('thead button')].indexOf(button)];
    state.sort = state.sort === name ? `-${name}` : name;
    state.page = 1;
    sortRows();
    searchRows();
    draw();
    writeAddress(true);
    const direction = state.sort === name ? 'ascending' : 'descending';
    live.textContent = `Sorted by ${button.textContent}, ${direction}, ${number.format(total())} ${noun}`;
  });

  let pause;
  function searchFor(text) {
    state.search = text;
    state.page = 1;
    searchRows();
    draw();
    writeAddress(false);
    clearTimeout(pause);
    pause = setTimeout(() => {
      live.textContent = `${number.format(total())} ${noun}`;
    }, 500);
  }
  search.addEventListener('input', () => searchFor(search.value));
  chips.addEventListener('click', ({ target }) => {
    if (target.closest('button') === null) return;
    search.value = '';
    search.focus();
    searchFor('');
  });

  pager.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button === previous) turnTo(state.page - 1);
    else if (button === next) turnTo(state.page + 1);
    else if (button !== null) turnTo(Number(button.textContent.replaceAll(',', '')));
  });
  sizes.addEventListener('change', () => {
    const at = first();
    state.size = Number(sizes.value);
    turnTo(Math.floor(at / state.size) + 1);
  });

  function show() {
    search.value = state.search;
    sortRows();
    searchRows();
    draw();
  }
  addEventListener('popstate', () => {
    readAddress();
    show();
  });

  return {
    live,
    tools,
    /** Draws the list for the address. */
    start() {
      readAddress();
      show();
    },
    /** The page's rows, and the elements that show them. */
    onPage: () => drawn.map((parts, place) => [parts, rowAt(first() + place)]),
    /** The row that contains an element. */
    rowOf: (element) => rowAt(first() + Number(element.closest('tr').dataset.place)),
  };
}
