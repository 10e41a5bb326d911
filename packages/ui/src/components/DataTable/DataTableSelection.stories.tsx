import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ready } from '../LoadableView/Loadable.ts';
import { focusRow, toggleRow, turnPage } from './keys/tableKeys.ts';
import { narrow } from './testing/narrow.tsx';
import { sampleRows } from './testing/sampleRows.tsx';
import { navigate, onAction, SampleTable } from './testing/SampleTable.tsx';
import { announcer, bar, pageBox, recordAnnouncements, rowBox, rowsOf } from './testing/tableQueries.ts';

const meta = preview.meta({
  title: 'Components/Data/DataTable selection',
  component: SampleTable,
  tags: ['stable'],
  args: { rows: ready(sampleRows(248)) },
  beforeEach: () => {
    onAction.mockClear();
    navigate.mockClear();
  },
});

export const Selection = meta.story({
  play: async ({ canvas, step }) => {
    await step('one selected row makes the header checkbox mixed and is counted', async () => {
      rowBox('Silk Slip Dress').focus();
      await userEvent.keyboard(' ');
      await expect(pageBox()).toBePartiallyChecked();
      await expect(announcer()).toHaveTextContent('1 of 248 selected');
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
      await expect(rowBox('Silk Slip Dress')).toHaveFocus();
    });
    await step('a row stays selected on other pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(pageBox()).not.toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Double/ }));
      await expect(announcer()).toHaveTextContent('2 of 248 selected');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(rowBox('Silk Slip Dress')).toBeChecked();
    });
    await step('the header checkbox selects this page alone', async () => {
      await userEvent.click(pageBox());
      await expect(announcer()).toHaveTextContent('11 of 248 selected');
      await expect(pageBox()).toBeChecked();
      await expect(bar().getByText('1 not shown')).toBeVisible();
    });
    await step('Select all takes every row, and the focus moves to Clear', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(announcer()).toHaveTextContent('248 of 248 selected');
      await expect(bar().queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
      await expect(bar().getByRole('button', { name: 'Clear' })).toHaveFocus();
    });
    await step('one of all can be taken out again', async () => {
      await userEvent.click(rowBox('Silk Slip Dress'));
      await expect(announcer()).toHaveTextContent('247 of 248 selected');
      await expect(bar().getByRole('button', { name: 'Select all 248' })).toBeInTheDocument();
    });
    await step('the actions come before the header in tab order', async () => {
      pageBox().focus();
      await userEvent.tab({ shift: true });
      await expect(bar().getByRole('button', { name: 'Delete' })).toHaveFocus();
    });
    await step('Clear brings the toolbar back, and the focus moves to the header checkbox', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(canvas.getByRole('searchbox')).toBeVisible();
      await expect(pageBox()).toHaveFocus();
    });
  },
});

export const BarStaysInSight = meta.story({
  args: { tableState: { size: 50 }, selected: ['3'] },
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas, step }) => {
    const place = () => canvas.getByRole('group', { name: 'Selected rows' }).getBoundingClientRect();
    const table = canvas.getByRole('table');
    await step('at the lower edge, as wide as the table, once its place has left the window', async () => {
      const { height } = document.documentElement.getBoundingClientRect();
      await expect(place().bottom).toBeLessThan(table.getBoundingClientRect().top);
      window.scrollTo(0, 900);
      await waitFor(() => expect(Math.round(place().bottom)).toBe(window.innerHeight - 20));
      await expect(Math.abs(place().width - table.getBoundingClientRect().width)).toBeLessThan(4);
      await expect(document.documentElement.getBoundingClientRect().height).toBe(height);
    });
    await step('and back in its place', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(place().bottom).toBeLessThan(table.getBoundingClientRect().top));
    });
  },
});

export const SelectionOfHiddenRows = meta.story({
  args: { hasFilter: true },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Available only' }));
    // Announced after a pause, it would replace what is announced next.
    await waitFor(() => expect(announcer()).toHaveTextContent(/^\d+ products$/));
    await userEvent.click(rowBox('Silk Slip Dress'));
    await userEvent.click(pageBox());
    await step('nothing is hidden while all selected rows pass', async () => {
      await expect(bar().queryByText(/not shown/)).not.toBeInTheDocument();
    });
    await step('Select all takes the rows that are found, and then those too that a filter hides, and says so', async () => {
      const found = bar().getByRole('button', { name: /^Select all \d+ found$/ });
      const count = /\d+/.exec(found.textContent ?? '')?.[0];
      await userEvent.click(found);
      await expect(bar().getByText(`${count} selected`)).toBeInTheDocument();
      await expect(bar().queryByText(/not shown/)).not.toBeInTheDocument();
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText(/^\d+ not shown$/)).toBeInTheDocument();
    });
    await step('the second press of a double press on it, which lands on Clear, clears nothing', async () => {
      await fireEvent.click(bar().getByRole('button', { name: 'Clear' }), { detail: 2 });
      await expect(bar().getByText('248 selected')).toBeInTheDocument();
    });
    await step('Escape clears them', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
    });
    await step('a row that the search hides stays selected, and the bar says so', async () => {
      const search = canvas.getByRole('searchbox');
      await userEvent.type(search, 'blazer');
      await userEvent.click(pageBox());
      await expect(bar().queryByText(/not shown/)).not.toBeInTheDocument();
      await userEvent.click(bar().getByRole('button', { name: /found$/ }));
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText(/^2\d\d not shown$/)).toBeInTheDocument();
    });
  },
});

export const SearchWhileSelecting = meta.story({
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox');
    const found = async (text: string, name: string) => {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      return canvas.findByRole('checkbox', { name: `Select ${name}` });
    };
    await step('three products that three searches find are selected, by pointer and by keyboard', async () => {
      await userEvent.click(await found('trench', 'Double-Breasted Trench'));
      const place = search.getBoundingClientRect();
      await userEvent.click(await found('blazer', 'Wool Tailored Blazer'));
      await expect(search.getBoundingClientRect().x).toBe(place.x);
      (await found('camel', 'Élan Camel Blazer')).focus();
      await userEvent.keyboard(' ');
      await expect(announcer()).toHaveTextContent('3 of 248 selected');
      await expect(bar().getByText('3 selected')).toBeVisible();
      await expect(bar().getByText('2 not shown')).toBeVisible();
    });
    await step('Escape in the search clears its text, and the selection stays', async () => {
      search.focus();
      await userEvent.keyboard('{Escape}');
      await expect(search).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expect(bar().getByText('3 selected')).toBeVisible();
      // It is on another page.
      await expect(bar().getByText('1 not shown')).toBeVisible();
    });
    await step('the bar follows the search in the tab order, and takes the room of the other tools', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to pages' })).toHaveFocus();
      await userEvent.tab();
      await expect(bar().getByRole('button', { name: 'Select all 248' })).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Bulk Actions' })).not.toBeInTheDocument();
      const group = screen.getByRole('group', { name: 'Selected rows' }).getBoundingClientRect();
      await expect(group.top + group.height / 2).toBeCloseTo(search.getBoundingClientRect().top + search.offsetHeight / 2, 0);
    });
    await step('selecting moves no row', async () => {
      const { top } = rowsOf()[0]!.getBoundingClientRect();
      await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
      await expect(rowsOf()[0]!.getBoundingClientRect().top).toBe(top);
    });
  },
});

export const SelectionOfARange = meta.story({
  play: async ({ step }) => {
    const user = userEvent.setup();
    const checked = () => rowsOf().map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked).lastIndexOf(true);
    await step('Shift-click selects every row from the one pressed before, announced once', async () => {
      const announcements = recordAnnouncements();
      await user.click(rowBox('Wool Tailored Blazer'));
      await user.keyboard('{Shift>}');
      await user.click(rowBox('Oxford Shirt'));
      await user.keyboard('{/Shift}');
      await expect(checked()).toBe(4);
      await waitFor(() => expect(announcements).toEqual(['1 of 248 selected', '4 of 248 selected']));
    });
    await step('a Shift-click beside the checkbox does too, without selecting text', async () => {
      await user.keyboard('{Shift>}');
      await user.click(rowsOf()[6]!.querySelector('td')!);
      await user.keyboard('{/Shift}');
      await expect(announcer()).toHaveTextContent('6 of 248 selected');
      await expect(String(window.getSelection())).toBe('');
    });
    await step('a range can be taken out again', async () => {
      await user.click(rowBox('Oxford Shirt'));
      await user.keyboard('{Shift>}');
      await user.click(rowBox('Silk Slip Dress'));
      await user.keyboard('{/Shift}');
      await expect(announcer()).toHaveTextContent('3 of 248 selected');
    });
    await step('Escape clears the selection, and the focus stays on the box that was pressed', async () => {
      await user.keyboard('{Escape}');
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(rowBox('Silk Slip Dress')).toHaveFocus();
    });
  },
});

export const ShortcutKeys = meta.story({
  play: async ({ canvas, step }) => {
    const linkOf = (rowIndex: number) => rowsOf()[rowIndex]!.querySelector('a[data-row-link]');
    await step('the first row, the next and the one before have the focus; at the ends nothing moves', async () => {
      await expect(focusRow(-1)).toBe(true);
      await expect(linkOf(0)).toHaveFocus();
      focusRow(1);
      await expect(linkOf(1)).toHaveFocus();
      focusRow(-1);
      await expect(focusRow(-1)).toBe(false);
      await expect(linkOf(0)).toHaveFocus();
    });
    await step('the row that has the focus is selected and no longer selected, and keeps the focus', async () => {
      await expect(toggleRow()).toBe(true);
      await waitFor(() => expect(within(rowsOf()[0]!).getByRole('checkbox')).toBeChecked());
      toggleRow();
      await waitFor(() => expect(within(rowsOf()[0]!).getByRole('checkbox')).not.toBeChecked());
      await expect(linkOf(0)).toHaveFocus();
    });
    await step('the pages turn, as far as there are any', async () => {
      await expect(turnPage(-1)).toBe(false);
      turnPage(1);
      await waitFor(() => expect(canvas.getByText('Showing 11 to 20 of 248 entries')).toBeVisible());
      turnPage(-1);
      await waitFor(() => expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible());
    });
    await step('without a row that has the focus there is nothing to select', async () => {
      canvas.getByRole('searchbox').focus();
      await expect(toggleRow()).toBe(false);
    });
  },
});

export const PhoneSelection = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  args: { selected: ['2'], isSelectingCards: true },
  play: async ({ canvas, step }) => {
    await expect(rowBox('Wool Tailored Blazer')).toBeChecked();
    await step('a press anywhere on a card selects it, and its menu gives way', async () => {
      await userEvent.click(canvas.getByText('Silk Slip Dress'));
      await expect(announcer()).toHaveTextContent('2 of 248 selected');
      await expect(navigate).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    });
    await step('This page and Select all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'This page' }));
      await expect(bar().getByText('10 selected')).toBeInTheDocument();
      await userEvent.click(bar().getByRole('button', { name: 'Select all 248' }));
      await expect(bar().getByText('248 selected')).toBeInTheDocument();
    });
    await step('the bar is at the lower edge of the screen', async () => {
      const { bottom } = screen.getByRole('group', { name: 'Selected rows' }).getBoundingClientRect();
      await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    });
    await step('Done clears the selection and ends it', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Done' }));
      await expect(announcer()).toHaveTextContent('0 of 248 selected');
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
      await expect(document.activeElement).toContainElement(canvas.getByRole('list', { name: 'Products' }));
      await expect(document.body).not.toHaveFocus();
    });
  },
});

export const LongPress = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    await step('a finger that rests on a card selects it', async () => {
      await user.pointer({ keys: '[TouchA>]', target: await canvas.findByText('Silk Slip Dress') });
      await expect(await canvas.findByRole('checkbox', { name: 'Select Silk Slip Dress' })).toBeChecked();
      await user.pointer({ keys: '[/TouchA]', target: canvas.getByText('Silk Slip Dress') });
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
      await expect(navigate).not.toHaveBeenCalled();
    });
  },
});

export const PhoneShortcutKeys = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: narrow(328),
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.findByRole('checkbox', { name: `Select ${name}` });
    await step('the first card that is selected starts the selection, and its checkbox has the focus', async () => {
      await canvas.findByRole('link', { name: 'Double-Breasted Trench' });
      focusRow(1);
      await expect(toggleRow()).toBe(true);
      await expect(await box('Double-Breasted Trench')).toBeChecked();
      await waitFor(async () => expect(await box('Double-Breasted Trench')).toHaveFocus());
      await expect(bar().getByText('1 selected')).toBeInTheDocument();
    });
    await step('the next card is selected too', async () => {
      focusRow(1);
      toggleRow();
      await expect(await box('Wool Tailored Blazer')).toHaveFocus();
      await waitFor(() => expect(bar().getByText('2 selected')).toBeInTheDocument());
    });
    await step('taken back, the selection goes on', async () => {
      toggleRow();
      await waitFor(() => expect(bar().getByText('1 selected')).toBeInTheDocument());
      await expect(await box('Wool Tailored Blazer')).toHaveFocus();
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <SampleTable label="Selected products" rows={ready(sampleRows(4))} selected={['2', '3']} />
      <div style={{ maxInlineSize: 328 }}>
        <SampleTable label="Products as cards" rows={ready(sampleRows(3))} selected={['2']} />
      </div>
    </div>
  ),
});
