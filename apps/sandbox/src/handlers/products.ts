import { MAX_PRODUCT_IMAGES, type productEndpoints, type productFormEndpoints } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import {
  addProduct,
  addressOf,
  changeProduct,
  deleteProducts,
  findMedia,
  findProduct,
  listProducts,
} from '../database/products.ts';
import { productValues, productVerdicts } from '../database/productFields.ts';
import type { Caller } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { withMedia } from './withMedia.ts';

const notFound = () => new Refusal(404, 'Product not found.');

function productIdOf({ id }: { id: string }): number {
  if (!isRecordId(id)) throw notFound();
  return Number(id);
}

function refuseTooMany(count: number): void {
  if (count > MAX_PRODUCT_IMAGES) throw invalid({ images: [`A product can have at most ${MAX_PRODUCT_IMAGES} images.`] });
}

export const productHandlers: Handlers<typeof productEndpoints & typeof productFormEndpoints, Caller> = {
  list: async ({ context: { app, user, origin } }) => ({ data: await listProducts(app, user, origin) }),

  async one({ params, context: { app, user, origin } }) {
    const found = await findProduct(app, user, productIdOf(params), origin);
    if (found === undefined) throw notFound();
    return { data: found };
  },

  async add({ body, context: { app, user } }) {
    refuseInvalid(productVerdicts(body));
    refuseTooMany(body.images.length);
    await withMedia(app.uploads, body, ({ images, video }) => addProduct(app, user, { ...productValues(body), video }, images));
    return { message: 'Product added successfully!' };
  },

  async change({ params, body, context: { app, user, origin } }) {
    const id = productIdOf(params);
    const present = await findMedia(app, user, id);
    if (present === undefined) throw notFound();
    refuseInvalid(productVerdicts(body));
    const kept = [...new Set(body.keepImageIds.map(Number))].filter((imageId) => present.imageIds.includes(imageId));
    refuseTooMany(kept.length + body.images.length);
    const isUnsaid = body.videoUrl === undefined && body.videoFile === undefined;
    const keepsVideo = isUnsaid || (present.video !== null && [present.video, addressOf(present.video, origin)].includes(body.videoUrl ?? ''));
    const given = { ...body, videoUrl: keepsVideo ? undefined : body.videoUrl };
    const dropped = await withMedia(app.uploads, given, ({ images, video }) =>
      changeProduct(app, id, { ...productValues(body), video: keepsVideo ? present.video : video }, { kept, added: images }),
    );
    await app.uploads.drop(dropped);
    return { message: 'Product updated successfully!' };
  },

  async bulkDelete({ body: { ids }, context: { app, user } }) {
    if (ids.length === 0) throw invalid({ ids: ['The ids field is required.'] });
    const { count, paths } = await deleteProducts(app, user, ids.filter(isRecordId).map(Number));
    if (count === 0) throw notFound();
    await app.uploads.drop(paths);
    return { message: count === 1 ? 'Product deleted successfully.' : 'Selected products deleted successfully.' };
  },
};
