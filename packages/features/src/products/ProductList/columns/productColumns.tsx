import type { Product } from '@valise/contract';
import type { TableColumn } from '@valise/ui/DataTable';
import type { ValueFormats } from '../../../shared/format/format.ts';
import type { ProductCopy } from '../../messages.ts';
import { prepBufferHours } from './prepBufferHours.ts';
import { gradeFilterOf } from '../state/productFilter.ts';
import { gradeFilters, type ProductSortColumn } from '../state/productListState.ts';
import { availabilityKey } from '../../productTone.ts';
import { nameIn, picture, ratingOf, statusBadge, stockOf, summaryOf } from '../../ProductParts/ProductParts.tsx';

/** The columns of the product list. Grades are sorted from best to worst, prep buffers by duration. */
export function productColumns(messages: ProductCopy, formats: ValueFormats): TableColumn<Product, ProductSortColumn>[] {
  return [
    {
      id: 'name',
      header: messages.product,
      isKey: true,
      cell: nameIn(messages),
      media: (product) => picture(product, 44, 44),
      detail: (product, isCondensed) => (isCondensed ? summaryOf(product, messages) : product.brand),
      sortBy: ({ name }) => name,
    },
    {
      id: 'grade',
      header: messages.grade,
      cell: ({ conditionGrade }) => conditionGrade || '–',
      width: '5.375rem',
      sortBy: ({ conditionGrade }) => (conditionGrade === '' ? null : gradeFilters.indexOf(gradeFilterOf(conditionGrade))),
      isHiddenWhenCondensed: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: (product) => statusBadge(product, messages),
      width: '9.9375rem',
      sortBy: ({ availability }) => messages[availabilityKey(availability)],
    },
    {
      id: 'prepBuffer',
      header: messages.prepBuffer,
      cell: ({ prepBuffer }) => prepBuffer || '–',
      width: '6.25rem',
      sortBy: ({ prepBuffer }) => prepBufferHours(prepBuffer),
      isHiddenWhenCondensed: true,
    },
    { id: 'rating', header: messages.rating, cell: (product) => ratingOf(product, formats), width: '4.6875rem', sortBy: ({ rating }) => rating },
    { id: 'stock', header: messages.stock, cell: (product) => stockOf(product, formats), width: '4.25rem', sortBy: ({ stock }) => stock, align: 'end' },
    {
      id: 'price',
      header: messages.price,
      cell: ({ basePrice }) => formats.money(basePrice),
      width: '5.1875rem',
      sortBy: ({ basePrice }) => basePrice,
      align: 'end',
      emphasis: 'strong',
    },
  ];
}
