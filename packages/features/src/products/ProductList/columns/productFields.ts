import type { Product } from '@valise/contract';
import type { ExportField } from '@valise/ui/DataTable';
import { messagesIn } from '@valise/ui/messages';
import type { ListWords } from '../../../kit/list/defineList.ts';
import { productFormMessages } from '../../formMessages.ts';
import type { ProductCopy } from '../../messages.ts';

/** Every text and figure that a product has, one fact a field. The status and the day are as sent. */
export function productFields({ messages, locale }: ListWords<ProductCopy>): readonly ExportField<Product>[] {
  const form = messagesIn(productFormMessages, locale);
  return [
    { header: messages.id, value: ({ id }) => id },
    { header: messages.product, value: ({ name }) => name },
    { header: messages.brand, value: ({ brand }) => brand },
    { header: messages.sku, value: ({ sku }) => sku },
    { header: messages.barcode, value: ({ barcode }) => barcode },
    { header: messages.location, value: ({ location }) => location },
    { header: messages.status, value: ({ availability }) => availability },
    { header: messages.grade, value: ({ conditionGrade }) => conditionGrade },
    { header: messages.stock, value: ({ stock }) => stock },
    { header: messages.rating, value: ({ rating }) => rating },
    { header: messages.prepBuffer, value: ({ prepBuffer }) => prepBuffer },
    { header: messages.fitType, value: ({ fitType }) => fitType },
    { header: messages.chest, value: ({ chest }) => chest },
    { header: messages.length, value: ({ length }) => length },
    { header: messages.sleeve, value: ({ sleeve }) => sleeve },
    { header: messages.unit, value: ({ unit }) => unit },
    { header: form.color, value: ({ color }) => color },
    { header: form.material, value: ({ material }) => material },
    { header: form.careMethod, value: ({ careMethod }) => careMethod },
    { header: form.weight, value: ({ weight }) => weight },
    { header: form.url, value: ({ url }) => url },
    { header: form.basePrice, value: ({ basePrice }) => basePrice },
    { header: form.extensionPrice, value: ({ extensionPrice }) => extensionPrice },
    { header: form.deposit, value: ({ deposit }) => deposit },
    { header: form.lateFee, value: ({ lateFee }) => lateFee },
    { header: form.replacementValue, value: ({ replacementValue }) => replacementValue },
    { header: form.keepToBuyPrice, value: ({ keepToBuyPrice }) => keepToBuyPrice },
    { header: form.minRentalPeriod, value: ({ minRentalPeriod }) => minRentalPeriod },
    { header: form.maxRentalPeriod, value: ({ maxRentalPeriod }) => maxRentalPeriod },
    { header: form.blackoutDate, value: ({ blackoutDate }) => blackoutDate },
    { header: form.note, value: ({ note }) => note },
  ];
}
