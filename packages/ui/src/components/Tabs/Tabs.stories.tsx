import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { SavedViews } from '../SavedViews/SavedViews.tsx';
import { allViews } from '../SavedViews/savedViewsProps.ts';
import { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';

const orders: readonly TabItem[] = [
  { id: 'assigned', label: 'Assigned', count: 184, content: <p>184 orders have a rider.</p> },
  { id: 'pending', label: 'Pending', count: 6, countTone: 'warning', content: <p>6 orders wait for a rider.</p> },
];

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['stable'],
  args: {
    label: 'Orders',
    tabs: orders,
    onSelectionChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the list has a name, and the panel is named by its tab', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Orders' })).toBeVisible();
      await expect(canvas.getByRole('tabpanel', { name: 'Assigned, 184' })).toHaveTextContent('184 orders have a rider.');
    });
    await step('selecting a tab does not move the others', async () => {
      const placesOf = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
      const before = placesOf();
      await userEvent.click(canvas.getByRole('tab', { name: 'Pending, 6' }));
      await expect(placesOf()).toEqual(before);
    });
  },
});

export const Resized = meta.story({
  args: { defaultSelectedId: 'pending' },
  render: (args) => (
    <div data-testid="place">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    place.style.inlineSize = '140px';
    const end = (element: Element) => Math.round(element.getBoundingClientRect().right);
    // The line under the tabs ends with the container; the list is larger than it for the focus ring.
    await waitFor(() => expect(end(canvas.getByRole('tab', { name: 'Pending, 6' }))).toBe(end(place)));
    await expect(end(canvas.getByRole('tablist', { name: 'Orders' })) - end(place)).toBe(8);
  },
});

export const Keyboard = meta.story({
  args: {
    tabs: [
      { id: 'personal', label: 'Personal Information', content: <p>Name and email</p> },
      { id: 'password', label: 'Password', isDisabled: true, content: <p>Old and new</p> },
      { id: 'two-factor', label: '2FA Verification', content: <p>Codes</p> },
    ],
  },
  play: async ({ args, canvas, step }) => {
    const first = canvas.getByRole('tab', { name: 'Personal Information' });
    const last = canvas.getByRole('tab', { name: '2FA Verification' });
    await step('Tab reaches only the selected tab, then its panel', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(first).toHaveFocus();
    });
    await step('the right arrow selects the next tab and skips a disabled one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(last).toHaveFocus();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('two-factor');
      await expect(canvas.getByText('Codes')).toBeVisible();
    });
    await step('arrow keys wrap around; Home and End select the first and last tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(last).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
    });
  },
});

export const CountInTheName = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending, 6' }));
    await expect(canvas.getByText('6 orders wait for a rider.')).toBeVisible();
  },
});

export const Controlled = meta.story({
  args: { selectedId: 'pending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Assigned/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('assigned');
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ScrollsToTheSelectedTab = meta.story({
  name: 'Scrolls to selected tab',
  args: {
    selectedId: 'month-12',
    tabs: Array.from({ length: 12 }, (_, index) => ({ id: `month-${index + 1}`, label: `Month ${index + 1}`, content: <p>Nothing yet</p> })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left - 1);
  },
});

export const LongText = meta.story({
  args: {
    tabs: ['Personal Information', 'Password and recovery', 'Two-factor verification', 'Notifications by e-mail'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  globals: { viewport: { value: 'phone' } },
});

export const MirroredArrowKeys = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveFocus();
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: {
    tabs: [
      { id: 'a', label: 'Chosen', count: 184, content: <p>Panel</p> },
      { id: 'b', label: 'Waiting', count: 6, countTone: 'warning', content: <p>Panel</p> },
      { id: 'c', label: 'Without a count', content: <p>Panel</p> },
      { id: 'd', label: 'Disabled', isDisabled: true, content: <p>Panel</p> },
    ],
  },
});

function LateParts(tabs: TabsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onPress={() => setShown(true)}>Show</Button>
      {isShown && (
        <>
          <Tabs {...tabs} />
          <SavedViews label="Orders" views={[]} selectedId={allViews} onSelect={fn()} onSave={fn()} onRename={fn()} onDefaultChange={fn()} onDuplicate={fn()} onDelete={fn()} />
        </>
      )}
    </>
  );
}

/** What appears with a selected option is hidden from a screen reader until it has been drawn, so that the reader stays where it is. */
export const SelectedLater = meta.story({
  render: (args) => <LateParts {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    button.focus();
    button.click();
    await Promise.resolve();
    const lists = [...canvasElement.querySelectorAll('[role=tablist]')];
    const areHidden = () => lists.map((list) => list.getAttribute('aria-hidden'));
    await expect(areHidden()).toEqual(['true', 'true']);
    await waitFor(() => expect(areHidden()).toEqual([null, null]));
  },
});
