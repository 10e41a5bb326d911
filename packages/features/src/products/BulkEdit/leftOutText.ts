import type { ProductGap } from '@valise/contract';
import type { ProductFormCopy } from '../formMessages.ts';
import { productSections } from '../ProductForm/state/productSections.ts';
import type { BulkEditCopy } from './messages.ts';
import type { LeftOut } from './rules/bulkRows.ts';

const fields = productSections.flatMap(({ groups }) => groups.flat());

function labelOf(field: ProductGap['field'], form: ProductFormCopy): string {
  if (field === 'images') return form.productImage;
  if (field === 'videos') return form.productVideo;
  const label = fields.find((definition) => definition.field === field)?.label;
  return label === undefined ? field : form[label];
}

/** A sentence that says why a product is not changed. Of several reasons the first is named. */
export function leftOutText(leftOut: LeftOut, messages: BulkEditCopy, form: ProductFormCopy): string {
  if (leftOut.why === 'deleted') return messages.deletedElsewhere;
  if (leftOut.why !== 'gaps') return messages[leftOut.why];
  const [gap] = leftOut.gaps;
  if (gap === undefined) return '';
  if (gap.why === 'several') return messages.severalVideos;
  return messages[gap.why]({ field: labelOf(gap.field, form) });
}
