import { type NewProduct, productEndpoints, productFormEndpoints } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { fn } from 'storybook/test';
import { answers } from '#storybook/preview';
import { MemoryStorage } from '../../kit/testing/memoryStorage.ts';
import { type ProductDraft, productDrafts, storeProductDraft } from '../ProductForm/draft/productDraft.ts';
import { emptyContent, emptyProductForm } from '../ProductForm/state/productForm.ts';
import { unsent } from '../ProductForm/state/sentState.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPYMTsPAAPQAcLxHeX1AAAAAElFTkSuQmCC';
/** A picture of one pixel. */
export const front = new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'front.png', { type: 'image/png' });

const oxford: ProductDraft = {
  values: { ...emptyProductForm, name: 'Oxford Shirt', brand: 'Cos', chest: '52' },
  keptImages: [],
  photos: [],
  hasVideo: false,
  version: '',
  sent: unsent,
  savedAt: 1,
};
const drafted = { userId: '7', form: 'product', initial: emptyContent };

interface Reply {
  message: string;
}

/** Products held in memory that are listed, read and added, and the drafts of user 7. */
export function addProductApi() {
  const storage = new MemoryStorage();
  const created = { message: 'Created' };
  const add = fn((_product: NewProduct): Reply | Promise<Reply> => created);
  const list = fn((): { data: ReturnType<typeof aProduct>[] } => ({ data: [] }));
  const one = fn(() => ({ data: aProduct() }));
  return {
    storage,
    add,
    list,
    one,
    /** Stores a draft of another tab. */
    store: (id: string, draft: Partial<ProductDraft> = {}) => storeProductDraft(storage, drafted, id, { ...oxford, ...draft }),
    /** The names of the stored drafts' products. */
    names: () => productDrafts(storage, drafted).map(({ values }) => values.name),
    reset: () => {
      storage.clear();
      add.mockReset().mockImplementation(() => created);
      list.mockReset().mockImplementation(() => ({ data: [] }));
      one.mockReset().mockImplementation(() => ({ data: aProduct() }));
    },
    handlers: [answers(productFormEndpoints, { add: ({ body }) => add(body) }), answers(productEndpoints, { one: () => one(), list: () => list() })],
  };
}
