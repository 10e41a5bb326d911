import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview, { listen } from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Announcer, type AnnouncerHandle, type AnnouncerProps } from './Announcer.tsx';

function Announcement({ politeness }: Pick<AnnouncerProps, 'politeness'>) {
  const announcer = useRef<AnnouncerHandle>(null);
  return (
    <>
      <Button onPress={() => announcer.current?.announce('Page 2 of 25')}>Announce</Button>
      <Announcer ref={announcer} politeness={politeness} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/Announcer',
  component: Announcement,
  tags: ['stable'],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await step('the live region is empty before the first announcement', async () => {
      await expect(status).toBeEmptyDOMElement();
    });
    await step('an announcement does not move the focus', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(status).toHaveTextContent('Page 2 of 25');
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('the same text is announced again', async () => {
      const before = status.textContent;
      await userEvent.click(canvas.getByRole('button'));
      await expect(status).toHaveTextContent('Page 2 of 25');
      await expect(status.textContent).not.toBe(before);
    });
  },
});

export const Assertive = meta.story({
  args: { politeness: 'assertive' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Page 2 of 25');
  },
});

function AroundADialog() {
  const announcer = useRef<AnnouncerHandle>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => announcer.current?.announce('Sorted by Date')}>Sort</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Announcer ref={announcer} />
      <Dialog title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onPress={() => announcer.current?.announce('12 orders')}>Filter</Button>
      </Dialog>
    </>
  );
}

/** What was announced once is not repeated when a dialog closes, and what is announced under a dialog is heard. */
export const AroundOverlays = meta.story({
  render: () => <AroundADialog />,
  play: async ({ canvas }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(heard()).toEqual(['Sorted by Date', '12 orders']);
  },
});

export const RemovedLater = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});
