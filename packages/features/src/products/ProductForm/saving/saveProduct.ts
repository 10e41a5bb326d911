import {
  type ChangedProduct,
  type Client,
  type NewProduct,
  Problem,
  type Product,
  productDetailEndpoints,
  productEndpoints,
  productFormEndpoints,
} from '@valise/contract';
import { versionOf } from '../state/openedForm.ts';
import { type SentState, unsent } from '../state/sentState.ts';
import { countEqual, isAdded, isChanged } from './isSaved.ts';

/** Why nothing was sent: the product was changed or deleted after it was opened. */
export type Conflict = 'changedElsewhere' | 'deletedElsewhere';
/** The result of a save that did not fail. */
export type SaveOutcome = 'added' | 'updated' | Conflict;

export interface SaveOptions {
  /** Whether the same product was sent before. @default unsent */
  sent?: SentState;
  /** Stops saving. A product that was already sent may still be saved. */
  signal?: AbortSignal;
  /** Called just before the product is sent, with the number of known products that equal it. */
  onSend?: (equalBefore: number) => void;
  /** Receives the share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface AddOptions extends SaveOptions {
  /** The products before one is added; undefined when they have not been loaded. */
  known: readonly Product[] | undefined;
}

export interface StoredChange {
  id: string;
  /** The whole product after the change. */
  product: ChangedProduct;
  /** The edited version (`versionOf`). @default any version is replaced */
  version?: string;
}

/** Whether the server has answered, and has refused. */
export const isRefused = (problem: unknown) => problem instanceof Problem && problem.kind === 'refused';
const isNotFound = (problem: unknown) => problem instanceof Problem && problem.status === 404;

/** Adds a product. If an earlier send had no response, it first looks whether that one was saved. */
export async function addProduct(api: Client, product: NewProduct, { known, sent = unsent, signal, onSend, onProgress }: AddOptions): Promise<'added'> {
  if (sent.state === 'unanswered' && countEqual(product, await api.call(productEndpoints.list, { signal })) > sent.equalBefore) return 'added';
  onSend?.(countEqual(product, known ?? []));
  try {
    await api.call(productFormEndpoints.add, { body: product, signal, onProgress });
  } catch (problem) {
    if (isRefused(problem)) throw problem;
    // The response may have been lost: the list shows whether the product was added.
    const now = await api.call(productEndpoints.list).catch(() => []);
    if (!isAdded(product, known, now)) throw problem;
  }
  return 'added';
}

/** Sends a change. When the response was lost the product is read again: saving has failed only if it differs from what was sent. */
async function sendChange(api: Client, { id, product }: StoredChange, { signal, onProgress }: SaveOptions): Promise<void> {
  const params = { id };
  try {
    await api.call(productFormEndpoints.change, { params, body: product, signal, onProgress });
  } catch (problem) {
    if (isRefused(problem)) throw problem;
    const now = await api.call(productDetailEndpoints.one, { params }).catch(() => undefined);
    if (now === undefined || !isChanged(product, now)) throw problem;
  }
}

/** Replaces a stored product, unless somebody else has changed it since it was opened. */
export async function changeProduct(api: Client, change: StoredChange, options: SaveOptions = {}): Promise<'updated' | Conflict> {
  const { id, product, version } = change;
  try {
    if (version !== undefined) {
      const now = await api.call(productDetailEndpoints.one, { params: { id }, signal: options.signal });
      if (versionOf(now) !== version) return options.sent?.state === 'unanswered' && isChanged(product, now) ? 'updated' : 'changedElsewhere';
    }
    options.onSend?.(0);
    await sendChange(api, change, options);
    return 'updated';
  } catch (problem) {
    if (isNotFound(problem)) return 'deletedElsewhere';
    throw problem;
  }
}
