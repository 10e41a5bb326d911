// The dashboard by hand: figures, alerts and a board of lanes, each with three cards and more on request.
import { applyStyles, formats, part, put, request, textOf } from './dom.js';
import { dashboardFields, fill } from './fields.js';

const FIRST = 3;
const MORE = 50;
const lanes = { processing: 0, shipped: 1, delivered: 2, returned: 3, cleaning: 4 };

const user = JSON.parse(localStorage.getItem('auth_user'));
const [states, queue, alerts] = await Promise.all(['/dashboard/states', '/dashboard/orders/queue', '/dashboard/notifications/latest'].map(request));
const screen = document.importNode(part('screen'), true);
applyStyles(screen);
fill(screen, dashboardFields(user, states.data, alerts.data));

const orders = Array.from({ length: 5 }, () => []);
for (const order of queue) orders[lanes[order.status]].push(order);
screen.querySelector('[data-total]').textContent = `${formats.number.format(queue.length)} orders`;
const bars = screen.querySelectorAll('[data-bars] > li');
const choices = screen.querySelectorAll('[role=radio]');

/** A card of a lane. */
function newCard(lane, { id, product, customer }) {
  const card = part(`card${lane}`).firstElementChild.cloneNode(true);
  const link = card.querySelector('a');
  const [label, , name] = card.querySelectorAll('p');
  label.id = `order-${id}`;
  put(textOf(label), `Order # ${id}`);
  link.id = `product-${id}`;
  link.setAttribute('href', `/orders/ordersdetail/${id}`);
  link.setAttribute('aria-labelledby', `${label.id} ${link.id}`);
  link.querySelector('bdi').textContent = product;
  name.querySelector('bdi').textContent = customer;
  return card;
}

for (const [lane, element] of screen.querySelectorAll('[data-lane]').entries()) {
  const { length } = orders[lane];
  const count = formats.number.format(length);
  element.querySelector('h3 a').lastElementChild.textContent = count;
  choices[lane].lastElementChild.textContent = count;
  bars[lane].style.flexGrow = length;
  const list = element.querySelector('ul');
  const button = element.querySelector('button');
  const show = (from, most) => list?.append(...orders[lane].slice(from, from + most).map((order) => newCard(lane, order)));
  show(0, FIRST);
  button?.addEventListener('click', () => {
    show(list.children.length, MORE);
    button.hidden = list.children.length === length;
  });
}
document.getElementById('root').replaceChildren(screen);
document.title = 'Dashboard · Valise';
