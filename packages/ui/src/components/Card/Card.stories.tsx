import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Display/Card',
  component: Card,
  tags: ['stable'],
  args: { title: 'Order Information', children: 'What belongs together.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Information' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Order Information');
  },
});

export const WithActions = meta.story({ args: { actions: <Button size="small">Edit</Button> } });

export const Flush = meta.story({
  args: { isFlush: true, children: <p style={{ padding: 20 }}>Its content reaches the edges.</p> },
});

export const LongText = meta.story({
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur und alles, was dazugehört', actions: <Button size="small">Edit</Button> },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card>Without a title.</Card>
      <Card title="Order Information">What belongs together.</Card>
      <Card title="Alerts Panel" isFlush actions={<Button size="small">Edit</Button>}>
        <p style={{ padding: 20 }}>Its content reaches the edges.</p>
      </Card>
    </div>
  ),
});
