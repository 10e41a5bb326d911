import type { Order, Product } from '@valise/contract';
import { barcodeGroups } from '../../domain/barcodeGroups.ts';
import { addressOf } from '../../domain/order/AddressCard.tsx';
import { mapLink } from '../../domain/order/mapLink.ts';
import type { OrdersCopy } from '../messages.ts';

export interface SlipItem {
  name: string;
  brand: string;
  /** The fit, and the measures in words. */
  size: { fit: string; measures: string };
  sku: string;
  /** The barcode, digits in groups of four. */
  barcode: string;
  pieces: number;
}

/** A quantity that cannot be read counts as one piece. */
const piecesOf = (quantity: number | null) => (quantity !== null && Number.isInteger(quantity) && quantity > 0 ? quantity : 1);

function measuresOf({ chest, length, sleeve, unit }: Product, messages: OrdersCopy): string {
  const known = (value: string, words: (size: { size: string }) => string) => (value.trim() === '' ? [] : [words({ size: value })]);
  const measures = [...known(chest, messages.chest), ...known(length, messages.length), ...known(sleeve, messages.sleeve)];
  return measures.length === 0 ? '' : `${measures.join(', ')} ${unit}`.trim();
}

/** The packed items. Size, SKU and barcode come from the product with the item's name. */
export function slipItems({ items }: Order, named: (name: string) => Product | undefined, messages: OrdersCopy): SlipItem[] {
  return items.map(({ productName, quantity }) => {
    const product = named(productName);
    return {
      name: productName || '–',
      brand: product?.brand ?? '',
      size: { fit: product?.fitType ?? '', measures: product === undefined ? '' : measuresOf(product, messages) },
      sku: product?.sku ?? '',
      barcode: barcodeGroups(product?.barcode.trim() ?? ''),
      pieces: piecesOf(quantity),
    };
  });
}

export const countPieces = (items: readonly SlipItem[]): number => items.reduce((sum, { pieces }) => sum + pieces, 0);

/** The address of the map in the slip's QR code: the delivery's place; null without coordinates and address. */
export const slipMap = ({ traveler }: Order): string | null => mapLink(addressOf(traveler, 'shipping'));
