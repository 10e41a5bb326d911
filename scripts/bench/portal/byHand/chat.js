// A ticket's chat by hand: its messages by day, the field, and the menu of quick replies.
import { applyStyles, copyOf, formats, part, request } from './dom.js';
import { fill, ticketFields } from './fields.js';
import { createMenu } from './menu.js';

const EDGE = 16;

const user = JSON.parse(localStorage.getItem('auth_user'));
const id = new URLSearchParams(location.search).get('id');
const { data: ticket } = await request(`/support-tickets/${id}/messages`);
const screen = document.importNode(part('screen'), true);
applyStyles(screen);
fill(screen, ticketFields(ticket));
const list = screen.querySelector('[role=log] ol');

function newRow({ message, sender_id: senderId, created_at: createdAt }, before) {
  const isOwn = String(senderId) === String(user.id);
  const row = part(isOwn ? 'own' : 'theirs').firstElementChild.cloneNode(true);
  const at = new Date(createdAt);
  const day = formats.day.format(at);
  const label = row.querySelector(':scope > p');
  if (before !== undefined && formats.day.format(new Date(before.created_at)) === day) label?.remove();
  else (label ?? row.insertBefore(copyOf('day'), row.firstChild)).textContent = day;
  row.querySelector('[dir=auto]').textContent = message;
  const time = row.querySelector('time');
  time.dateTime = createdAt;
  time.textContent = formats.time.format(at);
  return row;
}
const rows = ticket.messages.map((message, place) => newRow(message, ticket.messages[place - 1]));
for (const [place, row] of rows.entries()) {
  row.dataset.key = ticket.messages[place].id;
  row.setAttribute('aria-posinset', place + 1);
  row.setAttribute('aria-setsize', rows.length);
}
list.replaceChildren(...rows);
document.getElementById('root').replaceChildren(screen);
document.title = `${ticket.subject} · Valise`;

const heights = rows.map(({ offsetHeight }) => offsetHeight);
let top = EDGE;
for (const [place, row] of rows.entries()) {
  row.style.transform = `translate3d(0px, ${top}px, 0px)`;
  top += heights[place];
}
list.style.height = `${top + EDGE / 4}px`;
const log = document.querySelector('[role=log]');
log.scrollTop = log.scrollHeight;

const field = document.querySelector('main textarea');
field.addEventListener('input', () => {
  // A hidden copy of the text, drawn from this attribute, sets the field's height.
  field.parentElement.dataset.text = field.value;
  sessionStorage.setItem('draft', field.value);
});

const openMenu = createMenu();
const replies = document.querySelector('main [aria-label="Quick replies"]');
replies.addEventListener('click', () => openMenu(replies));
