// The order list by hand: two tabs, the address kept in step.
import { applyStyles, badgeIn, copyOf, formats, personIn, put, request, textOf } from './dom.js';
import { createList, source } from './list.js';

applyStyles(document);
const orders = (await request('/orders')).data.data;
const isPending = ({ status, rider }) => status.trim().toLowerCase() === 'pending' && rider === null;
const tabs = { Assigned: source(orders.filter((order) => !isPending(order))), Pending: source(orders.filter(isPending)) };
const capitalised = (status) => status.charAt(0).toUpperCase() + status.slice(1);

function newRow() {
  const row = copyOf(open === 'Pending' ? 'pendingRow' : 'row');
  const [id, traveler, partner, eta, date, status, total, ...rest] = row.children;
  const link = id.querySelector('a');
  return {
    row,
    link,
    id: textOf(link),
    setTraveler: personIn(traveler),
    partner: textOf(partner),
    eta: textOf(eta),
    date: textOf(date),
    setStatus: badgeIn(status),
    total: textOf(total),
    view: rest.at(-1).querySelector('a'),
    assign: rest.length > 1 ? rest[0].querySelector('a') : null,
  };
}

function drawRow(parts, { id, traveler, partner, eta, created_at: createdAt, status, total_price: total }) {
  parts.link.setAttribute('href', `/orders/ordersdetail/${id}`);
  put(parts.id, `#ODR-${id}`);
  parts.setTraveler(traveler.name);
  put(parts.partner, partner.name);
  put(parts.eta, formats.dayAndTime.format(new Date(eta)));
  put(parts.date, formats.day.format(new Date(createdAt)));
  parts.setStatus(capitalised(status));
  put(parts.total, formats.money.format(total));
  parts.view.setAttribute('href', `/orders/ordersdetail/${id}`);
  parts.view.setAttribute('aria-label', `View #ODR-${id}`);
  parts.assign?.setAttribute('href', `/orders/assignrider/${id}`);
  parts.assign?.setAttribute('aria-label', `Assign Rider: #ODR-${id}`);
}

const columns = {
  id: ({ id }) => id,
  traveler: ({ traveler }) => traveler.name,
  partner: ({ partner }) => partner.name,
  eta: ({ eta }) => Date.parse(eta),
  date: ({ created_at: createdAt }) => Date.parse(createdAt),
  status: ({ status }) => status,
  total: ({ total_price: total }) => Number(total),
};

let open = 'Assigned';
const list = createList({
  from: tabs[open],
  columns,
  searchText: ({ id, traveler, partner }) => `${id}\n${traveler.name}\n${partner.name}`,
  noun: 'orders',
  firstSort: '-date',
  newRow,
  drawRow,
  addToAddress: (query) => open === 'Pending' && query.set('tab', 'pending'),
});

const buttons = [...document.querySelectorAll('main [aria-label=Orders] [role=tab]')];
const countOf = (tab) => tab.lastElementChild;
const counts = buttons.map((tab) => countOf(tab).className);
for (const [place, name] of Object.keys(tabs).entries()) countOf(buttons[place]).textContent = formats.number.format(tabs[name].rows.length);
for (const [place, button] of buttons.entries()) {
  // As early as the portal's tabs.
  button.addEventListener('pointerdown', () => {
    open = Object.keys(tabs)[place];
    for (const tab of buttons) {
      const isOpen = tab === button;
      tab.setAttribute('aria-selected', isOpen);
      tab.toggleAttribute('data-selected', isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      countOf(tab).className = counts[isOpen ? 0 : 1];
    }
    document.querySelector('main table').replaceWith(copyOf(open === 'Pending' ? 'pendingTable' : 'table'));
    list.replace(tabs[open]);
  });
}

list.start();
