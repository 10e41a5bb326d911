import { ready } from '@valise/ui/LoadableView';
import { QueueBoard } from '@valise/ui/QueueBoard';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { renderOnOpen } from './draw.tsx';

interface Order {
  number: string;
  piece: string;
}

const lanes = ['Preparing', 'Pickup', 'Delivery', 'Return', 'Cleaning'].map((title) => ({ id: title.toLowerCase(), title, href: `#/${title}` }));
const orders = (lane: number) => Array.from({ length: 2000 }, (_, place): Order => ({ number: String(lane * 2000 + place), piece: 'Silk Slip Dress' }));
const items = ready(Object.fromEntries(lanes.map(({ id }, lane) => [id, orders(lane)])));

renderOnOpen(
  <QueueBoard
    title="Today's queue"
    lanes={lanes}
    items={items}
    cardOf={({ number, piece }: Order) => ({
      id: number,
      label: `Order # ${number}`,
      title: piece,
      person: 'Amelia Thornton',
      status: <StatusBadge tone="warning">Pending</StatusBadge>,
    })}
    loading="Loading"
    empty="No orders"
  />,
  () => document.querySelectorAll('li').length >= lanes.length,
);
