import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Card } from '../Card/Card.tsx';
import { tones } from '../StatusBadge/tone.ts';
import { AlertCard } from './AlertCard.tsx';
import { AlertCardSkeleton } from './AlertCardSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/Data/AlertCard',
  component: AlertCard,
  tags: ['stable'],
  args: {
    label: 'Late returns',
    value: '3',
    description: '2 travelers past their return date',
    tone: 'critical' as const,
    date: '20 Nov 2026',
    dateTime: '2026-11-20',
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it is an article named by its label', async () => {
      const card = canvas.getByRole('article', { name: 'Late returns' });
      await expect(card).toHaveTextContent('3');
      await expect(canvas.getByRole('heading', { level: 3, name: 'Late returns' })).toBeVisible();
    });
    await step('the date is machine-readable', async () => {
      await expect(canvas.getByText('20 Nov 2026')).toHaveAttribute('datetime', '2026-11-20');
    });
  },
});

export const WithoutDate = meta.story({
  args: { date: undefined, dateTime: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  render: (args) => (
    <Card title="Alerts Panel" isFlush>
      <AlertCard {...args} />
      <AlertCardSkeleton />
    </Card>
  ),
  play: async ({ canvas, step }) => {
    await step('the placeholder is as high as the card', async () => {
      const card = canvas.getByRole('article');
      await expect(card.nextElementSibling!.getBoundingClientRect().height).toBe(card.getBoundingClientRect().height);
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Pieces of the winter collection that have not come back from the Barcelona flagship store',
    value: '$1,284,000',
    description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen are past the end of their prep buffer and nobody has looked',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <Card title="Alerts Panel" isFlush>
      {tones.map((tone) => (
        <AlertCard key={tone} {...args} label={`${tone} news`} tone={tone} />
      ))}
    </Card>
  ),
});
