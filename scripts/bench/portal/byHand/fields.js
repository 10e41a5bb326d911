// What the pages of one record show of it: a name and the text for each place. Reading a page marks the places, its code fills them.
import { formats } from './dom.js';

const addressOf = ({ traveler }, type) => traveler.addresses.find((address) => address.type === type);
const person = (role, { name, email, phone }) => ({
  [`${role} name`]: name,
  [`${role} e-mail`]: email,
  [`${role} mailto`]: `mailto:${email}`,
  [`${role} phone`]: phone,
  [`${role} tel`]: `tel:${phone.replace(/[^+\d]/g, '')}`,
});
const mapOf = (query) => `https://www.google.com/maps/search/?${new URLSearchParams({ api: 1, query })}`;

export function orderFields(order) {
  const { money, day, dayAndTime } = formats;
  const shipping = addressOf(order, 'shipping');
  const billing = addressOf(order, 'billing');
  const items = order.items.map((item, place) => ({
    [`item ${place} name`]: item.product_name,
    [`item ${place} price`]: money.format(item.price),
    [`item ${place} quantity`]: String(item.quantity),
    [`item ${place} picture`]: item.product_image,
    [`item ${place} label`]: `Picture of ${item.product_name}`,
  }));
  return Object.assign(
    {
      number: `#ORD-${order.id}`,
      date: day.format(new Date(order.created_at)),
      eta: dayAndTime.format(new Date(order.eta)),
      status: order.status,
      total: money.format(order.total_price),
      items: `${order.items_count} item${order.items_count === 1 ? '' : 's'}`,
      'partner map': mapOf(`${Number(order.partner.latitude)},${Number(order.partner.longitude)}`),
      'shipping name': shipping.name,
      'shipping address': shipping.address,
      'shipping map': mapOf(`${shipping.latitude},${shipping.longitude}`),
      'billing name': billing.name,
      'billing address': billing.address,
      'billing map': mapOf(billing.address),
    },
    person('traveler', order.traveler),
    person('partner', order.partner),
    person('rider', order.rider),
    ...items,
  );
}

export const userFields = ({ name, email, phone }) => ({ name, email, phone });

export const dashboardFields = (user, states, alerts) =>
  Object.assign(
    { welcome: `Welcome ${user.name}!` },
    ...states.map(({ label, value }) => ({ [label]: String(value) })),
    ...alerts.map(({ label, value, description }) => ({ [`${label} label`]: label, [`${label} value`]: value, [`${label} description`]: description })),
  );

export const ticketFields = ({ ticket_id: ticketId, subject, message, created_at: createdAt, order_id: orderId, sender }) => ({
  number: ticketId,
  subject,
  message,
  date: formats.day.format(new Date(createdAt)),
  order: `#${orderId}`,
  'order link': `/orders/ordersdetail/${orderId}`,
  name: sender.name,
  sender: `${sender.type} · ${sender.email}`,
});

const attributes = ['href', 'src', 'value', 'aria-label'];

/** Empties the places of the page that show one of the values, and marks them with its name. */
export function markFields(root, values) {
  const nameOf = new Map(Object.entries(values).filter(([, value]) => value).map(([name, value]) => [value, name]));
  const mark = (element, place, name) => {
    element.dataset.fields = [element.dataset.fields, `${place}=${name}`].filter(Boolean).join(';');
  };
  for (const element of root.querySelectorAll('*')) {
    for (const [place, node] of element.childNodes.entries()) {
      const name = node.nodeType === Node.TEXT_NODE ? nameOf.get(node.data.trim()) : undefined;
      if (name === undefined) continue;
      node.data = '…';
      mark(element, place, name);
    }
    for (const attribute of attributes) {
      const name = nameOf.get(element.getAttribute(attribute));
      if (name === undefined) continue;
      // A picture that cannot be loaded is replaced.
      if (attribute !== 'src') element.setAttribute(attribute, '');
      mark(element, attribute, name);
    }
  }
}

/** Writes the values into the marked places. */
export function fill(root, values) {
  for (const element of root.querySelectorAll('[data-fields]')) {
    for (const field of element.dataset.fields.split(';')) {
      const [place, name] = field.split('=');
      if (attributes.includes(place)) element.setAttribute(place, values[name]);
      else element.childNodes[place].data = values[name];
    }
  }
}
