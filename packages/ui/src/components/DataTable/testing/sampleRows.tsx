import { Eye } from '../../../icons/Eye.tsx';
import { PencilSimple } from '../../../icons/PencilSimple.tsx';
import { StarFill } from '../../../icons/StarFill.tsx';
import { Trash } from '../../../icons/Trash.tsx';
import { vars } from '../../../theme/vars.css.ts';
import { SafeImage } from '../../SafeImage/SafeImage.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../StatusBadge/StatusBadge.tsx';
import type { CardParts, RowAction, TableColumn, TableState } from '../tableProps.ts';

/** Rows for stories and tests, the same ones on every run. */
export interface SampleRow {
  id: string;
  name: string;
  brand: string;
  picture: string;
  grade: string;
  status: keyof typeof statuses;
  prep: number;
  rating: number | null;
  stock: number;
  price: number;
}

const statuses = {
  Available: { tone: 'success', phase: 'full' },
  Rented: { tone: 'brand', phase: 'half' },
  'Under Maintenance': { tone: 'warning', phase: 'quarter' },
  'Out of Stock': { tone: 'critical', phase: 'hollow' },
  Archived: { tone: 'neutral', phase: 'slash' },
} as const satisfies Record<string, Pick<StatusBadgeProps, 'tone' | 'phase'>>;
const statusNames = ['Available', 'Rented', 'Available', 'Available', 'Under Maintenance', 'Available', 'Out of Stock', 'Rented', 'Available', 'Archived'] as const;

const models = [
  ['Double-Breasted Trench', 'coat-trench'],
  ['Wool Tailored Blazer', 'blazer-navy'],
  ['Silk Slip Dress', 'dress-silk'],
  ['Merino Crew Knit', 'knit-cream'],
  ['Oxford Shirt', 'shirt-blue'],
  ['Quilted Puffer Jacket', 'puffer-forest'],
  ['Linen Trousers', 'trouser-sand'],
  ['Pleated Midi Skirt', 'skirt-terracotta'],
  ['Cashmere Overcoat', 'coat-charcoal'],
  ['Evening Wrap Dress', 'dress-olive'],
  ['Élan Camel Blazer', 'blazer-camel'],
] as const satisfies [string, string][];
const brands = ['Zara', 'Prada', 'Gucci', 'Uniqlo', 'H&M', 'Uniqlo', 'Zara'] as const;
const grades = ['New', 'Like New', 'Like New', 'Good', 'Good', 'New', 'Good', 'Fair'] as const;
const cyclic = <Items extends readonly [unknown, ...unknown[]]>(items: Items, index: number): Items[number] =>
  items[index % items.length] ?? items[0];

export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, garment] = cyclic(models, index);
    const round = Math.floor(index / models.length);
    const status = cyclic(statusNames, index + round);
    return {
      id: String(index + 1),
      name: round === 0 ? name : `${name} ${((round * 7919) % 90000) + 1}`,
      brand: cyclic(brands, index),
      picture: `/assets-drawn/garments/${garment}.svg`,
      grade: cyclic(grades, index),
      status,
      prep: 1 + (index % 3),
      rating: index % 13 === 12 ? null : 4 + ((index * 7) % 10) / 10,
      stock: status === 'Out of Stock' ? 0 : 1 + ((index * 5) % 16),
      price: 14 + ((index * 37) % 140),
    };
  });
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const star = <StarFill size={14} style={{ color: vars.color.accent.marker, display: 'inline', verticalAlign: '-0.125em', marginInlineEnd: 4 }} />;
const rated = ({ rating }: SampleRow) => (rating === null ? '–' : <>{star}{rating.toFixed(1)}</>);
const badge = ({ status }: SampleRow) => <StatusBadge {...statuses[status]}>{status}</StatusBadge>;

export const sampleId = (row: SampleRow) => row.id;
export const sampleName = (row: SampleRow) => row.name;
export const sampleHref = (row: SampleRow) => `/products/${row.id}`;
export const isAvailable = (row: SampleRow) => row.status === 'Available';

export const sampleColumns: TableColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Product',
    isKey: true,
    cell: sampleName,
    media: ({ picture }) => <SafeImage src={picture} alt="" width={44} height={44} />,
    detail: ({ brand, grade, prep }, isCondensed) => (isCondensed ? `${brand} · ${grade} · ${days(prep)}` : brand),
    sortBy: sampleName,
  },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade, sortBy: ({ grade }) => grade, width: '5.25rem', isHiddenWhenCondensed: true },
  { id: 'status', header: 'Status', cell: badge, sortBy: ({ status }) => status, width: '10rem', condensedWidth: '9.875rem' },
  { id: 'prep', header: 'Prep Buffer', cell: ({ prep }) => days(prep), sortBy: ({ prep }) => prep, width: '6.75rem', isHiddenWhenCondensed: true },
  { id: 'rating', header: 'Rating', cell: rated, sortBy: ({ rating }) => rating, width: '5rem', condensedWidth: '4.625rem' },
  { id: 'stock', header: 'Stock', cell: ({ stock }) => String(stock), sortBy: ({ stock }) => stock, width: '4.75rem', condensedWidth: '4.375rem', align: 'end' },
  { id: 'price', header: 'Price', cell: ({ price }) => dollars.format(price), sortBy: ({ price }) => price, width: '5.25rem', condensedWidth: '4.5rem', align: 'end', emphasis: 'strong' },
];

export const sampleActions = (onAction: (action: string, row: SampleRow) => void): RowAction<SampleRow>[] => [
  { id: 'view', label: 'View', icon: <Eye size={20} />, href: sampleHref },
  { id: 'edit', label: 'Edit', icon: <PencilSimple size={20} />, href: (row) => `/products/${row.id}/edit` },
  { id: 'delete', label: 'Delete', icon: <Trash size={20} />, tone: 'critical', onAction: (row) => onAction('delete', row) },
];

export const sampleCard = (row: SampleRow): CardParts => ({
  picture: <SafeImage src={row.picture} alt="" width={76} height={92} />,
  title: row.name,
  line: `${row.brand} · ${row.grade} · Prep ${days(row.prep)}`,
  badge: <StatusBadge size="small" {...statuses[row.status]}>{row.status}</StatusBadge>,
  meta: (
    <>
      <span>{rated(row)}</span>
      <span>{row.stock} in stock</span>
    </>
  ),
  figure: dollars.format(row.price),
});

export const sampleState: TableState = { sort: null, page: 1, size: 10 };
