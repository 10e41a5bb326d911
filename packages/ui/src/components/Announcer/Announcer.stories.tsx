import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Announcer, type AnnouncerHandle, type AnnouncerProps } from './Announcer.tsx';

function Saying({ politeness }: Pick<AnnouncerProps, 'politeness'>) {
  const announcer = useRef<AnnouncerHandle>(null);
  return (
    <>
      <Button onPress={() => announcer.current?.announce('Page 2 of 25')}>Say it</Button>
      <Announcer ref={announcer} politeness={politeness} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/Announcer',
  component: Saying,
  tags: ['stable'],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const said = canvas.getByRole('status');
    await step('it is there before it speaks', async () => {
      await expect(said).toBeEmptyDOMElement();
    });
    await step('it speaks without taking the focus', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(said).toHaveTextContent('Page 2 of 25');
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('the same words are a new message', async () => {
      const before = said.textContent;
      await userEvent.click(canvas.getByRole('button'));
      await expect(said).toHaveTextContent('Page 2 of 25');
      await expect(said.textContent).not.toBe(before);
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
