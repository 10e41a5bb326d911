// The refund list by hand, with the menu of its rows.
import { applyStyles, badgeIn, copyOf, formats, personIn, put, request, textOf } from './dom.js';
import { createList, source } from './list.js';
import { createMenu } from './menu.js';

applyStyles(document);
const { data: refunds } = await request('/refunds');

function newRow() {
  const row = copyOf('row');
  const [id, order, traveler, partner, date, status, total, actions] = row.children;
  const link = id.querySelector('a');
  return {
    row,
    link,
    id: textOf(link),
    order: textOf(order),
    setTraveler: personIn(traveler),
    partner: textOf(partner),
    date: textOf(date),
    setStatus: badgeIn(status),
    total: textOf(total),
    menu: actions.querySelector('button'),
  };
}

function drawRow(parts, { id, refund_id: refundId, order, traveler, partner, requested_at: requestedAt, status, amount }) {
  parts.link.setAttribute('href', `/refund/refundsdetail/${id}`);
  put(parts.id, refundId);
  put(parts.order, `#${order.id}`);
  parts.setTraveler(traveler.name);
  put(parts.partner, partner.name);
  put(parts.date, formats.day.format(new Date(requestedAt)));
  parts.setStatus(status);
  put(parts.total, formats.money.format(amount));
  parts.menu.setAttribute('aria-label', `Actions for ${refundId}`);
}

const list = createList({
  from: source(refunds),
  columns: {
    id: ({ id }) => id,
    order: ({ order }) => order.id,
    traveler: ({ traveler }) => traveler.name,
    partner: ({ partner }) => partner.name,
    date: ({ requested_at: requestedAt }) => Date.parse(requestedAt),
    status: ({ status }) => status,
    total: ({ amount }) => Number(amount),
  },
  searchText: ({ id, refund_id: refundId, order, traveler, partner }) => [refundId, id, order.id, traveler.name, partner.name].join('\n'),
  noun: 'refunds',
  firstSort: '-date',
  newRow,
  drawRow,
});

const openMenu = createMenu();
document.querySelector('main tbody').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button !== null) openMenu(button);
});

list.start();
