// The texts of a ticket's chat by name. Reading the page marks the places of the texts; the page's code fills them.
import { formats } from './dom.js';

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
