'use client';
import { Problem, type Product, type StoredProduct, storedProductEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { SubmitError } from '../../kit/submit/failure.ts';
import { productFormMessages } from '../formMessages.ts';
import { changeProduct } from '../ProductForm/saving/saveProduct.ts';
import { leftOutText } from './leftOutText.ts';
import { bulkEditMessages } from './messages.ts';
import { type BulkRow, changed, isSameVersion, sentRow } from './rules/bulkRows.ts';

/** Thrown when a product has changed since its row was read. The user sees the current product before changing it anyway. */
export class ChangedElsewhere extends SubmitError {
  readonly now: StoredProduct;

  constructor(now: StoredProduct, message: string, detail: string) {
    super({ message, detail });
    this.now = now;
  }
}

/**
 * Returns a function that changes one product. It reads the product first, so that no newer change is overwritten, and sends it
 * whole. It sends nothing when an earlier attempt, whose response was lost, has already changed it.
 */
export function useRowChange(): (row: BulkRow) => Promise<void> {
  const api = useApi();
  const messages = useMessages(bulkEditMessages);
  const form = useMessages(productFormMessages);
  const refuse = (detail: string) => new SubmitError({ message: form.failedToUpdate, detail });

  return async (row) => {
    if (row.leftOut !== undefined) throw refuse(leftOutText(row.leftOut, messages, form));
    const params = { id: row.id };
    const now = await api.call(storedProductEndpoints.one, { params }).catch((problem: unknown) => {
      throw problem instanceof Problem && problem.status === 404 ? refuse(messages.deletedElsewhere) : problem;
    });
    const isNow = (product: Product) => isSameVersion(now.product, product);
    if (isNow(changed(row))) return;
    if (now.gaps.length > 0) throw refuse(leftOutText({ why: 'gaps', gaps: now.gaps }, messages, form));
    if (!isNow(row.product)) throw new ChangedElsewhere(now, form.failedToUpdate, messages.changedElsewhere);
    const outcome = await changeProduct(api, { id: row.id, product: sentRow({ ...row, product: now.product }) });
    if (outcome === 'deletedElsewhere') throw refuse(messages.deletedElsewhere);
  };
}
