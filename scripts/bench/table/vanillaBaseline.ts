// The baseline for DataTable: the same table without React. It has the component's markup and styles, does the same work in the same order,
// and changes the DOM only where something has changed.
import '@valise/ui/theme';
import { buttonClass } from '../../../packages/ui/src/components/Button/buttonClass.ts';
import * as dialogStyles from '../../../packages/ui/src/components/Dialog/Dialog.css.ts';
import { panel } from '../../../packages/ui/src/components/Dialog/overlay.css.ts';
import * as menuStyles from '../../../packages/ui/src/components/Menu/Menu.css.ts';
import * as barStyles from '../../../packages/ui/src/components/DataTable/selection/SelectionBar.css.ts';
import * as boxStyles from '../../../packages/ui/src/components/DataTable/selection/SelectionBox.css.ts';
import * as actionStyles from '../../../packages/ui/src/components/DataTable/actions/ActionButtons.css.ts';
import * as frame from '../../../packages/ui/src/components/DataTable/DataTable.css.ts';
import * as styles from '../../../packages/ui/src/components/DataTable/table/Table.css.ts';
import * as pagerStyles from '../../../packages/ui/src/components/Pager/Pager.css.ts';
import * as badgeStyles from '../../../packages/ui/src/components/StatusBadge/StatusBadge.css.ts';
import * as imageStyles from '../../../packages/ui/src/components/SafeImage/SafeImage.css.ts';
import { pageNumbers } from '../../../packages/ui/src/components/Pager/pageNumbers.ts';
import { glyph, picture } from './drawn.ts';
import { all, type Product, statuses } from './rows.ts';

type Key = (row: Product) => string | number;
const columns: { id: string; header: string; key: Key; width?: string; isEnd?: boolean }[] = [
  { id: 'name', header: 'Product', key: (row) => row.name },
  { id: 'grade', header: 'Grade', key: (row) => row.grade, width: '5.25rem' },
  { id: 'status', header: 'Status', key: (row) => row.status, width: '10rem' },
  { id: 'prep', header: 'Prep Buffer', key: (row) => row.prep, width: '6.75rem' },
  { id: 'rating', header: 'Rating', key: (row) => Number(row.rating), width: '5rem' },
  { id: 'stock', header: 'Stock', key: (row) => Number(row.stock), width: '4.75rem', isEnd: true },
  { id: 'price', header: 'Price', key: (row) => row.amount, width: '5.25rem', isEnd: true },
];

const SIZE = 10;
const collator = new Intl.Collator('en-US');
const number = new Intl.NumberFormat('en-US');
const state = { sort: null as null | { column: string; isAscending: boolean }, page: 1, search: '', selected: new Set<string>() };
let order: number[] | null = null;
let places: number[] | null = null;
let texts: string[] | null = null;
const keysOf = new Map<string, (string | number)[]>();

function sortRows() {
  const { sort } = state;
  if (sort === null) return;
  const column = columns.find(({ id }) => id === sort.column) as (typeof columns)[number];
  const keys = keysOf.get(column.id) ?? all.map(column.key);
  keysOf.set(column.id, keys);
  const sign = sort.isAscending ? 1 : -1;
  order = all.map((_, place) => place);
  if (typeof keys[0] === 'number') order.sort((a, b) => sign * ((keys[a] as number) - (keys[b] as number)));
  else order.sort((a, b) => sign * collator.compare(keys[a] as string, keys[b] as string));
}

function narrow() {
  const wanted = state.search.trim().toLowerCase();
  if (wanted === '') {
    places = order;
    return;
  }
  texts ??= all.map((row) => row.name.toLowerCase());
  const left: number[] = [];
  for (let turn = 0; turn < all.length; turn += 1) {
    const place = order === null ? turn : (order[turn] as number);
    if ((texts[place] as string).includes(wanted)) left.push(place);
  }
  places = left;
}

const svg = (size: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="currentColor" viewBox="0 0 256 256" aria-hidden="true"><path d="${path}"/></svg>`;
const caretDown = svg(12, 'M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z');
const ring = 'M4 0a4 4 0 0 1 0 8a4 4 0 0 1 0-8ZM4 1.2a2.8 2.8 0 0 0 0 5.6a2.8 2.8 0 0 0 0-5.6Z';
const eyelets = { full: 'M4 0a4 4 0 0 1 0 8a4 4 0 0 1 0-8Z', half: `${ring}M4 6.8a2.8 2.8 0 0 1 0-5.6Z`, quarter: `${ring}M4 4V1.2A2.8 2.8 0 0 1 6.8 4Z`, hollow: ring };

const root = document.getElementById('root') as HTMLElement;
root.innerHTML = `<div class="${frame.dataTable}"><div role="status"></div><div class="${frame.surface}">
<div class="${frame.tools}"><div class="${frame.search}"><input type="search" aria-label="Search in product" placeholder="Search in product"></div><div class="${frame.toolButtons}"><button type="button" class="${buttonClass()}" aria-haspopup="menu">Bulk Actions</button></div><div role="group" aria-label="Selected rows" class="${barStyles.bar}" style="display:none"><div class="${barStyles.parts}"><div class="${barStyles.group}"><strong class="${barStyles.count}"></strong></div><div class="${barStyles.group}"><button type="button" class="${barStyles.textButton}">Select all ${all.length}</button><button type="button" class="${barStyles.textButton}">Clear</button></div></div></div></div>
<div class="${styles.scrollBox}"><table class="${styles.table}" aria-label="Products" data-density="regular"><colgroup><col style="inline-size:3.125rem">${columns
  .map(({ width }) => `<col${width ? ` style="inline-size:${width}"` : ''}>`)
  .join('')}<col style="inline-size:calc(3 * ${styles.actionSize} + 1.25rem)"></colgroup><thead class="${styles.head}"><tr><th scope="col" class="${styles.selectHeader}"><input type="checkbox" class="${boxStyles.selectBox}" aria-label="Select this page"></th>${columns
  .map(({ id, header, isEnd }) => `<th scope="col" class="${isEnd ? styles.headerEnd : styles.header}"><button type="button" class="${styles.sort}" data-column="${id}">${header}${caretDown}</button></th>`)
  .join('')}<th scope="col" class="${styles.actionsHeader}">Action</th></tr></thead><tbody></tbody></table></div>
<div class="${frame.footer}"><nav aria-label="Products, pages" class="${pagerStyles.pager}"><div class="${pagerStyles.line}"><p class="${pagerStyles.showing}"></p><div class="${pagerStyles.pages}"><button type="button" class="${pagerStyles.step}" aria-label="Previous page">${caretDown}</button><span style="display:contents"></span><button type="button" class="${pagerStyles.step}" aria-label="Next page">${caretDown}</button></div></div></nav></div></div></div>`;

const find = <Found extends Element>(selector: string) => root.querySelector(selector) as Found;
const liveRegion = find<HTMLElement>('[role=status]');
const search = find<HTMLInputElement>('input[type=search]');
const tools = find<HTMLElement>(`.${frame.tools.split(' ')[0]}`);
const bar = find<HTMLElement>('[role=group]');
const count = find<HTMLElement>('[role=group] strong');
const selectPage = find<HTMLInputElement>('thead input');
const body = find<HTMLElement>('tbody');
const showing = find<HTMLElement>('nav p');
const previous = find<HTMLButtonElement>('[aria-label="Previous page"]');
const next = find<HTMLButtonElement>('[aria-label="Next page"]');
const numbers = find<HTMLElement>('nav span');

function rowParts(place: number) {
  const row = document.createElement('tr');
  row.className = styles.linkedRow;
  row.dataset.place = String(place);
  const start = styles.cells.start.normal;
  const action = (tag: 'a' | 'button', tip: string) => `<${tag} class="${actionStyles.actionButton}" data-tip="${tip}">${svg(20, glyph)}</${tag}>`;
  row.innerHTML = `<td class="${styles.selectCell}"><input type="checkbox" class="${boxStyles.selectBox}"></td><th scope="row" class="${styles.cells.start.strong}"><div class="${styles.twoLines}"><img class="${imageStyles.image.small}" src="${picture}" alt="" width="44" height="44"><a class="${styles.name}"> </a><span class="${styles.detail}"> </span></div></th><td class="${styles.textCells.start.normal}"> </td><td class="${start}"><span><svg class="${badgeStyles.eyelet}" width="8" height="8" viewBox="0 0 8 8" fill="currentColor" aria-hidden="true"><path/></svg> </span></td><td class="${styles.textCells.start.normal}"> </td><td class="${styles.textCells.start.normal}"> </td><td class="${styles.textCells.end.normal}"> </td><td class="${styles.textCells.end.strong}"> </td><td class="${styles.actionsCell}">${action('a', 'View')}${action('a', 'Edit')}${action('button', 'Delete')}</td>`;
  const [select, name, grade, status, prep, rating, stock, price, actions] = [...row.children] as HTMLElement[];
  const text = (element: Element | undefined) => element?.lastChild as Text;
  return {
    row,
    isSelected: false,
    status: '',
    box: select?.firstChild as HTMLInputElement,
    link: name?.querySelector('a') as HTMLAnchorElement,
    name: text(name?.querySelector('a') ?? undefined),
    brand: text(name?.querySelector('span') ?? undefined),
    grade: text(grade),
    badge: status?.firstChild as HTMLElement,
    eyelet: status?.querySelector('path') as SVGPathElement,
    statusText: text(status?.firstElementChild ?? undefined),
    prep: text(prep),
    rating: text(rating),
    stock: text(stock),
    price: text(price),
    actions: [...(actions?.children ?? [])] as HTMLElement[],
  };
}
const drawn = Array.from({ length: SIZE }, (_, place) => rowParts(place));
body.append(...drawn.map(({ row }) => row));

const put = (node: Text, text: string) => {
  if (node.data !== text) node.data = text;
};
const total = () => places?.length ?? all.length;
const rowAt = (place: number) => all[places === null ? place : (places[place] as number)] as Product;

function drawRows() {
  const first = (state.page - 1) * SIZE;
  const left = Math.min(SIZE, total() - first);
  for (let place = 0; place < SIZE; place += 1) {
    const parts = drawn[place] as (typeof drawn)[number];
    if (parts.row.hidden !== place >= left) parts.row.hidden = place >= left;
    if (place >= left) continue;
    const row = rowAt(first + place);
    parts.box.setAttribute('aria-label', `Select ${row.name}`);
    parts.link.href = `#/view/${row.id}`;
    put(parts.name, row.name);
    put(parts.brand, row.brand);
    put(parts.grade, row.grade);
    if (parts.status !== row.status) {
      const { tone, phase } = statuses[row.status];
      parts.status = row.status;
      parts.badge.className = badgeStyles.badges.medium[tone];
      parts.eyelet.setAttribute('d', eyelets[phase]);
      parts.statusText.data = row.status;
    }
    put(parts.prep, row.prep);
    put(parts.rating, row.rating);
    put(parts.stock, row.stock);
    put(parts.price, row.price);
    const [view, edit, remove] = parts.actions as [HTMLAnchorElement, HTMLAnchorElement, HTMLButtonElement];
    view.href = `#/view/${row.id}`;
    view.setAttribute('aria-label', `View ${row.name}`);
    edit.href = `#/edit/${row.id}`;
    edit.setAttribute('aria-label', `Edit ${row.name}`);
    remove.setAttribute('aria-label', `Delete ${row.name}`);
  }
  drawSelection();
}

function drawSelection() {
  const first = (state.page - 1) * SIZE;
  for (const [place, parts] of drawn.entries()) {
    if (parts.row.hidden) continue;
    const isSelected = state.selected.has(rowAt(first + place).id);
    if (isSelected === parts.isSelected) continue;
    parts.isSelected = isSelected;
    parts.box.checked = isSelected;
    parts.row.toggleAttribute('data-selected', isSelected);
  }
}

function drawPager() {
  const pages = Math.max(1, Math.ceil(total() / SIZE));
  const from = total() === 0 ? 0 : (state.page - 1) * SIZE + 1;
  showing.textContent = `Showing ${number.format(from)} to ${number.format(Math.min(total(), from + SIZE - 1))} of ${number.format(total())} entries`;
  previous.toggleAttribute('aria-disabled', state.page === 1);
  next.toggleAttribute('aria-disabled', state.page === pages);
  const wanted = pageNumbers({ page: state.page, pages });
  while (numbers.childElementCount > wanted.length) numbers.lastElementChild?.remove();
  while (numbers.childElementCount < wanted.length) {
    const button = document.createElement('button');
    button.type = 'button';
    numbers.append(button);
  }
  for (const [place, page] of wanted.entries()) {
    const button = numbers.children[place] as HTMLButtonElement;
    const label = page === 'gap' ? '...' : String(page);
    if (button.textContent !== label) {
      button.textContent = label;
      button.className = page === 'gap' ? pagerStyles.gap : pagerStyles.page;
      button.setAttribute('aria-label', `Page ${label}`);
    }
    if (page === state.page) button.setAttribute('aria-current', 'page');
    else if (button.hasAttribute('aria-current')) button.removeAttribute('aria-current');
  }
}

function drawHead() {
  const { sort } = state;
  for (const button of root.querySelectorAll<HTMLButtonElement>('thead button')) {
    const header = button.parentElement as HTMLElement;
    if (sort?.column === button.dataset.column) header.setAttribute('aria-sort', sort?.isAscending ? 'ascending' : 'descending');
    else if (header.hasAttribute('aria-sort')) header.removeAttribute('aria-sort');
    button.className = sort?.column === button.dataset.column ? styles.activeSort : styles.sort;
  }
}

function drawCount() {
  let found = 0;
  for (const row of all) if (state.selected.has(row.id)) found += 1;
  count.textContent = `${number.format(found)} selected`;
  for (const part of [...tools.children].slice(1) as HTMLElement[]) part.style.display = (part === bar) === found > 0 ? '' : 'none';
  tools.toggleAttribute('data-selecting', found > 0);
  drawPageBox();
}

function drawPageBox() {
  let hasSelected = false;
  let hasOther = false;
  const first = (state.page - 1) * SIZE;
  for (let place = first; place < Math.min(total(), first + SIZE); place += 1) {
    if (state.selected.has(rowAt(place).id)) hasSelected = true;
    else hasOther = true;
  }
  selectPage.checked = hasSelected && !hasOther;
  selectPage.indeterminate = hasSelected && hasOther;
}

function turnTo(page: number) {
  state.page = page;
  drawRows();
  drawPager();
  drawPageBox();
}

root.querySelector('thead')?.addEventListener('click', ({ target }) => {
  const column = (target as Element).closest<HTMLElement>('[data-column]')?.dataset.column;
  if (column === undefined) return;
  state.sort = { column, isAscending: !(state.sort?.column === column && state.sort.isAscending) };
  sortRows();
  narrow();
  drawHead();
  turnTo(1);
  liveRegion.textContent = `Sorted by ${column}, ${state.sort.isAscending ? 'ascending' : 'descending'}, ${number.format(total())} products`;
});
search.addEventListener('input', () => {
  state.search = search.value;
  narrow();
  turnTo(1);
  drawCount();
});
root.querySelector('nav')?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button');
  if (button === null) return;
  if (button === next) turnTo(state.page + 1);
  else if (button === previous) turnTo(state.page - 1);
  else turnTo(Number(button.textContent));
  liveRegion.textContent = `Page ${state.page} of ${Math.ceil(total() / SIZE)}`;
});
selectPage.addEventListener('change', () => {
  const next = new Set(state.selected);
  const first = (state.page - 1) * SIZE;
  for (let place = first; place < Math.min(total(), first + SIZE); place += 1) {
    if (selectPage.checked) next.add(rowAt(place).id);
    else next.delete(rowAt(place).id);
  }
  state.selected = next;
  drawSelection();
  drawCount();
  liveRegion.textContent = `${number.format(next.size)} of ${number.format(all.length)} selected`;
});

const menu = document.createElement('div');
menu.className = menuStyles.popover;
menu.style.position = 'fixed';
menu.innerHTML = `<div role="menu" tabindex="-1" class="${menuStyles.menu}"><div role="menuitem" tabindex="-1" class="${menuStyles.items.critical}"><span class="${menuStyles.label}">Delete Selected</span></div></div>`;
const menuItems = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
const menuButton = find<HTMLButtonElement>('[aria-haspopup]');
function closeMenu() {
  menu.dataset.exiting = '';
  void Promise.allSettled(menu.getAnimations().map(({ finished }) => finished)).then(() => menu.remove());
  menuButton.setAttribute('aria-expanded', 'false');
  menuButton.focus();
}
menuButton.addEventListener('click', () => {
  const { bottom, right } = menuButton.getBoundingClientRect();
  menu.style.insetBlockStart = `${bottom + 4}px`;
  menu.style.insetInlineEnd = `${document.documentElement.clientWidth - right}px`;
  menuButton.setAttribute('aria-expanded', 'true');
  delete menu.dataset.exiting;
  menu.dataset.entering = '';
  document.body.append(menu);
  menuItems[0]?.focus({ preventScroll: true });
  requestAnimationFrame(() => delete menu.dataset.entering);
});
menu.addEventListener('keydown', ({ key }) => {
  const at = menuItems.indexOf(document.activeElement as HTMLElement);
  if (key === 'Escape') closeMenu();
  else if (key === 'ArrowDown') menuItems[(at + 1) % menuItems.length]?.focus();
  else if (key === 'ArrowUp') menuItems.at(at - 1)?.focus();
});
document.addEventListener('pointerdown', ({ target }) => {
  if (menu.isConnected && !menu.contains(target as Node)) closeMenu();
});

const confirm = document.createElement('dialog');
confirm.setAttribute('role', 'alertdialog');
confirm.className = `${panel} ${dialogStyles.panelSizes.small}`;
confirm.innerHTML = `<div class="${dialogStyles.dialog}"><h2 class="${dialogStyles.title}">Delete Product</h2><div class="${dialogStyles.body}"></div><div class="${dialogStyles.actions}"><button type="button" class="${buttonClass()}">Cancel</button><button type="button" class="${buttonClass({ variant: 'danger' })}">Yes, Delete</button></div></div>`;
confirm.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button') !== null) confirm.close();
});
confirm.addEventListener('close', () => confirm.remove());
body.addEventListener('click', ({ target }) => {
  const action = (target as Element).closest('button');
  if (action === null) return;
  const place = Number(action.closest('tr')?.dataset.place) + (state.page - 1) * SIZE;
  (confirm.querySelector(`.${dialogStyles.body}`) as HTMLElement).textContent = rowAt(place).name;
  document.body.append(confirm);
  confirm.showModal();
});

drawRows();
drawPager();
drawCount();
