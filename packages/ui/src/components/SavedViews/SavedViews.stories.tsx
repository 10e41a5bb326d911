import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { SaveView } from './SaveView.tsx';
import { allViews, unsavedView } from './savedViewsProps.ts';

/** Keeps the views, as an application does. */
function Views(args: SavedViewsProps) {
  const [views, setViews] = useState(args.views);
  const [selectedId, setSelected] = useState(args.selectedId);
  const [defaultId, setDefault] = useState(args.defaultId);
  return (
    <SavedViews
      {...args}
      views={views}
      selectedId={selectedId}
      defaultId={defaultId}
      onSelect={(id) => {
        setSelected(id);
        args.onSelect(id);
      }}
      onSave={(name, isDefault) => {
        setViews([...views, { id: name, name, count: 31 }]);
        setSelected(name);
        if (isDefault) setDefault(name);
        args.onSave(name, isDefault);
      }}
      onRename={(id, name) => {
        setViews(views.map((view) => (view.id === id ? { ...view, name } : view)));
        args.onRename(id, name);
      }}
      onDefaultChange={(id) => {
        setDefault(id);
        args.onDefaultChange(id);
      }}
      onDuplicate={(id, name) => {
        setViews(views.flatMap((view) => (view.id === id ? [view, { ...view, id: name, name }] : [view])));
        setSelected(name);
        args.onDuplicate(id, name);
      }}
      onDelete={(id) => {
        setViews(views.filter((view) => view.id !== id));
        setSelected(allViews);
        args.onDelete(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/SavedViews',
  component: SavedViews,
  tags: ['stable'],
  args: {
    label: 'Products',
    views: [
      { id: 'clean', name: 'To clean', count: 7 },
      { id: 'out', name: 'Out of stock', count: 11 },
    ],
    counts: { all: 248, shown: 31 },
    selectedId: unsavedView,
    onSelect: fn(),
    onSave: fn(),
    onRename: fn(),
    onDefaultChange: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
  },
  render: (args) => <Views {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('what is no saved view is the last tab, selected', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toHaveLength(4);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Unsaved view, 31');
    });
    await step('another view is selected, and Save goes', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'To clean, 7' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('clean');
      await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
      await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    });
  },
});

export const Saving = meta.story({
  play: async ({ args, canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save' }));
    const field = dialog.getByRole('textbox', { name: 'View name' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('an empty name and one that another view has are refused in words', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription('Enter a name for the view.');
      for (const taken of ['to CLEAN ', 'Unsaved view']) {
        await userEvent.clear(field);
        await userEvent.type(field, `${taken}{Enter}`);
        await expect(field).toHaveAccessibleDescription('Another view has this name.');
      }
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Escape returns to Save', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(save).toHaveFocus());
    });
    await step('Enter saves', async () => {
      await userEvent.keyboard('{Enter}');
      const again = within(await screen.findByRole('dialog', { name: 'Save' }));
      await waitFor(() => expect(again.getByRole('textbox', { name: 'View name' })).toHaveFocus());
      await userEvent.click(again.getByRole('checkbox', { name: 'Open Products with this view' }));
      await userEvent.type(again.getByRole('textbox', { name: 'View name' }), 'Ready this week{Enter}');
      await expect(args.onSave).toHaveBeenLastCalledWith('Ready this week', true);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const saved = canvas.getByRole('tab', { selected: true });
      await expect(saved).toHaveAccessibleName('Ready this week, 31');
      await waitFor(() => expect(saved).toHaveFocus());
    });
  },
});

export const Changing = meta.story({
  args: { selectedId: 'out' },
  play: async ({ args, canvas, step }) => {
    const tab = () => canvas.getByRole('tab', { selected: true });
    const choose = async (name: string) => {
      await userEvent.click(tab());
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await step('it becomes the default, and stops being it', async () => {
      await choose('Make default');
      await expect(args.onDefaultChange).toHaveBeenLastCalledWith('out');
      await choose('No longer default');
      await expect(args.onDefaultChange).toHaveBeenLastCalledWith(undefined);
    });
    await step('it is duplicated under a free name, and the copy has the focus', async () => {
      await choose('Duplicate');
      await expect(args.onDuplicate).toHaveBeenLastCalledWith('out', 'Out of stock 2');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(tab()).toHaveAccessibleName('Out of stock 2, 11');
      await waitFor(() => expect(tab()).toHaveFocus());
    });
    await step('the copy is renamed', async () => {
      await choose('Rename');
      const field = within(await screen.findByRole('dialog', { name: 'Rename' })).getByRole('textbox', { name: 'View name' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.type(field, 'Gone{Enter}');
      await expect(args.onRename).toHaveBeenLastCalledWith('Out of stock 2', 'Gone');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Gone, 11' })).toBeVisible());
    });
    await step('it is deleted after a question', async () => {
      await choose('Delete view');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete view' }));
      await expect(dialog.getByText(/the view Gone/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith('Out of stock 2');
      await waitFor(() => expect(tab()).toHaveAccessibleName('All, 248'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const Keyboard = meta.story({
  args: { selectedId: 'clean' },
  play: async ({ args, canvas, step }) => {
    await step('arrows move through the tabs, Enter selects', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'To clean, 7' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Out of stock, 11' })).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('out');
    });
    await step('Arrow Down opens the menu of the selected view at its first item', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findByRole('menu', { name: 'Out of stock' })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Out of stock, 11' })).toHaveFocus());
    });
  },
});

export const FirstView = meta.story({
  render: ({ onSave }) => <SaveView label="Products" onSave={onSave} />,
  play: async ({ args, canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Save view' });
    await step('its name is asked for, and is none that the tabs have', async () => {
      await userEvent.click(save);
      const dialog = within(await screen.findByRole('dialog', { name: 'Save' }));
      const field = dialog.getByRole('textbox', { name: 'View name' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('all{Enter}');
      await expect(field).toHaveAccessibleDescription('Another view has this name.');
      await userEvent.clear(field);
      await userEvent.keyboard('Late today{Enter}');
    });
    await step('the view is saved, and the focus returns', async () => {
      await expect(args.onSave).toHaveBeenLastCalledWith('Late today', false);
      await waitFor(() => expect(save).toHaveFocus());
    });
  },
});

const many = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: `Ready in week ${index + 1}`, count: index }));

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { views: many },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const { right } = save.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(tab.left).toBeLessThan(save.getBoundingClientRect().left);
  },
});

export const LongText = meta.story({ args: { views: [{ id: 'long', name: 'Evening dresses that have to be ready by Friday', count: 12_345 }], selectedId: 'long' } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <SavedViews {...args} />
      <SavedViews {...args} selectedId="clean" />
      <SaveView label="Products" onSave={() => {}} />
    </div>
  ),
});
