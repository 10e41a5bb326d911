// The product list by hand: the portal's markup and styles, the same data, the address kept in step, no framework. It changes the
// DOM only where something has changed, and waits for nothing but the products.
import { keepOpen } from './overlay.js';

const part = (name) => document.querySelector(`template[data-part="${name}"]`).content;
const copyOf = (name) => part(name).firstElementChild.cloneNode(true);
for (const element of document.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;

const find = (selector) => document.querySelector(selector);
const tools = find('main [type=search]').closest('[data-tools]');
const toolParts = [...tools.children];
const search = find('main [type=search]');
const body = find('main tbody');
const pageBox = find('[data-select-page]');
const pager = find('main nav[aria-label="Products, pages"]');
const showing = pager.querySelector('p');
const sizes = pager.querySelector('select');
const previous = pager.querySelector('[aria-label="Previous page"]');
const next = pager.querySelector('[aria-label="Next page"]');
const list = find('main table').closest('[data-list]');
const live = list.querySelector('[role=status]');
const headers = [...document.querySelectorAll('thead button')];

const number = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const { compare } = new Intl.Collator('en-US');

const labels = { available: 'Available', rented: 'Rented', rental: 'Rented', 'under maintenance': 'Under Maintenance', archived: 'Archived', out: 'Out of Stock', 'out of stock': 'Out of Stock' };
const statusOf = (row) => labels[row.product_availibity.trim().toLowerCase()] ?? 'Unavailable';
const grades = ['New', 'Like New', 'Good', 'Fair'];
const hoursIn = { hour: 1, day: 24, week: 168 };
function hoursOf({ prep_buffer: text }) {
  const [, count, unit = 'day'] = /(\d+(?:\.\d+)?)\s*(hour|day|week)?/i.exec(text) ?? [];
  return Number(count) * hoursIn[unit.toLowerCase()];
}
const columns = {
  name: (row) => row.productname,
  grade: (row) => grades.indexOf(row.condition_grade),
  status: statusOf,
  prepBuffer: hoursOf,
  rating: (row) => row.average_rating,
  stock: (row) => row.stock,
  price: (row) => Number(row.base_price),
};
const columnNames = Object.keys(columns);

const config = await (await fetch('/config.json')).json();
const response = await fetch(`${config.apiUrl}/products`, { headers: { Accept: 'application/json', Authorization: `Bearer ${localStorage.getItem('auth_token')}` } });
const { data: all } = await response.json();

// What is shown. `order` and `found` are places in `all`; null is all of them in the order they came.
const state = { search: '', sort: '', page: 1, size: 10 };
let order = null;
let found = null;
let names;
const keysOf = {};
let selection = { isAll: false, ids: new Set() };

const total = () => found?.length ?? all.length;
const pages = () => Math.max(1, Math.ceil(total() / state.size));
const rowAt = (place) => all[found === null ? place : found[place]];
const isSelected = ({ id }) => selection.ids.has(id) !== selection.isAll;
const countSelected = () => (selection.isAll ? all.length - selection.ids.size : selection.ids.size);
const put = (node, text) => {
  if (node.data !== text) node.data = text;
};

function sortRows() {
  const name = state.sort.replace('-', '');
  order = null;
  if (name === '') return;
  const keys = (keysOf[name] ??= all.map(columns[name]));
  const sign = state.sort === name ? 1 : -1;
  order = Array.from(all.keys());
  order.sort(typeof keys[0] === 'number' ? (a, b) => sign * (keys[a] - keys[b]) : (a, b) => sign * compare(keys[a], keys[b]));
}

function searchRows() {
  const wanted = state.search.trim().toLowerCase();
  found = order;
  if (wanted === '') return;
  names ??= all.map((row) => row.productname.toLowerCase());
  found = [];
  for (let turn = 0; turn < all.length; turn += 1) {
    const place = order === null ? turn : order[turn];
    if (names[place].includes(wanted)) found.push(place);
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

function newRow() {
  const row = copyOf('row');
  const [select, name, grade, status, prep, rating, stock, price, actions] = row.children;
  const text = (element) => element.appendChild(new Text());
  for (const element of [grade, prep, stock, price]) element.replaceChildren();
  const link = name.querySelector('a');
  const detail = name.querySelector('span');
  link.textContent = '';
  detail.textContent = '';
  return {
    row,
    isSelected: false,
    status: '',
    box: select.firstElementChild,
    picture: name.querySelector('img'),
    link,
    name: text(link),
    detail: text(detail),
    grade: text(grade),
    badge: status,
    prep: text(prep),
    rating: rating.querySelector('span').firstChild,
    stock: text(stock),
    stockCell: stock,
    price: text(price),
    actions: [...actions.children],
  };
}
const drawn = [];

function drawRow(parts, row) {
  const { productname: name } = row;
  parts.box.setAttribute('aria-label', `Select ${name}`);
  const picture = row.images.find(({ is_primary: isMain }) => isMain)?.image_url ?? '';
  if (parts.picture.getAttribute('src') !== picture) parts.picture.setAttribute('src', picture);
  parts.link.setAttribute('href', `/products/viewproduct/${row.id}`);
  put(parts.name, name);
  put(parts.detail, [row.brand, row.sku].filter(Boolean).join('\u00A0· '));
  put(parts.grade, row.condition_grade || '–');
  const status = statusOf(row);
  if (parts.status !== status) {
    parts.status = status;
    const badge = [...part('badges').children].find(({ textContent }) => textContent === status) ?? part('badges').firstElementChild;
    parts.badge.replaceChildren(badge.cloneNode(true));
    parts.badge.lastChild.lastChild.data = status;
  }
  put(parts.prep, row.prep_buffer || '–');
  put(parts.rating, row.average_rating === null ? '–' : row.average_rating.toFixed(1));
  put(parts.stock, number.format(row.stock));
  const isOut = row.stock === 0;
  if (isOut !== (parts.stock.parentElement !== parts.stockCell)) {
    if (isOut) {
      const none = copyOf('outOfStock');
      none.replaceChildren(parts.stock);
      parts.stockCell.replaceChildren(none);
    } else parts.stockCell.replaceChildren(parts.stock);
  }
  put(parts.price, dollars.format(row.base_price));
  const [view, edit, remove] = parts.actions;
  view.setAttribute('href', `/products/viewproduct/${row.id}`);
  view.setAttribute('aria-label', `View ${name}`);
  edit.setAttribute('href', `/products/editproduct/${row.id}`);
  edit.setAttribute('aria-label', `Edit ${name}`);
  remove.setAttribute('aria-label', `Delete ${name}`);
}

function drawRows() {
  const first = (state.page - 1) * state.size;
  const shown = Math.max(0, Math.min(state.size, total() - first));
  while (drawn.length > shown) drawn.pop().row.remove();
  const added = [];
  for (let place = 0; place < shown; place += 1) {
    if (drawn.length === place) {
      drawn.push(newRow());
      drawn[place].row.dataset.place = place;
      added.push(drawn[place].row);
    }
    drawRow(drawn[place], rowAt(first + place));
  }
  body.append(...added);
  drawSelection();
}

function drawSelection() {
  const first = (state.page - 1) * state.size;
  let onPage = 0;
  for (const [place, parts] of drawn.entries()) {
    const isOne = isSelected(rowAt(first + place));
    if (isOne) onPage += 1;
    if (isOne === parts.isSelected) continue;
    parts.isSelected = isOne;
    parts.box.checked = isOne;
    parts.row.toggleAttribute('data-selected', isOne);
  }
  pageBox.checked = onPage > 0 && onPage === drawn.length;
  pageBox.indeterminate = onPage > 0 && onPage < drawn.length;
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
  const from = total() === 0 ? 0 : (state.page - 1) * state.size + 1;
  const to = Math.min(total(), from + state.size - 1);
  showing.textContent = `Showing ${number.format(from)} to ${number.format(to)} of ${number.format(total())} entries`;
  previous.toggleAttribute('aria-disabled', state.page === 1);
  next.toggleAttribute('aria-disabled', state.page === pages());
  sizes.value = state.size;
  const wanted = pageNumbers();
  let element = previous;
  for (const label of wanted) {
    const text = label === '...' ? label : number.format(label);
    const isGap = label === '...';
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
  for (const [place, button] of headers.entries()) {
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

const bar = copyOf('selection');
const barCount = bar.querySelector('strong');
const [selectAll, clear] = barCount.parentElement.querySelectorAll('button');
const chips = copyOf('chips');
const [, chipText, chipCount] = chips.querySelector('li').children;
const chipSummary = chips.lastElementChild;

function drawTools() {
  const count = countSelected();
  const isSelecting = count > 0;
  if (isSelecting !== bar.isConnected) {
    tools.toggleAttribute('data-selecting', isSelecting);
    if (isSelecting) {
      for (const part of toolParts) part.remove();
      tools.prepend(bar);
    } else {
      bar.remove();
      tools.prepend(...toolParts);
    }
  }
  if (isSelecting) {
    barCount.textContent = `${number.format(count)} selected`;
    selectAll.hidden = count === all.length;
    selectAll.textContent = `Select all ${number.format(all.length)}`;
  }
  const text = state.search.trim();
  if (text === '') chips.remove();
  else {
    chipText.textContent = text;
    chipCount.textContent = number.format(total());
    chipSummary.textContent = `${number.format(total())} of ${number.format(all.length)} products`;
    chips.querySelector('button').setAttribute('aria-label', `Remove Search ${text}`);
    if (!chips.isConnected) tools.append(chips);
  }
}

function draw() {
  state.page = Math.min(state.page, pages());
  drawHead();
  drawRows();
  drawPager();
  drawTools();
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

find('thead').addEventListener('click', ({ target }) => {
  const place = headers.indexOf(target.closest('button'));
  if (place < 0) return;
  const name = columnNames[place];
  state.sort = state.sort === name ? `-${name}` : name;
  state.page = 1;
  sortRows();
  searchRows();
  draw();
  writeAddress(true);
  const direction = state.sort === name ? 'ascending' : 'descending';
  live.textContent = `Sorted by ${headers[place].textContent}, ${direction}, ${number.format(total())} products`;
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
    live.textContent = `${number.format(total())} products`;
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
  const first = (state.page - 1) * state.size;
  state.size = Number(sizes.value);
  turnTo(Math.floor(first / state.size) + 1);
});

function select(next) {
  selection = next;
  drawSelection();
  drawTools();
  live.textContent = `${number.format(countSelected())} of ${number.format(all.length)} selected`;
}
function withRows(rows, isAdded) {
  const ids = new Set(selection.ids);
  for (const { id } of rows) {
    if (isAdded !== selection.isAll) ids.add(id);
    else ids.delete(id);
  }
  return { isAll: selection.isAll, ids };
}
const first = () => (state.page - 1) * state.size;
pageBox.addEventListener('change', () => select(withRows(drawn.map((_, place) => rowAt(first() + place)), pageBox.checked)));
body.addEventListener('change', ({ target }) => {
  select(withRows([rowAt(first() + Number(target.closest('tr').dataset.place))], target.checked));
});
selectAll.addEventListener('click', () => {
  clear.focus();
  select({ isAll: true, ids: new Set() });
});
clear.addEventListener('click', () => {
  pageBox.focus({ preventScroll: true });
  select({ isAll: false, ids: new Set() });
});

const menu = copyOf('menu');
const menuItems = [...menu.querySelectorAll('[role=menuitem]')];
menu.addEventListener('focusin', ({ target }) => target.closest('[role=menuitem]')?.setAttribute('data-focused', 'true'));
menu.addEventListener('focusout', ({ target }) => target.closest('[role=menuitem]')?.removeAttribute('data-focused'));
const menuButton = toolParts.at(-1).querySelector('[aria-haspopup=menu]');
menuButton.addEventListener('click', () => {
  const { bottom, right } = menuButton.getBoundingClientRect();
  menu.style.cssText = `position: absolute; top: ${bottom + scrollY + 4}px; right: ${document.documentElement.clientWidth - right}px`;
  menuButton.setAttribute('aria-expanded', 'true');
  keepOpen(menu, {
    moving: [menu],
    focus: menuItems[0],
    arrows: menuItems,
    onClose: () => {
      menuButton.setAttribute('aria-expanded', 'false');
      menuButton.focus();
    },
  });
});

const dialog = copyOf('confirm');
const [cancel, confirm] = [...dialog.querySelectorAll('button')].slice(-2);
const [deletedName, deletedSku] = dialog.querySelectorAll('bdi');
const deletedPicture = dialog.querySelector('img');
body.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button === null) return;
  const row = rowAt(first() + Number(button.closest('tr').dataset.place));
  deletedName.textContent = row.productname;
  deletedSku.textContent = row.sku;
  deletedPicture.src = row.images.find(({ is_primary: isMain }) => isMain)?.image_url ?? '';
  const close = keepOpen(dialog, { moving: [dialog, dialog.firstElementChild], focus: cancel, isModal: true, onClose: () => button.focus() });
  cancel.onclick = close;
  confirm.onclick = close;
});

addEventListener('popstate', () => {
  readAddress();
  search.value = state.search;
  sortRows();
  searchRows();
  draw();
});

readAddress();
search.value = state.search;
sortRows();
searchRows();
draw();
