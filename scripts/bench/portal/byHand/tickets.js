// The ticket list by hand.
import { applyStyles, badgeIn, copyOf, formats, personIn, put, request, textOf } from './dom.js';
import { createList, source } from './list.js';

applyStyles(document);
const { data: tickets } = await request('/support-tickets');

function newRow() {
  const row = copyOf('row');
  const [select, id, type, sender, subject, date, status, actions] = row.children;
  const link = id.querySelector('a');
  return {
    row,
    box: select.firstElementChild,
    link,
    id: textOf(link),
    type: textOf(type),
    setSender: personIn(sender),
    email: textOf(sender.querySelectorAll('span')[2]),
    subject: textOf(subject),
    date: textOf(date.firstElementChild),
    setStatus: badgeIn(status),
    view: actions.querySelector('a'),
  };
}

function drawRow(parts, { id, ticket_id: ticketId, sender, subject, created_at: createdAt, status }) {
  parts.box.setAttribute('aria-label', `Select ${ticketId}`);
  parts.link.setAttribute('href', `/support/chatsupport/${id}`);
  put(parts.id, ticketId);
  put(parts.type, sender.type);
  parts.setSender(sender.name);
  put(parts.email, sender.email);
  put(parts.subject, subject);
  put(parts.date, formats.day.format(new Date(createdAt)));
  parts.setStatus(status);
  parts.view.setAttribute('href', `/support/chatsupport/${id}`);
  parts.view.setAttribute('aria-label', `View ${ticketId}`);
}

createList({
  from: source(tickets),
  columns: {
    id: ({ ticket_id: ticketId }) => Number(ticketId.replace(/\D/g, '')),
    name: ({ sender }) => sender.name,
    subject: ({ subject }) => subject,
    date: ({ created_at: createdAt }) => Date.parse(createdAt),
    status: ({ status }) => status,
  },
  searchText: ({ ticket_id: ticketId, subject, sender }) => [ticketId, subject, sender.name, sender.email].join('\n'),
  noun: 'tickets',
  firstSort: '-date',
  newRow,
  drawRow,
}).start();
