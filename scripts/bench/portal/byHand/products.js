// The product list by hand: the portal's markup and styles, the same data, the address updated, no framework.
import { applyStyles, badgeIn, copyOf, formats, put, request, textOf } from './dom.js';
import { createList } from './list.js';
import { createMenu } from './menu.js';
import { keepOpen } from './overlay.js';

applyStyles(document);
const { number, money } = formats;

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

function newRow() {
  const row = copyOf('row');
  const [select, name, grade, status, prep, rating, stock, price, actions] = row.children;
  const link = name.querySelector('a');
  return {
    row,
    isSelected: false,
    box: select.firstElementChild,
    picture: name.querySelector('img'),
    link,
    name: textOf(link),
    detail: textOf(name.querySelector('span')),
    grade: textOf(grade),
    setStatus: badgeIn(status),
    prep: textOf(prep),
    rating: rating.querySelector('span').firstChild,
    stock: textOf(stock),
    stockCell: stock,
    price: textOf(price),
    actions: [...actions.children],
  };
}

const pictureOf = (row) => row.images.find(({ is_primary: isMain }) => isMain)?.image_url ?? '';

function drawRow(parts, row) {
  const { productname: name } = row;
  parts.box.setAttribute('aria-label', `Select ${name}`);
  const picture = pictureOf(row);
  if (parts.picture.getAttribute('src') !== picture) parts.picture.setAttribute('src', picture);
  parts.link.setAttribute('href', `/products/viewproduct/${row.id}`);
  put(parts.name, name);
  put(parts.detail, [row.brand, row.sku].filter(Boolean).join('\u00A0· '));
  put(parts.grade, row.condition_grade || '–');
  parts.setStatus(statusOf(row));
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
  put(parts.price, money.format(row.base_price));
  const [view, edit, remove] = parts.actions;
  view.setAttribute('href', `/products/viewproduct/${row.id}`);
  view.setAttribute('aria-label', `View ${name}`);
  edit.setAttribute('href', `/products/editproduct/${row.id}`);
  edit.setAttribute('aria-label', `Edit ${name}`);
  remove.setAttribute('aria-label', `Delete ${name}`);
}

const { data: all } = await request('/products');
const pageBox = document.querySelector('[data-select-page]');
const body = document.querySelector('main tbody');
let selection = { isAll: false, ids: new Set() };
const isSelected = ({ id }) => selection.ids.has(id) !== selection.isAll;
const countSelected = () => (selection.isAll ? all.length - selection.ids.size : selection.ids.size);

const list = createList({ rows: all, columns, searchText: columns.name, noun: 'products', newRow, drawRow, onDraw: drawSelection });

function drawSelection() {
  let onPage = 0;
  const rows = list.onPage();
  for (const [parts, row] of rows) {
    const isOne = isSelected(row);
    if (isOne) onPage += 1;
    if (isOne === parts.isSelected) continue;
    parts.isSelected = isOne;
    parts.box.checked = isOne;
    parts.row.toggleAttribute('data-selected', isOne);
  }
  pageBox.checked = onPage > 0 && onPage === rows.length;
  pageBox.indeterminate = onPage > 0 && onPage < rows.length;
}

const bar = copyOf('selection');
const barCount = bar.querySelector('strong');
const [selectAll, clear] = bar.querySelectorAll('button');
let toolParts = [];
function drawBar() {
  const count = countSelected();
  const isSelecting = count > 0;
  if (isSelecting !== bar.isConnected) {
    list.tools.toggleAttribute('data-selecting', isSelecting);
    if (isSelecting) {
      toolParts = [...list.tools.children];
      // The search stays.
      for (const part of toolParts.slice(1)) part.remove();
      list.tools.append(bar);
    } else list.tools.replaceChildren(...toolParts);
  }
  if (!isSelecting) return;
  barCount.textContent = `${number.format(count)} selected`;
  selectAll.hidden = count === all.length;
  selectAll.textContent = `Select all ${number.format(all.length)}`;
}

function select(next) {
  selection = next;
  drawSelection();
  drawBar();
  list.live.textContent = `${number.format(countSelected())} of ${number.format(all.length)} selected`;
}
function withRows(rows, isAdded) {
  const ids = new Set(selection.ids);
  for (const { id } of rows) {
    if (isAdded !== selection.isAll) ids.add(id);
    else ids.delete(id);
  }
  return { isAll: selection.isAll, ids };
}
pageBox.addEventListener('change', () => select(withRows(list.onPage().map(([, row]) => row), pageBox.checked)));
body.addEventListener('change', ({ target }) => select(withRows([list.rowOf(target)], target.checked)));
selectAll.addEventListener('click', () => {
  clear.focus();
  select({ isAll: true, ids: new Set() });
});
clear.addEventListener('click', () => {
  pageBox.focus({ preventScroll: true });
  select({ isAll: false, ids: new Set() });
});

const openMenu = createMenu();
const menuButton = [...list.tools.querySelectorAll('[aria-haspopup=menu]')].find(({ textContent }) => textContent.includes('Bulk Actions'));
menuButton.addEventListener('click', () => openMenu(menuButton));

const dialog = copyOf('confirm');
const [cancel, confirm] = [...dialog.querySelectorAll('button')].slice(-2);
const [deletedName, deletedSku] = dialog.querySelectorAll('bdi');
const deletedPicture = dialog.querySelector('img');
body.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button === null) return;
  const row = list.rowOf(button);
  deletedName.textContent = row.productname;
  deletedSku.textContent = row.sku;
  deletedPicture.src = pictureOf(row);
  const close = keepOpen(dialog, { moving: [dialog, dialog.firstElementChild], focus: cancel, isModal: true, onClose: () => button.focus() });
  cancel.onclick = close;
  confirm.onclick = close;
});

list.start();
