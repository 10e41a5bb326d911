import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { vars } from '../../theme/vars.css.ts';
import { RailPicture } from './RailPicture.tsx';

const meta = preview.meta({
  title: 'Components/Display/RailPicture',
  component: RailPicture,
  tags: ['stable'],
  args: { scene: 'full' as const },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '100%', maxInlineSize: 640, background: vars.color.hero.background }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await picture.decode();
    await expect(picture.naturalWidth).toBeGreaterThan(0);
  },
});

export const SignIn = meta.story({ args: { scene: 'sign-in' } });

export const Banner = meta.story({ args: { scene: 'banner' } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <>
      <RailPicture scene="full" />
      <RailPicture scene="sign-in" />
      <RailPicture scene="banner" />
    </>
  ),
});
