import { type Client, type NewProduct, productDetailEndpoints } from '@valise/contract';
import { messagesIn } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { productFormMessages } from '../../formMessages.ts';
import { emptyContent } from '../state/productForm.ts';
import { differences } from './differences.ts';
import { differenceText } from './differenceText.ts';

/** Reads an added product again, and tells what the server has stored otherwise. It may fill in what was left empty. */
export async function readBackAdded(api: Client, sent: NewProduct, id: string, locale: string): Promise<void> {
  const now = await api.call(productDetailEndpoints.one, { params: { id } }).catch(() => undefined);
  if (now === undefined) return;
  const messages = messagesIn(productFormMessages, locale);
  const found = differences({ ...sent, keepImageIds: [] }, emptyContent.values, now).filter((each) => each.part !== 'field' || sent[each.field].trim() !== '');
  if (found.length > 0) notify(messages.storedOtherwise, { tone: 'warning', detail: found.map((each) => differenceText(each, messages)).join(' ') });
}
