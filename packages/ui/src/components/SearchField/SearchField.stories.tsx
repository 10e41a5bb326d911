import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/SearchField',
  component: SearchField,
  tags: ['stable'],
  args: { label: 'Search', placeholder: 'Search in product', onChange: fn(), onClear: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const AboveATable = meta.story({ args: { isLabelHidden: true, width: 'table', defaultValue: 'trench' } });

export const InTheTopBar = meta.story({ args: { isLabelHidden: true, variant: 'sunken', placeholder: 'Search something here' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'trench' } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await step('Tab focuses it and typed text is reported', async () => {
      await userEvent.tab();
      await userEvent.keyboard('trench');
      await expect(args.onChange).toHaveBeenLastCalledWith('trench');
    });
    await step('Escape empties it and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(input).toHaveFocus();
    });
    await step('the Clear button does the same and is not in tab order', async () => {
      await userEvent.keyboard('coat');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await userEvent.keyboard('coat');
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <SearchField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'searchbox', edit: (control) => userEvent.type(control, 'trench'), autofill: 'coat' }),
});

export const LongText = meta.story({
  args: { defaultValue: 'double-breasted trench coat with a detachable lining and horn buttons, size 52', description: 'Searches names, brands and the notes that you keep about a piece.' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <SearchField label="Empty" placeholder="Search in product" />
      <SearchField label="Filled" defaultValue="trench" />
      <SearchField label="Above a table" isLabelHidden width="table" placeholder="Search riders..." />
      <SearchField label="In the top bar" isLabelHidden variant="sunken" placeholder="Search something here" />
      <SearchField label="In error" defaultValue="*" errorMessage="Please search for at least two letters." />
      <SearchField label="Disabled" isDisabled defaultValue="trench" />
    </div>
  ),
});
