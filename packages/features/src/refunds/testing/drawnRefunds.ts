import { type Refund, type RefundWire, refund } from '@valise/contract';
import { aRefund, manyRefunds, readAll } from '@valise/contract/samples';

/** Storybook serves the drawn garments here, relative to its own address. */
const drawn = (path: string) => new URL(path.replace(/^\/garments\/(.+)\.png$/, 'assets-drawn/garments/$1.svg'), document.baseURI).href;

/** A broken picture, in place of the one that the samples do not have. */
const broken = 'data:image/png;base64,AAAA';

const withPictures = (wire: RefundWire): RefundWire => ({
  ...wire,
  images: (wire.images ?? []).map(({ image_path }) => ({ image_path: image_path.includes('missing') ? broken : drawn(image_path) })),
  order: wire.order && {
    ...wire.order,
    ...(wire.order.items && {
      items: wire.order.items.map((item) => ({ ...item, product_image: typeof item.product_image === 'string' ? drawn(item.product_image) : null })),
    }),
  },
});

/** A refund as the API sends it, with pictures that Storybook can show. */
export const aDrawnRefundWire = (overrides: Partial<RefundWire> = {}): RefundWire => withPictures(aRefund(overrides));

export const aDrawnRefund = (overrides: Partial<RefundWire> = {}): Refund => readAll(refund, [aDrawnRefundWire(overrides)])[0]!;

export const drawnRefundWires = (count: number): RefundWire[] => manyRefunds(count).map(withPictures);

export const drawnRefunds = (count: number): Refund[] => readAll(refund, drawnRefundWires(count));
