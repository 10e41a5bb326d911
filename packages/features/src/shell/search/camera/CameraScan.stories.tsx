import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { CameraScan } from './CameraScan.tsx';
import { installFakeCamera } from './testing/fakeCamera.ts';

const meta = preview.meta({
  title: 'Patterns/Scan with camera',
  component: CameraScan,
  tags: ['beta'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, search: undefined, onCode: fn(), restoreFocusTo: () => null, onClose: fn() },
  beforeEach: () => installFakeCamera({}),
});

/** Waits until the dialog has faded in. */
const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const picture = () => document.querySelector('video');

export const Default = meta.story({
  play: async () => {
    await shown('Hold the QR code or barcode of a label in front of the camera.');
    await waitFor(() => expect(picture()).toBeVisible());
  },
});

export const CodeFound = meta.story({
  beforeEach: () => installFakeCamera({ code: ' 804219365570 ' }),
  play: async ({ args, step }) => {
    await step('a code is reported once for as long as it is seen', async () => {
      await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('804219365570'));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '4006381333931');
      await expect(args.onCode).toHaveBeenCalledTimes(1);
    });
    await step('one that is typed is reported too', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onCode).toHaveBeenLastCalledWith('4006381333931');
    });
  },
});

export const UnknownCode = meta.story({
  args: { search: { code: '999', state: 'unknown' } },
  play: async () => {
    await shown(/^No product has the code .*999.*\.$/);
  },
});

export const LookingUp = meta.story({ args: { search: { code: '999', state: 'lookingUp' } } });

export const LookupFailed = meta.story({ args: { search: { code: '999', state: 'failed' } } });

export const Refused = meta.story({
  beforeEach: () => installFakeCamera({ failure: 'NotAllowedError' }),
  play: async ({ step }) => {
    await step('the reason is said, and no picture is shown', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('The camera may not be used.');
      await expect(picture()).not.toBeVisible();
    });
    await step('once it may be used, Try again starts it', async () => {
      const remove = installFakeCamera({});
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await shown('Hold the QR code or barcode of a label in front of the camera.');
      remove();
    });
  },
});

export const NoCamera = meta.story({
  beforeEach: () => installFakeCamera({ failure: 'NotFoundError' }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no camera. Type the code instead.');
  },
});

export const InUse = meta.story({
  beforeEach: () => installFakeCamera({ failure: 'NotReadableError' }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The camera does not start.');
  },
});

export const ReadsNoCodes = meta.story({
  beforeEach: () => installFakeCamera({ formats: [] }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This browser reads no codes. Type the code instead.');
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({ args: { search: { code: 'Donaudampfschifffahrtsgesellschaft'.repeat(8), state: 'unknown' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({ tags: ['sheet'], beforeEach: () => installFakeCamera({ failure: 'NotAllowedError' }) });
