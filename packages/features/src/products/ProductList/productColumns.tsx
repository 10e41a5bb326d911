import type { Product } from '@valise/contract';
import type { TableColumn } from '@valise/ui/DataTable';
import { formatMoney } from '../../shared/index.ts';
import { prepBufferHours } from '../prepBufferHours.ts';
import { gradeFilterOf } from '../productFilter.ts';
import { gradeFilters, type ProductSortColumn } from '../productListView.ts';
import { availabilityKey } from '../productTone.ts';
import { nameIn, picture, type ProductCopy, ratingOf, statusBadge, stockOf, summaryOf } from './ProductParts.tsx';

/** The columns of the product list. Grades are sorted from the best down, prep buffers by their length. */
export function productColumns(messages: ProductCopy): TableColumn<Product, ProductSortColumn>[] {
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
    { id: 'rating', header: messages.rating, cell: ratingOf, width: '4.6875rem', sortBy: ({ rating }) => rating },
    { id: 'stock', header: messages.stock, cell: stockOf, width: '4.25rem', sortBy: ({ stock }) => stock, align: 'end' },
    {
      id: 'price',
      header: messages.price,
      cell: ({ basePrice }) => formatMoney(basePrice),
      width: '5.1875rem',
      sortBy: ({ basePrice }) => basePrice,
      align: 'end',
      emphasis: 'strong',
    },
  ];
}
