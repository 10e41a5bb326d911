import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
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
