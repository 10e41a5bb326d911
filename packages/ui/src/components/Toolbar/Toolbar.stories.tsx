import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  args: {
    label: 'Selected tickets',
    children: (
      <>
        <Button>Resolve</Button>
        <Button>Assign</Button>
        <Button>Reject</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Selected tickets' })).toBeInTheDocument();
    await step('it is one tab stop', async () => {
      await userEvent.tab();
      await expect(button('Resolve')).toHaveFocus();
    });
    await step('arrow keys move between its controls', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(button('Assign')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(button('Resolve')).toHaveFocus();
    });
    await step('Tab returns to the control used last', async () => {
      await userEvent.keyboard('{ArrowRight}');
      button('Assign').blur();
      await userEvent.tab();
      await expect(button('Assign')).toHaveFocus();
    });
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Assign' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Resolve' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { children: ['Say that every one of these was resolved', 'Hand all of them to another person', 'Reject'].map((text) => <Button key={text}>{text}</Button>) },
});

export const MirroredArrowKeys = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Assign' })).toHaveFocus();
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
