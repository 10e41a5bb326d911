import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Card } from '../Card/Card.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { type Description, DescriptionList } from './DescriptionList.tsx';

const receipt: Description[] = [
  { term: 'Method', description: 'PayPal' },
  { term: 'Date', description: '20 Nov 2026' },
  { term: 'Subtotal', description: '$360.00' },
  { term: 'Fees', description: '$25.00' },
  { term: 'Total', description: '$385.00', isTotal: true },
];

const facts: Description[] = [
  { term: 'Date', description: '20 Nov 2026' },
  { term: 'Items', description: '3' },
  { term: 'ETA', description: 'Today, 19:00' },
  { term: 'Status', description: <StatusBadge tone="warning">Pending</StatusBadge> },
  { term: 'Total', description: '$385.00' },
];

const meta = preview.meta({
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  tags: ['stable'],
  args: { items: receipt },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Method',
      'Date',
      'Subtotal',
      'Fees',
      'Total',
    ]);
    await expect(canvas.getAllByRole('definition')[4]).toHaveTextContent('$385.00');
  },
});

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

export const Facts = meta.story({
  args: { layout: 'facts', items: facts },
  play: async ({ canvas, step }) => {
    await step('facts are side by side', async () => {
      const tops = new Set(canvas.getAllByRole('term').map(topOf));
      await expect(tops.size).toBe(1);
    });
  },
});

export const Phone = meta.story({
  args: { layout: 'facts', items: facts },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('two are in a row', async () => {
      const tops = canvas.getAllByRole('term').map(topOf);
      await expect(new Set(tops).size).toBe(3);
      await expect(tops[0]).toBe(tops[1]);
    });
  },
});

export const LongText = meta.story({
  args: {
    items: [
      { term: 'Shipping address of the traveler', description: 'Hôtel des Grands Boulevards, Yuki Tanaka, Room 412, 17 Boulevard Poissonnière, 75002 Paris' },
      ...receipt,
    ],
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <Card title="Order Information" isFlush isRuled={false}>
        <DescriptionList layout="facts" items={facts} />
      </Card>
      <div style={{ maxInlineSize: 328 }}>
        <Card title="On a phone" isFlush isRuled={false}>
          <DescriptionList layout="facts" items={facts} />
        </Card>
      </div>
      <Card title="Transactions">
        <DescriptionList items={receipt} />
      </Card>
    </div>
  ),
});
