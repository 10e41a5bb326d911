'use client';
import { type ChangedProduct, Problem, type Product, productDetailEndpoints, type StoredProduct, storedProductEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { SubmitError } from '../../kit/submit/failure.ts';
import { productFormMessages } from '../formMessages.ts';
import { differences } from '../ProductForm/saving/differences.ts';
import { differenceText } from '../ProductForm/saving/differenceText.ts';
import { changeProduct } from '../ProductForm/saving/saveProduct.ts';
import { contentOf } from '../ProductForm/state/openedForm.ts';
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
 * whole. It sends nothing when an earlier attempt, whose response was lost, has already changed it. A changed product is read again,
 * and one that was stored otherwise fails.
 */
export function useRowChange(): (row: BulkRow) => Promise<void> {
  const api = useApi();
  const messages = useMessages(bulkEditMessages);
  const form = useMessages(productFormMessages);
  const refuse = (detail: string) => new SubmitError({ message: form.failedToUpdate, detail });

  async function readBack(id: string, sent: ChangedProduct, before: Product): Promise<void> {
    const stored = await api.call(productDetailEndpoints.one, { params: { id } }).catch(() => undefined);
    if (stored === undefined) return;
    const found = differences(sent, contentOf(before).values, stored);
    if (found.length > 0) throw new SubmitError({ message: form.storedOtherwise, detail: found.map((difference) => differenceText(difference, form)).join(' ') });
  }

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
    const sent = sentRow({ ...row, product: now.product });
    if ((await changeProduct(api, { id: row.id, product: sent })) === 'deletedElsewhere') throw refuse(messages.deletedElsewhere);
    await readBack(row.id, sent, now.product);
  };
}
