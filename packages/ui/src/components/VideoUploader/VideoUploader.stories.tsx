import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { type UploadVideo, VideoUploader } from './VideoUploader.tsx';

const noVideo: UploadVideo = { url: '' };

const meta = preview.meta({
  title: 'Components/Files/VideoUploader',
  component: VideoUploader,
  tags: ['stable'],
  args: { label: 'Product Video', value: noVideo, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

function Controlled({ value, onChange, ...args }: ComponentProps<typeof VideoUploader>) {
  const [video, setVideo] = useState(value);
  return (
    <VideoUploader
      {...args}
      value={video}
      onChange={(next) => {
        setVideo(next);
        onChange(next);
      }}
    />
  );
}

const mp4 = (name: string) =>
  Object.defineProperty(new File(['\0\0\0\u0018ftypisom\0\0\u0002\0'], name), 'size', { value: 18.4 * 1024 * 1024 });

const choose = (root: HTMLElement, file: File) =>
  userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, file, { applyAccept: false });

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const address = () => canvas.getByRole('textbox', { name: 'Paste a video URL' });
    const video = mp4('trench-walk.mp4');
    await step('a URL can be typed', async () => {
      await userEvent.type(address(), 'https://valise.club/walk');
      await expect(args.onChange).toHaveBeenLastCalledWith({ url: 'https://valise.club/walk' });
    });
    await step('a file clears and disables the URL field', async () => {
      canvas.getByRole('button', { name: /Choose a video/ }).focus();
      await choose(canvasElement, video);
      await expect(await canvas.findByText('trench-walk.mp4')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove trench-walk.mp4' })).toHaveFocus());
      await expect(canvas.getByText('18.4 MB')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({ file: video });
      await expect(address()).toBeDisabled();
      await expect(address()).toHaveValue('');
    });
    await step('removing the file moves focus to the button that chooses another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove trench-walk.mp4' }));
      await expect(canvas.getByRole('button', { name: /Choose a video/ })).toHaveFocus();
      await expect(address()).toBeEnabled();
      await expect(args.onChange).toHaveBeenLastCalledWith({ url: '' });
    });
  },
});

const carried = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

export const DropAndPaste = meta.story({
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Product Video' });
    await step('a file can be dropped', async () => {
      group.dispatchEvent(new DragEvent('drop', { dataTransfer: carried(mp4('dropped.mp4')), bubbles: true, cancelable: true }));
      await expect(await canvas.findByText('dropped.mp4')).toBeVisible();
    });
    await step('a pasted file replaces it', async () => {
      canvas
        .getByRole('button', { name: 'Remove dropped.mp4' })
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried(mp4('pasted.mp4')), bubbles: true, cancelable: true }));
      await expect(await canvas.findByText('pasted.mp4')).toBeVisible();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const Keyboard = meta.story({
  args: { value: { file: mp4('trench-walk.mp4') } },
  play: async ({ canvas, step }) => {
    await step('Tab reaches the file, Enter removes it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove trench-walk.mp4' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Tab moves from the choose button to the URL field', async () => {
      await expect(canvas.getByRole('button', { name: /Choose a video/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Paste a video URL' })).toHaveFocus();
    });
  },
});

export const WithFile = meta.story({ args: { value: { file: mp4('trench-walk.mp4') } } });

export const RejectedFile = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, new File(['<html>'], 'walk.mp4', { type: 'video/mp4' }));
    await expect(await canvas.findByText('walk.mp4: MP4, MOV, AVI only')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Choose a video/ })).toHaveAccessibleDescription(
      'Upload a file walk.mp4: MP4, MOV, AVI only',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { value: { file: mp4('the-double-breasted-trench-from-behind-with-its-removable-wool-lining-final-final-2.mp4') } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Controlled {...args} label="Nothing yet" />
      <Controlled {...args} label="With a file" value={{ file: mp4('trench-walk.mp4') }} />
      <Controlled {...args} label="With an address" value={{ url: 'https://valise.club/walk' }} />
      <Controlled {...args} label="Refused" errorMessage="walk.webm: MP4, MOV, AVI only" />
    </div>
  ),
});
