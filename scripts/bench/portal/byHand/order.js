// An order by hand.
import { applyStyles, part, request } from './dom.js';
import { fill, orderFields } from './fields.js';

const id = new URLSearchParams(location.search).get('id');
const { data } = (await request(`/orders/${id}`)).data;
const screen = document.importNode(part('screen'), true);
applyStyles(screen);
fill(screen, orderFields(data));
document.getElementById('root').replaceChildren(screen);
document.title = `#ORD-${data.id} · Valise`;
