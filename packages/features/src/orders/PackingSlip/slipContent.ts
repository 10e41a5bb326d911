import type { Order, Product } from '@valise/contract';
import { barcodeGroups } from '../../domain/barcodeGroups.ts';
import { addressOf } from '../../domain/order/AddressCard.tsx';
import { mapLink } from '../../domain/order/mapLink.ts';
import { piecesOf } from '../../domain/order/pieces.ts';
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

function measuresOf({ chest, length, sleeve, unit }: Product, messages: OrdersCopy): string {
  const known = (value: string, words: (size: { size: string }) => string) => (value.trim() === '' ? [] : [words({ size: value })]);
  const measures = [...known(chest, messages.chest), ...known(length, messages.length), ...known(sleeve, messages.sleeve)];
  return measures.length === 0 ? '' : `${measures.join(', ')} ${unit}`.trim();
}

/** The packed items. Size, SKU and barcode come from the product with the item's name. */
export function slipItems({ items }: Order, named: (name: string) => Product | undefined, messages: OrdersCopy): SlipItem[] {
  return items.map((item) => {
    const { productName } = item;
    const product = named(productName);
    return {
      name: productName || '–',
      brand: product?.brand ?? '',
      size: { fit: product?.fitType ?? '', measures: product === undefined ? '' : measuresOf(product, messages) },
      sku: product?.sku ?? '',
      barcode: barcodeGroups(product?.barcode.trim() ?? ''),
      pieces: piecesOf(item),
    };
  });
}

/** The address of the map in the slip's QR code: the delivery's place; null without coordinates and address. */
export const slipMap = ({ traveler }: Order): string | null => mapLink(addressOf(traveler, 'shipping'));
