import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { QrCode } from './QrCode.tsx';

const otpauth = 'otpauth://totp/Valise:marta%40valise.club?secret=JBSWY3DPEHPK3PXP&issuer=Valise';
const svg = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Display/QrCode',
  component: QrCode,
  tags: ['stable'],
  args: { text: otpauth, alt: 'QR code for your authenticator app' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'QR code for your authenticator app' });
    await step('it is an image of 300 px without buttons', async () => {
      await expect(image.src).toMatch(/^data:image\/png/);
      await waitFor(() => expect(image.naturalWidth).toBe(300));
    });
    await step('the quiet zone is white', async () => {
      await expect(await pixelOf(image, 2)).toEqual([255, 255, 255, 255]);
    });
    await step('a code without a file name cannot be downloaded', async () => {
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    });
  },
});

async function pixelOf(image: HTMLImageElement, place: number) {
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return [...context.getImageData(place, place, 1, 1).data];
}

export const Barcode = meta.story({
  args: { text: '4006381333931', alt: 'QR code of barcode 4006381333931', caption: '4006381333931', fileName: '4006381333931', size: 116 },
  play: async ({ canvas, step }) => {
    await step('Download saves it under its file name', async () => {
      const link = await canvas.findByRole('link', { name: 'Download' });
      await expect(link).toHaveAttribute('download', '4006381333931.png');
      await expect(link).toHaveAttribute('href', canvas.getByRole<HTMLImageElement>('img').src);
    });
  },
});

export const Previewed = meta.story({
  args: { onPreview: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenCalledWith(canvas.getByRole<HTMLImageElement>('img').src);
  },
});

export const GivenImage = meta.story({
  args: { text: undefined, src: svg },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute('src', svg);
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Unsafe = meta.story({
  args: { text: undefined, src: 'data:text/html,<script>1</script>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The code cannot be shown.');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const TooMuchText = meta.story({
  args: { text: 'x'.repeat(5000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't generate QR code");
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const WhiteBackgroundInDark = meta.story({
  globals: { theme: 'dark' },
  args: { text: undefined, src: svg },
  play: async ({ canvas, step }) => {
    await step('a code with a transparent background is drawn on white', async () => {
      const frame = canvas.getByRole('img').parentElement!;
      await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(255, 255, 255)');
    });
  },
});

export const LongText = meta.story({
  args: { caption: 'A-BARCODE-THAT-A-PARTNER-HAS-INVENTED-AND-THAT-GOES-ON-AND-ON-WITHOUT-ANY-SPACE', fileName: 'code', size: 116 },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { caption: '4006381333931' } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start' }}>
      <QrCode {...args} size={116} caption="116 px" />
      <QrCode {...args} size={132} caption="132 px" />
      <QrCode {...args} size={144} caption="144 px" fileName="code" onPreview={() => {}} />
      <QrCode {...args} size={172} caption="172 px" />
      <QrCode alt="Drawn elsewhere" src={svg} size={116} caption="Drawn elsewhere" />
      <QrCode alt="Unreadable" src="data:text/html,no" size={144} caption="Cannot be shown" />
      <QrCode alt="Too long" text={'x'.repeat(5000)} caption="Too long" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(5));
  },
});
