import type { ProductField } from '@valise/contract';
import type { ProductLabel } from '../../formMessages.ts';
import type { PriceField } from '../../priceOf.ts';
import type { ProductChoiceField } from './options.ts';

interface Labelled<Name extends ProductField = ProductField> {
  field: Name;
  label: ProductLabel;
  /** The field takes the full width. @default false */
  isWide?: boolean;
  /** Screen readers call the field required. The form itself refuses no empty field, because the server's rules decide. @default false */
  isRequired?: boolean;
}

/** A field of a product: its label, and how it is edited and shown. */
export type FieldDefinition =
  | (Labelled & { kind: 'text'; autoComplete?: 'off' })
  | (Labelled & { kind: 'link' | 'note' | 'color' | 'day' | 'sizeUnit' })
  | (Labelled<PriceField> & { kind: 'money' })
  | (Labelled & { kind: 'size' })
  | (Labelled<ProductChoiceField> & { kind: 'choice' | 'availability' });

export interface SectionDefinition {
  title: ProductLabel;
  hint?: ProductLabel;
  /** How many fields share a line where there is room. */
  columns: 2 | 3;
  /** Shows the QR code of the typed barcode beside the fields. @default false */
  hasQr?: boolean;
  /** Shows the rental price of the typed values at the end of the section. @default false */
  hasRentalPrice?: boolean;
  /** Each group starts on a new line. */
  groups: readonly (readonly FieldDefinition[])[];
}

/** The fields of a product in the order of the form and of the read-only view (spec 2.2 and 2.3). Add one line here for a new field. */
export const productSections: readonly SectionDefinition[] = [
  {
    title: 'basicInformation',
    columns: 2,
    groups: [
      [
        { field: 'name', label: 'productname', kind: 'text', isRequired: true, autoComplete: 'off' },
        { field: 'brand', label: 'brand', kind: 'choice' },
        { field: 'color', label: 'color', kind: 'color' },
        { field: 'material', label: 'material', kind: 'text' },
        { field: 'careMethod', label: 'careMethod', kind: 'choice' },
        { field: 'weight', label: 'weight', kind: 'text' },
        { field: 'url', label: 'url', kind: 'link', isWide: true },
      ],
    ],
  },
  {
    title: 'rentalDetails',
    hint: 'numberHint',
    columns: 3,
    hasRentalPrice: true,
    groups: [
      [
        { field: 'basePrice', label: 'basePrice', kind: 'money', isRequired: true },
        { field: 'extensionPrice', label: 'extensionPrice', kind: 'choice' },
        { field: 'deposit', label: 'deposit', kind: 'money' },
        { field: 'lateFee', label: 'lateFee', kind: 'money' },
        { field: 'replacementValue', label: 'replacementValue', kind: 'choice' },
        { field: 'keepToBuyPrice', label: 'keepToBuyPrice', kind: 'money' },
        { field: 'minRentalPeriod', label: 'minRentalPeriod', kind: 'choice' },
        { field: 'maxRentalPeriod', label: 'maxRentalPeriod', kind: 'text' },
        { field: 'prepBuffer', label: 'prepBufferField', kind: 'text' },
        { field: 'blackoutDate', label: 'blackoutDate', kind: 'day' },
      ],
    ],
  },
  {
    title: 'locationAndIdentification',
    columns: 2,
    hasQr: true,
    groups: [
      [
        { field: 'location', label: 'location', kind: 'choice' },
        { field: 'sku', label: 'sku', kind: 'text', autoComplete: 'off' },
        { field: 'barcode', label: 'barcode', kind: 'text', autoComplete: 'off', isWide: true },
      ],
    ],
  },
  {
    title: 'sizeAndFit',
    columns: 3,
    groups: [
      [
        { field: 'fitType', label: 'fitType', kind: 'choice' },
        { field: 'unit', label: 'unit', kind: 'sizeUnit' },
      ],
      [
        { field: 'chest', label: 'chest', kind: 'size' },
        { field: 'length', label: 'length', kind: 'size' },
        { field: 'sleeve', label: 'sleeve', kind: 'size' },
      ],
    ],
  },
  {
    title: 'conditionAndLifecycle',
    columns: 2,
    groups: [
      [
        { field: 'conditionGrade', label: 'conditionGrade', kind: 'choice' },
        { field: 'availability', label: 'status', kind: 'availability' },
        { field: 'note', label: 'note', kind: 'note', isWide: true },
      ],
    ],
  },
];

const definitions = productSections.flatMap(({ groups }) => groups.flat());

/** The names of the form's fields from top to bottom, files first. */
export const productFormOrder: readonly string[] = ['images', 'videoFile', 'videoUrl', ...definitions.map(({ field }) => field)];

/** The fields that take digits with one decimal point (spec 2.5). */
export const decimalFields: readonly ProductField[] = definitions
  .filter(({ kind }) => kind === 'money' || kind === 'size')
  .map(({ field }) => field);
