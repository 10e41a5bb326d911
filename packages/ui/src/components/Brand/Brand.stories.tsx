import preview from '#storybook/preview';
import { vars } from '../../theme/vars.css.ts';
import { Brand, BrandMark } from './Brand.tsx';

const meta = preview.meta({ title: 'Components/Display/Brand', component: Brand, tags: ['stable'] });

export const Default = meta.story();

export const OnDark = meta.story({
  args: { isOnDark: true },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space[6], background: vars.color.sidebar.background }}>
        <Story />
      </div>
    ),
  ],
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 24 }}>
          <Brand size={size} />
          <div style={{ paddingInline: 16, background: vars.color.sidebar.background }}>
            <Brand size={size} isOnDark />
          </div>
        </div>
      ))}
      <BrandMark />
    </div>
  ),
});
