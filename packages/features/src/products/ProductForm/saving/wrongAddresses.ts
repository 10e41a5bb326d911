import { isWebAddress } from '@valise/contract';
import type { FormContent } from '../state/productForm.ts';

const addressFields = ['url', 'videoUrl'] as const;

/** The address fields whose text was changed and is not a whole address of the web. A stored text may be sent again as it is. */
export const wrongAddresses = ({ values }: FormContent, { values: opened }: FormContent) =>
  addressFields.filter((field) => values[field] !== '' && values[field] !== opened[field].trim() && !isWebAddress(values[field]));
