import type { Product } from '@valise/contract';
import type { TableColumn, UnsortedColumn } from '@valise/ui/DataTable';
import type { ListWords } from '../../../kit/list/defineList.ts';
import type { ProductCopy } from '../../messages.ts';
import { prepBufferHours } from './prepBufferHours.ts';
import { gradeFilterOf } from '../state/productFilters.ts';
import { gradeFilters, type ProductSortColumn } from '../state/productListState.ts';
import { availabilityKey } from '../../availability.ts';
import { brandAndSku, nameIn, picture, ratingOf, statusBadge, stockOf, summaryOf } from '../../ProductParts/ProductParts.tsx';

const optionalWidths = { sku: '8.5rem', barcode: '8.5rem', brand: '7rem', location: '10rem' };

/** The columns that are hidden until a user shows them. */
export const optionalColumns: readonly string[] = [...Object.keys(optionalWidths), 'size'];

/** Chest, length and sleeve, without the unknown ones. */
function measuresOf({ chest, length, sleeve, unit }: Product): string | undefined {
  const known = [chest, length, sleeve].filter((measure) => measure.trim() !== '');
  return known.length === 0 ? undefined : `${known.join(' × ')} ${unit}`.trim();
}

/** The columns of the product list. Grades are sorted from best to worst, prep buffers by duration. */
export function productColumns({ messages, formats }: ListWords<ProductCopy>): (TableColumn<Product, ProductSortColumn> | UnsortedColumn<Product>)[] {
  return [
    {
      id: 'name',
      header: messages.product,
      isKey: true,
      cell: nameIn(messages),
      media: (product) => picture(product, 44, 44),
      detail: (product, isCondensed) => (isCondensed ? summaryOf(product, messages) : brandAndSku(product)),
      sortBy: ({ name }) => name,
      exportValue: nameIn(messages),
      share: { parts: 3, from: '14.5rem' },
    },
    {
      id: 'grade',
      header: messages.grade,
      cell: ({ conditionGrade }) => conditionGrade || '–',
      width: '5.125rem',
      sortBy: ({ conditionGrade }) => (conditionGrade === '' ? null : gradeFilters.indexOf(gradeFilterOf(conditionGrade))),
      exportValue: ({ conditionGrade }) => conditionGrade,
      isHiddenWhenCondensed: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: (product) => statusBadge(product, messages),
      width: '10.5rem',
      share: { parts: 1 },
      placeholder: 'tag',
      sortBy: ({ availability }) => messages[availabilityKey(availability)],
    },
    {
      id: 'prepBuffer',
      header: messages.prepBuffer,
      cell: ({ prepBuffer }) => prepBuffer || '–',
      width: '6.25rem',
      share: { parts: 1 },
      sortBy: ({ prepBuffer }) => prepBufferHours(prepBuffer),
      exportValue: ({ prepBuffer }) => prepBuffer,
      isHiddenWhenCondensed: true,
    },
    { id: 'rating', header: messages.rating, cell: (product) => ratingOf(product, formats), width: '4.625rem', sortBy: ({ rating }) => rating },
    { id: 'stock', header: messages.stock, cell: (product) => stockOf(product, formats), width: '4.25rem', sortBy: ({ stock }) => stock, align: 'end' },
    {
      id: 'price',
      header: messages.price,
      cell: ({ basePrice }) => formats.money(basePrice),
      width: '5.1875rem',
      condensedWidth: '4.75rem',
      sortBy: ({ basePrice }) => basePrice,
      align: 'end',
      emphasis: 'strong',
    },
    ...(['sku', 'barcode', 'brand', 'location'] as const).map((id) => ({
      id,
      header: messages[id],
      cell: (product: Product) => product[id] || '–',
      emphasis: 'quiet' as const,
      width: optionalWidths[id],
      isHiddenWhenCondensed: true,
      exportValue: (product: Product) => product[id],
    })),
    {
      id: 'size',
      header: messages.size,
      cell: ({ fitType }) => fitType || '–',
      detail: measuresOf,
      emphasis: 'quiet',
      width: '8.5rem',
      isHiddenWhenCondensed: true,
      exportFields: (['fitType', 'chest', 'length', 'sleeve', 'unit'] as const).map((field) => ({
        header: messages[field],
        value: (product: Product) => product[field],
      })),
    },
  ];
}
