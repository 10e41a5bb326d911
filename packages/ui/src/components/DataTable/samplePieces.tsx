import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import { vars } from '../../theme/vars.css.ts';
import { SafeImage } from '../SafeImage/SafeImage.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import type { CardParts, RowAction, TableColumn, TableView } from './table.ts';

/** Rows for stories and for measuring: pieces of a wardrobe, always the same ones. */
export interface Piece {
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
const cyclic = <Items extends readonly [unknown, ...unknown[]]>(items: Items, place: number): Items[number] =>
  items[place % items.length] ?? items[0];

export function pieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, place) => {
    const [name, garment] = cyclic(models, place);
    const turn = Math.floor(place / models.length);
    const status = cyclic(statusNames, place + turn);
    return {
      id: String(place + 1),
      name: turn === 0 ? name : `${name} ${((turn * 7919) % 90000) + 1}`,
      brand: cyclic(brands, place),
      picture: `/assets-drawn/garments/${garment}.svg`,
      grade: cyclic(grades, place),
      status,
      prep: 1 + (place % 3),
      rating: place % 13 === 12 ? null : 4 + ((place * 7) % 10) / 10,
      stock: status === 'Out of Stock' ? 0 : 1 + ((place * 5) % 16),
      price: 14 + ((place * 37) % 140),
    };
  });
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const star = <Star size={14} weight="fill" color={vars.color.accent.marker} aria-hidden="true" style={{ display: 'inline', verticalAlign: '-0.125em', marginInlineEnd: 4 }} />;
const rated = ({ rating }: Piece) => (rating === null ? '–' : <>{star}{rating.toFixed(1)}</>);
const badge = ({ status }: Piece) => <StatusBadge {...statuses[status]}>{status}</StatusBadge>;

export const pieceId = (piece: Piece) => piece.id;
export const pieceName = (piece: Piece) => piece.name;
export const pieceHref = (piece: Piece) => `/pieces/${piece.id}`;
export const isAvailable = (piece: Piece) => piece.status === 'Available';

export const pieceColumns: TableColumn<Piece>[] = [
  {
    id: 'name',
    header: 'Product',
    isKey: true,
    cell: pieceName,
    media: ({ picture }) => <SafeImage src={picture} alt="" width={44} height={44} />,
    detail: ({ brand, grade, prep }, isCondensed) => (isCondensed ? `${brand} · ${grade} · ${days(prep)}` : brand),
    sortBy: pieceName,
  },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade, sortBy: ({ grade }) => grade, width: '5.25rem', isHiddenWhenCondensed: true },
  { id: 'status', header: 'Status', cell: badge, sortBy: ({ status }) => status, width: '10rem', condensedWidth: '9.875rem' },
  { id: 'prep', header: 'Prep Buffer', cell: ({ prep }) => days(prep), sortBy: ({ prep }) => prep, width: '6.75rem', isHiddenWhenCondensed: true },
  { id: 'rating', header: 'Rating', cell: rated, sortBy: ({ rating }) => rating, width: '5rem', condensedWidth: '4.625rem' },
  { id: 'stock', header: 'Stock', cell: ({ stock }) => String(stock), sortBy: ({ stock }) => stock, width: '4.75rem', condensedWidth: '4.375rem', align: 'end' },
  { id: 'price', header: 'Price', cell: ({ price }) => dollars.format(price), sortBy: ({ price }) => price, width: '5.25rem', condensedWidth: '4.5rem', align: 'end', emphasis: 'strong' },
];

export const pieceActions = (onAction: (action: string, piece: Piece) => void): RowAction<Piece>[] => [
  { id: 'view', label: 'View', icon: <Eye size={20} aria-hidden="true" />, href: pieceHref },
  { id: 'edit', label: 'Edit', icon: <PencilSimple size={20} aria-hidden="true" />, href: (piece) => `/pieces/${piece.id}/edit` },
  { id: 'delete', label: 'Delete', icon: <Trash size={20} aria-hidden="true" />, tone: 'critical', onAction: (piece) => onAction('delete', piece) },
];

export const pieceCard = (piece: Piece): CardParts => ({
  picture: <SafeImage src={piece.picture} alt="" width={76} height={92} />,
  title: piece.name,
  line: `${piece.brand} · ${piece.grade} · Prep ${days(piece.prep)}`,
  badge: <StatusBadge size="small" {...statuses[piece.status]}>{piece.status}</StatusBadge>,
  meta: (
    <>
      <span>{rated(piece)}</span>
      <span>{piece.stock} in stock</span>
    </>
  ),
  figure: dollars.format(piece.price),
});

export const firstView: TableView = { sort: null, page: 1, size: 10, search: '' };
