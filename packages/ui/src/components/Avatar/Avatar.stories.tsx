import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Display/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { name: 'Marta Vidal' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MV')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Picture = meta.story({ args: { src: '/assets-drawn/garments/knit-cream.svg', size: 'large' } });

/** A picture of 90 × 120 px. */
function portrait(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [90, 120];
  return canvas.toDataURL('image/png');
}

export const PortraitPicture = meta.story({
  args: { size: 'large' },
  render: (args) => <Avatar {...args} src={portrait()} />,
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLImageElement>('img');
      if (found === null || found.naturalHeight !== 120) throw new Error('The picture has not loaded.');
      return found;
    });
    const { width, height } = picture.getBoundingClientRect();
    await expect([width, height]).toEqual([56, 56]);
  },
});

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MV')).toBeVisible());
  },
});

export const Named = meta.story({
  args: { label: 'Marta Vidal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marta Vidal' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { name: 'Maria-Alejandra Fernández de la Cruz y Montenegro', size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MM').getBoundingClientRect().width).toBe(28);
  },
});

const sizes = ['small', 'medium', 'large'] as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          {['Marta Vidal', 'Emma Dahl', 'Jonas Weber', 'Prada'].map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Knit" src="/assets-drawn/garments/knit-cream.svg" size={size} />
          <Avatar name="" size={size} />
        </div>
      ))}
    </div>
  ),
});
