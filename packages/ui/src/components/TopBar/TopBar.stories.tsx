import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Bell } from '../../icons/Bell.tsx';
import { List } from '../../icons/List.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { TopBar } from './TopBar.tsx';

const onChange = fn().mockName('onChange');
const onOpen = fn().mockName('onOpen');

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
    search: <SearchBox value="" onChange={onChange} onOpen={onOpen} placeholder="Search something here" />,
    actions: (
      <>
        <IconButton label="Notifications">
          <Bell size={20} />
        </IconButton>
        <Avatar name="Marta Vidal" label="Marta Vidal" />
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('tab order is the visual order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    });
  },
});

export const LongText = meta.story({
  args: {
    search: <SearchBox value="" onChange={onChange} onOpen={onOpen} placeholder="Search for products, orders, refunds, tickets and travelers of every season" />,
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
});

export const WideWindow = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const { left, right } = canvas.getByRole('banner').firstElementChild!.getBoundingClientRect();
    await step('it has the page\'s grid: at most 1360 px between its gutters, centred', async () => {
      await expect(right - left).toBe(1440);
      await expect(left).toBe(document.documentElement.clientWidth - right);
    });
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
