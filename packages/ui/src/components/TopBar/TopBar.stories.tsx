import { List } from '@phosphor-icons/react/dist/csr/List';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <>
        <IconButton label="Open menu" size="large">
          <List size={20} />
        </IconButton>
        <Brand size="small" />
      </>
    ),
    search: <input aria-label="Search" style={{ inlineSize: '100%', blockSize: 40 }} />,
    actions: <span>marta@valise.club</span>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Sheet = meta.story({ tags: ['sheet'] });

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
