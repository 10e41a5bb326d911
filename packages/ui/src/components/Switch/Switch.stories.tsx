import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Fields/Switch',
  component: Switch,
  tags: ['stable'],
  args: { children: 'Email me about new orders', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}><Story /></div>],
});

export const Off = meta.story();

export const On = meta.story({ args: { defaultSelected: true } });

export const WithError = meta.story({ args: { errorMessage: 'The setting could not be saved.' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Email me about new orders' });
    await step('Tab reaches it, Space turns it on and off', async () => {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
    });
    await step('a press on the label turns it on and off', async () => {
      await userEvent.click(canvas.getByText('Email me about new orders'));
      await expect(control).toBeChecked();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{({ label, ...specimen }) => <Switch {...specimen}>{label}</Switch>}</FieldSpecimens>,
  play: fieldConformance({ role: 'switch', edit: (control) => userEvent.click(control) }),
});

export const LongText = meta.story({
  args: {
    children: 'Email me when a traveler has reserved a piece, when a rider has fetched it and when it has come back clean',
    description: 'At most one message an hour. What happens meanwhile stands in the same message.',
    defaultSelected: true,
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch defaultSelected>On</Switch>
      <Switch>Off</Switch>
      <Switch defaultSelected description="At most one message an hour">
        With a hint
      </Switch>
      <InEachState>{(name) => <Switch>{name}</Switch>}</InEachState>
      <InEachState>{(name) => <Switch defaultSelected>{`${name}, on`}</Switch>}</InEachState>
      <Switch errorMessage="The setting could not be saved.">In error</Switch>
      <Switch isReadOnly defaultSelected>
        Read-only
      </Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled, on
      </Switch>
    </div>
  ),
});
