import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SafeImage } from './SafeImage.tsx';

const meta = preview.meta({
  title: 'Components/Display/SafeImage',
  component: SafeImage,
  tags: ['stable'],
  args: { src: '/assets-drawn/garments/dress-silk.svg', alt: 'Silk Slip Dress', width: 200, height: 240, loading: 'eager' as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Silk Slip Dress' });
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([200, 240]);
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, step }) => {
    await step('an image that fails to load keeps its name and its size', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: 'Silk Slip Dress' }).tagName).toBe('SPAN'));
      const placeholder = canvas.getByRole('img', { name: 'Silk Slip Dress' });
      await expect([placeholder.offsetWidth, placeholder.offsetHeight]).toEqual([200, 240]);
    });
  },
});

export const Unavailable = meta.story({
  name: 'Unavailable image',
  args: { src: null, unavailable: 'Image unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Silk Slip Dress' })).toHaveTextContent('Image unavailable');
  },
});

export const Fluid = meta.story({
  name: 'Fluid image',
  args: { width: 200, height: 50, isFluid: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Silk Slip Dress' });
    await waitFor(() => expect(image.naturalHeight).toBe(600));
    await expect(Math.abs(image.offsetHeight * 4 - image.offsetWidth)).toBeLessThanOrEqual(4);
  },
});

export const Missing = meta.story({
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    src: null,
    alt: 'Double-Breasted Gabardine Trench Coat With Removable Wool Lining, Dry Clean Only, seen from the back',
    width: 44,
    height: 44,
  },
  play: async ({ args, canvas, step }) => {
    await step('a long alternative text does not change the size', async () => {
      const { offsetWidth, offsetHeight } = canvas.getByRole('img', { name: args.alt });
      await expect([offsetWidth, offsetHeight]).toEqual([44, 44]);
    });
  },
});

export const Unsafe = meta.story({
  args: { src: 'javascript:void 0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Silk Slip Dress' })).not.toHaveAttribute('src');
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <SafeImage src="/assets-drawn/garments/dress-silk.svg" alt="44" width={44} height={44} loading="eager" />
      <SafeImage src="/assets-drawn/garments/dress-silk.svg" alt="Card" width={76} height={92} loading="eager" />
      <SafeImage src="/assets-drawn/garments/dress-silk.svg" alt="Whole" width={120} height={80} fit="contain" radius="large" loading="eager" />
      <SafeImage src={null} alt="Missing, small" width={44} height={44} />
      <SafeImage src={null} alt="Missing" width={120} height={144} radius="medium" />
      <div style={{ inlineSize: 160 }}>
        <SafeImage src="/assets-drawn/garments/coat-trench.svg" alt="As wide as its box" width={500} height={600} isFluid loading="eager" />
      </div>
      <div style={{ inlineSize: 160 }}>
        <SafeImage src={null} alt="Missing, as wide as its box" width={500} height={600} isFluid />
      </div>
    </div>
  ),
});
